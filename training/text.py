"""Normalising, WordPiece and hashed n-grams: the Python twin of what the product does (see models/INTERFACE.md)."""

import re
import unicodedata
from functools import lru_cache

INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u2060\ufeff]")
QUOTES = str.maketrans({**{c: "'" for c in "’‘ʼ´`"}, **{c: '"' for c in "“”„«»"}, **{c: "-" for c in "–—‒―"}})
DIGIT_LETTER = {"0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t"}
LEET = re.compile("(?<=[a-z])[013457](?=[a-z])")
REPEATED = re.compile(r"([a-z])\1{2,}")
LEXICAL_WORD = re.compile(r"[a-z0-9]+(?:'[a-z0-9]+)*|[!?]")
SENTENCE_END = re.compile(r"(?<=[.!?…])[\"'”’)]*\s+|\n+")


def normalise(text: str) -> str:
    text = INVISIBLE.sub("", unicodedata.normalize("NFKC", text)).translate(QUOTES).lower()
    text = unicodedata.normalize("NFD", text)
    text = "".join(c for c in text if unicodedata.category(c) != "Mn")
    text = LEET.sub(lambda m: DIGIT_LETTER[m.group()], text)
    return REPEATED.sub(r"\1\1", text)


def sentences(text: str) -> list[str]:
    """A plain splitter for texts that come without sentence lines."""
    return [text[begin:end] for begin, end in sentence_spans(text)]


def sentence_spans(text: str) -> list[tuple[int, int]]:
    """Where each sentence begins and ends."""
    found, begin = [], 0
    for end, after in [*(match.span() for match in SENTENCE_END.finditer(text)), (len(text), len(text))]:
        if part := text[begin:end].strip():
            first = text.index(part, begin)
            found.append((first, first + len(part)))
        begin = after
    return found


def is_punctuation(char: str) -> bool:
    code = ord(char)
    ascii_mark = 33 <= code <= 47 or 58 <= code <= 64 or 91 <= code <= 96 or 123 <= code <= 126
    return ascii_mark or unicodedata.category(char).startswith("P")


def is_cjk(char: str) -> bool:
    code = ord(char)
    return 0x4E00 <= code <= 0x9FFF or 0x3400 <= code <= 0x4DBF or 0x20000 <= code <= 0x2CEAF or 0xF900 <= code <= 0xFAFF


def words(normalised: str) -> list[str]:
    found, current = [], []

    def close():
        if current:
            found.append("".join(current))
            current.clear()

    for char in normalised:
        if char.isspace():
            close()
        elif is_punctuation(char) or is_cjk(char):
            close()
            found.append(char)
        elif unicodedata.category(char)[0] != "C":
            current.append(char)
    close()
    return found


class WordPiece:
    def __init__(self, vocabulary: list[str]):
        self.ids = {piece: index for index, piece in enumerate(vocabulary)}
        self.unknown, self.start, self.end = (self.ids[p] for p in ("[UNK]", "[CLS]", "[SEP]"))
        self.pieces = lru_cache(maxsize=200_000)(self._pieces)

    def _pieces(self, word: str) -> tuple[int, ...]:
        if len(word) > 100:
            return (self.unknown,)
        found, begin = [], 0
        while begin < len(word):
            for end in range(len(word), begin, -1):
                piece = word[begin:end] if begin == 0 else "##" + word[begin:end]
                if piece in self.ids:
                    found.append(self.ids[piece])
                    begin = end
                    break
            else:
                return (self.unknown,)
        return tuple(found)

    def encode(self, text: str) -> list[int]:
        return [piece for word in words(normalise(text)) for piece in self.pieces(word)]


def fnv1a(feature: str) -> int:
    value = 2166136261
    for char in feature:
        value = ((value ^ ord(char)) * 16777619) & 0xFFFFFFFF
    return value


hash_of = lru_cache(maxsize=2_000_000)(fnv1a)


def lexical_features(text: str) -> list[int]:
    """Hashes (32 bit) of the distinct n-gram features; the caller takes them modulo the number of buckets."""
    found = LEXICAL_WORD.findall(normalise(text))
    features = {"w:" + word for word in found}
    features.update(f"b:{first} {second}" for first, second in zip(found, found[1:]))
    for word in found:
        if len(word) >= 2:
            framed = f"_{word}_"
            features.update("c:" + framed[i : i + n] for n in (3, 4, 5) for i in range(len(framed) - n + 1))
    return sorted(hash_of(feature) for feature in features)
