"""One set of phones for all languages, from the IPA that espeak-ng writes."""

import unicodedata

from training import espeak

SILENCE = "<silence>"  # the first output of the network
PHONES = (
    SILENCE,
    *("a", "ɐ", "ɑ", "æ", "e", "ɛ", "i", "ɪ", "ɨ", "y", "ø", "o", "ɔ", "u", "ʊ", "ə", "ʌ", "ɜ"),
    *("ɐ̃", "ẽ", "ĩ", "õ", "ũ"),
    *("p", "b", "t", "d", "k", "ɡ", "c", "tʃ", "dʒ", "ts"),
    *("f", "v", "β", "θ", "ð", "s", "z", "ʃ", "ʒ", "ç", "x", "ɣ", "h", "ʁ"),
    *("m", "n", "ɲ", "ŋ", "l", "ʎ", "ɹ", "r", "ɾ", "j", "w"),
)
NUMBER = {phone: number for number, phone in enumerate(PHONES)}

LANGUAGES = {"en": "en-us", "ro": "ro", "pt-BR": "pt-br"}  # locale -> espeak-ng's voice

# Phones that are too rare to be learnt by themselves, and what they come nearest to.
_NEAREST = {
    "ɒ": "ɔ",
    "ɵ": "ø",
    "œ": "ø",
    "ʏ": "y",
    "ɯ": "ɨ",
    "ʉ": "u",
    "ᵻ": "ɪ",
    "ɘ": "ə",
    "ɤ": "ə",
    "A": "ɑ",
    "ɚ": "əɹ",
    "ɝ": "ɜɹ",
    "q": "k",
    "ɟ": "ɡ",
    "g": "ɡ",
    "ɗ": "d",
    "ʈ": "t",
    "ɖ": "d",
    "ɓ": "b",
    "ʂ": "ʃ",
    "ɕ": "ʃ",
    "S": "ʃ",
    "ʐ": "ʒ",
    "ʑ": "ʒ",
    "Z": "ʒ",
    "ʝ": "j",
    "χ": "x",
    "X": "x",
    "ɦ": "h",
    "ɸ": "f",
    "ʋ": "v",
    "ɱ": "m",
    "ɳ": "n",
    "N": "ŋ",
    "ɭ": "l",
    "ɫ": "l",
    "ɬ": "l",
    "ɻ": "ɹ",
    "ʀ": "ʁ",
}
_NASAL = {"a": "ɐ̃", "ɐ": "ɐ̃", "ɑ": "ɐ̃", "ʌ": "ɐ̃", "ə": "ɐ̃", "æ": "ɐ̃", "ɛ": "ẽ", "e": "ẽ", "œ": "ẽ"}
_NASAL |= {"i": "ĩ", "ɪ": "ĩ", "ɔ": "õ", "o": "õ", "ɒ": "õ", "u": "ũ", "ʊ": "ũ", "y": "ĩ"}
_AFFRICATES = {"tʃ": "tʃ", "tS": "tʃ", "tɕ": "tʃ", "tʂ": "tʃ", "dʒ": "dʒ", "dZ": "dʒ", "dʑ": "dʒ", "ts": "ts"}
_TILDE = "\u0303"

# What espeak-ng's letters stand for in one language alone: Brazilian final a, e and o.
_OWN = {"pt-br": {"æ": "ɐ", "y": "i", "ʊ": "u"}}


def phones(text: str, voice: str) -> list[list[str]]:
    """The phones of each word of the text, in the language of espeak-ng's voice."""
    own = _OWN.get(voice, {})
    return [
        split
        for word in espeak.ipa(text, voice)
        if (split := [phone for token in word for phone in _split(token, own)])
    ]


def timed(events: list[tuple[float, str]], end: float, voice: str) -> list[tuple[float, float, str]]:
    """(from, to, phone) in seconds, of espeak-ng's tokens with their beginnings; a diphthong is halved."""
    own, found = _OWN.get(voice, {}), []
    ends = [begin for begin, _ in events[1:]] + [end]
    for (begin, token), until in zip(events, ends, strict=True):
        split = _split(token, own) or [SILENCE]
        each = (until - begin) / len(split)
        found += [(begin + k * each, begin + (k + 1) * each, phone) for k, phone in enumerate(split)]
    return found


def _split(token: str, own: dict[str, str]) -> list[str]:
    """The phones that one of espeak-ng's tokens is made of: a diphthong is two."""
    letters: list[str] = []
    for sign in unicodedata.normalize("NFD", token):
        if sign == _TILDE and letters:
            letters[-1] = _NASAL.get(letters[-1], letters[-1])
        elif sign == "\u0327" and letters:  # ç, taken apart
            letters[-1] = "ç"
        elif sign.isalpha() and unicodedata.category(sign) != "Lm":
            letters.append(sign)
    found: list[str] = []
    while letters:
        pair = "".join(letters[:2])
        if pair in _AFFRICATES:
            found.append(_AFFRICATES[pair])
            del letters[:2]
        else:
            letter = letters.pop(0)
            near = own.get(letter) or (letter if letter in NUMBER else _NEAREST.get(letter, ""))
            found.extend([near] if near in NUMBER else near)
    return found
