"""Reads the original data: situations (data/FORMAT.md) and single sentences (data/TRAPS.md)."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from labels import ACTORS, ROLE_LETTERS, ROLES, TRAPS

TRAP = re.compile(r"\s*\{([^}]*)\}\s*$")
LINE = re.compile(r"^([EXRFO])([0-9, ]*?)\s+(.*)$")


@dataclass
class Item:
    category: str
    name: str
    power: float
    emotion: str | None = None
    level: int = 0
    shift: str = ""
    size: float = 0.0
    accepted: str = ""
    time: str = ""
    source: str = ""
    perspective: str = ""
    confidence: str = ""


@dataclass
class Sentence:
    role: str
    items: list[int]
    text: str
    traps: list[str] = field(default_factory=list)


@dataclass
class Situation:
    file: str
    line: int
    topic: str
    style: str
    events: list[str] = field(default_factory=list)
    title: str = ""
    items: list[Item] = field(default_factory=list)
    sentences: list[Sentence] = field(default_factory=list)
    # Who brought the decisive thing about, which sentence tells it (from 0), and whether the story turns there.
    actor: str | None = None
    decisive: int | None = None
    turns: bool | None = None
    # Two situations with the same number tell the same event with the roles or the turn exchanged.
    pair: int | None = None
    # Its place in the file, by which others name it.
    number: int = 0

    @property
    def name(self) -> str:
        return f"{self.file}#{self.number}"

    @property
    def text(self) -> str:
        return " ".join(sentence.text for sentence in self.sentences)


class Malformed(ValueError):
    pass


def read_who(line: str, situation: Situation) -> None:
    actor, decisive, turns = (cell.strip() for cell in line.split("|"))
    if actor not in ACTORS or turns not in ("turns", "straight"):
        raise Malformed("who acted, decisive sentence, turns or straight")
    situation.actor, situation.decisive, situation.turns = actor, int(decisive) - 1, turns == "turns"


def read_item(line: str) -> Item:
    cells = [cell.strip() for cell in line.split("|")]
    if len(cells) == 4 and cells[3] == "-":
        return Item(cells[0], cells[1], float(cells[2]))
    if len(cells) != 10:
        raise Malformed(f"{len(cells)} cells")
    emotion, level = cells[3].split()
    shift, size = cells[4].split()
    return Item(cells[0], cells[1], float(cells[2]), emotion, int(level), shift, float(size), *cells[5:])


def read_sentence(line: str) -> Sentence:
    match = LINE.match(line)
    if not match:
        raise Malformed("no role letter")
    letter, numbers, text = match.groups()
    traps = []
    while found := TRAP.search(text):
        traps += [trap.strip() for trap in found.group(1).split(",")]
        text = text[: found.start()]
    # Numbers are written together ("E12" is items 1 and 2), since there are never more than four.
    items = [int(digit) - 1 for digit in numbers if digit.isdigit()]
    return Sentence(ROLES[ROLE_LETTERS.index(letter)], items, text.strip(), traps)


def read_batch(path: Path, problems: list[str] | None = None) -> list[Situation]:
    """One author batch. Broken lines go to `problems` with file and line, and their situation is left out."""
    found: list[Situation] = []
    broken: set[int] = set()
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        try:
            if line.startswith("=="):
                topic, style, *events = (part.strip() for part in line[2:].split(","))
                found.append(Situation(path.stem, number, topic, style, events[0].split("+") if events else []))
            elif line.startswith("t "):
                found[-1].title = line[2:].strip()
            elif line.startswith("w "):
                read_who(line[2:], found[-1])
            elif line.startswith("p "):
                found[-1].pair = int(line[2:])
            elif line.startswith("i "):
                found[-1].items.append(read_item(line[2:]))
            else:
                found[-1].sentences.append(read_sentence(line))
        except (Malformed, ValueError, TypeError, IndexError) as error:
            if problems is not None:
                problems.append(f"{path.name}:{number}: {error}: {line[:80]}")
            broken.add(len(found) - 1)
    whole = [situation for index, situation in enumerate(found) if index not in broken and situation.sentences]
    for number, situation in enumerate(whole):
        situation.number = number
    return whole


def read_situations(folder: Path, problems: list[str] | None = None, kind: str = "situations") -> list[Situation]:
    """`kind` is the folder: `situations`, or `held-out` for batches that nothing is learned from."""
    return [s for path in sorted((folder / kind).glob("*.txt")) for s in read_batch(path, problems)]


@dataclass
class EventLabel:
    events: list[str]
    emotion: str | None
    time: str
    source: str
    actor: str | None = None


EMOTION_CODES = dict(
    ha="happiness", pr="pride", pa="positiveanticipation", sa="sadness", re="regret", na="negativeanticipation",
    di="disgust", sh="shame", fe="fear", wo="worry", an="anger", no=None,
)  # fmt: skip
TIME_CODES = dict(p="past", n="now", f="future")
SOURCE_CODES = dict(o="own", x="outside", s="standing")
ACTOR_CODES = dict(m="me", o="other", b="both", n="nobody")


def read_event_labels(folder: Path) -> dict[str, EventLabel]:
    """events/empathetic.tsv: what we read in public texts, by their ids; the texts themselves are not ours to keep."""
    found = {}
    for line in (folder / "events/empathetic.tsv").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            key, events, emotion, time, source, *actor = line.split("\t")
            label = EventLabel(events.split(","), EMOTION_CODES[emotion], TIME_CODES[time], SOURCE_CODES[source])
            label.actor = ACTOR_CODES[actor[0]] if actor else None
            found[key] = label
    return found


def read_lines(folder: Path) -> list[tuple[str, EventLabel, str]]:
    """events/lines-*.tsv: short original texts by kind of event, each with its file's stem in front."""
    found = []
    for path in sorted((folder / "events").glob("lines-*.tsv")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                event, emotion, time, source, text = line.split("\t")
                label = EventLabel(event.split(","), EMOTION_CODES[emotion], TIME_CODES[time], SOURCE_CODES[source])
                found.append((path.stem, label, text.strip()))
    return found


def read_tsv(folder: Path, prefix: str, kind: str = "sentences") -> list[tuple[str, ...]]:
    """Rows of sentences/<prefix>-N.tsv, each with its file's stem in front."""
    rows = []
    for path in sorted((folder / kind).glob(f"{prefix}-*.tsv")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.strip() and not line.startswith("#"):
                rows.append((path.stem, *line.split("\t")))
    return rows


def read_crisis(folder: Path) -> list[tuple[str, int, str, str]]:
    return [(r[0], int(r[1]), r[2], r[3].strip()) for r in read_tsv(folder, "crisis") if len(r) == 4]


LEVELS = dict(d="danger", c="care", n="none")


def read_levels(folder: Path, kind: str = "sentences") -> list[tuple[str, str, str, str]]:
    """sentences/levels-N.tsv: whole entries with how much care they call for. File, level, family, text."""
    return [(r[0], LEVELS[r[1]], r[2], r[3].strip()) for r in read_tsv(folder, "levels", kind) if len(r) == 4]


def read_traps(folder: Path) -> list[tuple[str, str, str]]:
    return [(r[0], r[1].strip(), r[2].strip()) for r in read_tsv(folder, "traps") if len(r) == 3 and r[1].strip() in TRAPS]
