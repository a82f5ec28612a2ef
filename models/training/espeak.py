"""espeak-ng in this process: text as IPA phones, and as speech (the package `espeakng-loader`)."""

import ctypes
import re

import espeakng_loader
import numpy as np
import numpy.typing as npt

RATE = 22050  # Hz, of the speech
_SYNCHRONOUS, _UTF8 = 2, 1
_IPA_WITH_UNDERSCORES = 0x02 | ord("_") << 8
_RATE, _PITCH, _RANGE = 1, 3, 4
_EVENTS_IPA = 0x1 | 0x2  # tell of phones, in IPA
_PHONE = 7

_library = ctypes.CDLL(espeakng_loader.get_library_path())
_library.espeak_TextToPhonemes.restype = ctypes.c_char_p
_samples: list[npt.NDArray[np.int16]] = []
_phones: list[tuple[int, str]] = []


class _Event(ctypes.Structure):
    """What espeak-ng tells beside the sound (`espeak_EVENT` in speak_lib.h)."""

    _fields_ = (
        *((name, ctypes.c_int) for name in ("kind", "unique", "place", "length", "milliseconds", "sample")),
        ("user", ctypes.c_void_p),
        ("name", ctypes.c_char * 8),
    )


@ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.POINTER(_Event))
def _collect(wave: "ctypes._Pointer[ctypes.c_short]", count: int, events: "ctypes._Pointer[_Event]") -> int:
    if count > 0:
        _samples.append(np.ctypeslib.as_array(wave, (count,)).copy())
    number = 0
    while events[number].kind != 0:
        if events[number].kind == _PHONE:
            _phones.append((events[number].sample, events[number].name.decode("utf-8", "ignore")))
        number += 1
    return 0


def _begin() -> None:
    rate = _library.espeak_Initialize(
        _SYNCHRONOUS, 500, espeakng_loader.get_data_path().encode(), _EVENTS_IPA
    )
    if rate != RATE:
        raise RuntimeError(f"espeak-ng speaks at {rate} Hz")
    _library.espeak_SetSynthCallback(_collect)


_begin()


def _use(voice: str) -> None:
    if _library.espeak_SetVoiceByName(voice.encode()) != 0:
        raise ValueError(f"espeak-ng has no voice {voice}")


def ipa(text: str, voice: str) -> list[list[str]]:
    """The phones of each word in the voice's language, as espeak-ng writes them, stress marks with them."""
    _use(voice)
    pointer = ctypes.c_char_p(text.encode())
    clauses = []
    while pointer.value is not None:
        clause = _library.espeak_TextToPhonemes(ctypes.byref(pointer), _UTF8, _IPA_WITH_UNDERSCORES)
        clauses.append(clause.decode() if clause else "")
    spoken = re.sub(r"\([^)]*\)", " ", " ".join(clauses))  # "(en)": it has changed to another language
    return [[phone for phone in word.split("_") if phone] for word in spoken.split()]


def speech(text: str, voice: str, rate: int, pitch: int, liveliness: int = 50) -> npt.NDArray[np.float32]:
    """The text spoken, at RATE, full scale 1; `rate` in words a minute, the others 0 to 100."""
    _use(voice)
    for parameter, value in ((_RATE, rate), (_PITCH, pitch), (_RANGE, liveliness)):
        _library.espeak_SetParameter(parameter, value, 0)
    _samples.clear()
    _phones.clear()
    data = text.encode() + b"\0"
    _library.espeak_Synth(data, len(data), 0, 1, 0, _UTF8, None, None)
    return np.concatenate(_samples).astype(np.float32) / np.float32(32768)


def last_phones() -> list[tuple[float, str]]:
    """When, in seconds, each phone of the last `speech` begins; an empty one is a pause."""
    return [(sample / RATE, name) for sample, name in _phones]
