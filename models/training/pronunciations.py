"""How each word of a language is pronounced: alone, within commands, and by speakers of other regions."""

from collections.abc import Iterable

from training.phones import phones
from training.texts import command_words, common_words, lexicon

ACCENTS = {"en": ("en-us", "en", "en-GB-x-rp", "en-GB-scotland"), "ro": ("ro",), "pt-BR": ("pt-br",)}
MOST = 6  # pronunciations of a word

Pronunciation = tuple[str, ...]


def pronunciations(locale: str) -> dict[str, list[Pronunciation]]:
    """Every word of the commands and common word of the language, in small letters, most usual first."""
    found: dict[str, dict[Pronunciation, None]] = {}
    words = dict.fromkeys(w.lower() for w in [*command_words(locale), *common_words(locale)])
    for word in words:
        found[word] = dict.fromkeys(_flat(phones(word, voice)) for voice in ACCENTS[locale])
    for phrase in dict.fromkeys(phrase for phrase, _ in lexicon(locale).written()):
        for voice in ACCENTS[locale]:
            said, written = phones(phrase, voice), phrase.lower().split()
            if len(said) == len(written):
                for word, pronounced in zip(written, said, strict=True):
                    found[word][tuple(pronounced)] = None
    for other in ACCENTS:  # the languages are chosen by their own names, whatever is spoken before
        for word in " ".join(lexicon(other).names).lower().split():
            known = found.setdefault(word, {})
            known.update(dict.fromkeys(_flat(phones(word, voice)) for voice in ACCENTS[other]))
    if locale == "pt-BR":
        for known in found.values():
            known.update(dict.fromkeys([p for one in list(known) for p in _regional(one)]))
    return {word: list(known)[:MOST] for word, known in found.items()}


def _flat(words: Iterable[Iterable[str]]) -> Pronunciation:
    return tuple(phone for word in words for phone in word)


def _regional(one: Pronunciation) -> list[Pronunciation]:
    """As in other parts of Brazil: an r at the end not heard or breathed, an s before a pause hushed."""
    found = []
    if len(one) > 2 and one[-1] in {"r", "ɾ"}:
        found += [one[:-1], (*one[:-1], "x")]
    if len(one) > 2 and one[-1] in {"s", "z"}:
        found.append((*one[:-1], "ʃ"))
    if len(one) > 2 and one[-1] in {"i", "u"} and one[-2] in {"t", "d", "s", "k", "p", "tʃ", "dʒ"}:
        found.append((*one[:-1], {"i": "ɪ", "u": "ʊ"}[one[-1]]))
    return found
