"""Reads the texts that were written for a moment (`data/moments/*.txt`, see `data/moments/FORMAT.md`).

python moments.py FILE...    # what is malformed goes to standard error, and the exit status says whether anything was
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from labels import EMOTIONS
from text import fnv1a

HERE = Path(__file__).parent
# Its texts tell nothing that is felt; their line of labels names a feeling because it has to.
PLAIN_NOTE = "nothing/plain-note"
LIBRARY = HERE / "data" / "library"
TEXTS = HERE / "data" / "moments"
ACTORS = ("me", "other", "both", "nobody")
TIMES = ("over", "now", "ahead")
MARKS = {"[": "]", "{": "}", "<": ">"}
LEAST_WORDS, MOST_WORDS = 12, 150
FOR_CHOICES = 0.08


@dataclass
class Felt:
    category: str
    strength: int
    part: str | None


@dataclass
class MomentText:
    moment: str
    feelings: list[Felt]
    actor: str
    time: str
    wish: str
    harmed: str | None
    alive: bool
    twin: int | None
    text: str
    named: list[tuple[int, int]] = field(default_factory=list)
    stated: list[tuple[int, int]] = field(default_factory=list)
    turn: tuple[int, int] | None = None
    where: str = ""


def library_lines() -> Iterator[tuple[str, str]]:
    """Each line of the library with the moment it belongs to."""
    for path in sorted(LIBRARY.glob("lib-*.txt")):
        name = ""
        for line in path.read_text().splitlines():
            if line.startswith("## "):
                name = line[3:].strip()
            yield name, line


def library_names() -> list[str]:
    return list(dict.fromkeys(name for name, line in library_lines() if line.startswith("## ")))


def descriptions() -> dict[str, str]:
    """What each moment is, in the order of the library."""
    return {name: line[4:].strip() for name, line in library_lines() if line.startswith("is: ")}


def wants() -> list[tuple[str, str]]:
    """Every wish of the library as the writer would say it, with the name of its moment, in the order of `library.json`."""
    spoken = lambda line: re.sub(r"\{(\w+)(?::\w+)?(?:\|([^}]*))?\}", lambda slot: slot[2] or "" if slot[1] == "who" else slot[1], line)
    return [(name, f"I wanted {spoken(line[6:].strip())}") for name, line in library_lines() if line.startswith("want: ")]


def sorted_situations() -> dict[str, str | None]:
    """The situations that were sorted afterwards, by name: the moment each is of; None for none of them."""
    found = {text: name for name, line in library_lines() if line.startswith("texts: ") for text in line[7:].split()}
    for row in (LIBRARY / "sorted.tsv").read_text().splitlines():
        situation, moment = row.split("\t")
        found.setdefault(situation, None if moment == "-" else moment)
    return found


def unmark(marked: str) -> tuple[str, dict[str, list[tuple[int, int]]]]:
    """The text without its marks, and where each kind of mark stood in it."""
    text, open_at, spans = [], {}, {mark: [] for mark in MARKS}
    closing = {end: start for start, end in MARKS.items()}
    length = 0
    for sign in marked:
        if sign in MARKS:
            if sign in open_at:
                raise ValueError(f"{sign} twice")
            open_at[sign] = length
        elif sign in closing:
            if closing[sign] not in open_at:
                raise ValueError(f"{sign} without {closing[sign]}")
            spans[closing[sign]].append((open_at.pop(closing[sign]), length))
        else:
            text.append(sign)
            length += 1
    if open_at:
        raise ValueError(f"{' '.join(open_at)} is never closed")
    return "".join(text), spans


def read_felt(words: str) -> Felt:
    category, strength, part = words.strip().split(" ", 2)
    if category not in EMOTIONS:
        raise ValueError(f"feeling {category}")
    if not strength.isdigit() or not 1 <= int(strength) <= 10:
        raise ValueError(f"strength {strength}")
    return Felt(category, int(strength), None if part.strip() == "-" else part.strip())


def read_text(moment: str, head: str, marked: str, where: str) -> MomentText:
    fields = [part.strip() for part in head.split("|")]
    if len(fields) < 4:
        raise ValueError("fewer than four fields")
    feelings = [read_felt(felt) for felt in fields[0].split(";")]
    if not 1 <= len(feelings) <= 2:
        raise ValueError(f"{len(feelings)} feelings")
    actor, time, wish = fields[1:4]
    if actor not in ACTORS:
        raise ValueError(f"actor {actor}")
    if time not in TIMES:
        raise ValueError(f"time {time}")
    harmed, alive, twin = None, True, None
    for extra in fields[4:]:
        if extra.startswith("harm "):
            harmed, _, living = extra[5:].rpartition(" ")
            if living not in ("alive", "dead") or not harmed:
                raise ValueError(f"harm: {extra}")
            alive = living == "alive"
        elif extra.startswith("twin "):
            twin = int(extra[5:])
        else:
            raise ValueError(f"field {extra}")
    text, spans = unmark(marked)
    words = len(text.split())
    if not LEAST_WORDS <= words <= MOST_WORDS:
        raise ValueError(f"{words} words")
    names = {text[start:end].lower() for start, end in spans["["]}
    for felt in feelings:
        if felt.part is not None and felt.part.lower() not in names:
            raise ValueError(f"part {felt.part} is not marked in the text")
    if harmed is not None and harmed.lower() not in names and harmed != "-":
        raise ValueError(f"harmed {harmed} is not marked in the text")
    if len(spans["<"]) != 1:
        raise ValueError("not exactly one sentence it turns on")
    return MomentText(moment, feelings, actor, time, wish, harmed, alive, twin, text, spans["["], spans["{"], spans["<"][0], where)


def read_texts(path: Path, known: set[str]) -> tuple[list[MomentText], list[str]]:
    texts, problems, moment, head = [], [], None, None
    for number, line in enumerate(path.read_text().splitlines(), 1):
        line = line.strip()
        where = f"{path.name}:{number}"
        if not line or line.startswith("# "):
            continue
        if line.startswith("## "):
            moment = line[3:].strip()
            if moment not in known:
                problems.append(f"{where}: no moment {moment}")
        elif line.startswith("@"):
            head = line[1:].strip()
        elif head is None or moment is None:
            problems.append(f"{where}: a text without its line of labels")
        else:
            try:
                texts.append(read_text(moment, head, line, where))
            except ValueError as error:
                problems.append(f"{where}: {error}")
            head = None
    return texts, problems


def twin_problems(texts: list[MomentText]) -> list[str]:
    pairs = Counter(text.twin for text in texts if text.twin is not None)
    return [f"twin {pair} stands {count} times" for pair, count in pairs.items() if count != 2]


def for_choices(texts: list[MomentText]) -> set[int]:
    """Which texts of a file nothing is learned from: the last twelfth of each moment, of few one text in ten; and the twins of these."""
    places: dict[str, list[int]] = {}
    for at, text in enumerate(texts):
        places.setdefault(text.moment, []).append(at)
    aside = {at for found in places.values() for at in found[len(found) - round(len(found) * FOR_CHOICES) :]}
    aside |= {at for found in places.values() if round(len(found) * FOR_CHOICES) == 0 for at in found if fnv1a(texts[at].text) % 10 == 0}
    pairs = {texts[at].twin for at in aside} - {None}
    return aside | {at for at, text in enumerate(texts) if text.twin in pairs}


def is_aside(name: str) -> bool:
    """Of one sorted situation in ten it is never learned which moment it is."""
    return fnv1a(name) % 10 == 0


def key_of(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", " ", text.lower()).strip()


def main() -> None:
    known = set(library_names())
    paths = [Path(name) for name in sys.argv[1:]] or sorted(TEXTS.glob("*.txt"))
    seen, problems, counts = {}, [], Counter()
    for path in paths:
        texts, found = read_texts(path, known)
        problems += found + [f"{path.name}: {problem}" for problem in twin_problems(texts)]
        for text in texts:
            counts[text.moment] += 1
            key = key_of(text.text)
            if key in seen:
                problems.append(f"{text.where}: the text of {seen[key]} once more")
            seen[key] = text.where
    print(f"{sum(counts.values())} texts of {len(counts)} moments, {len(problems)} problems")
    for problem in problems:
        print(problem, file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
