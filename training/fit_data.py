"""The fine library, the sentences outside it, and what careful readers said about both: what fits which situation, which sub-kind a situation is."""

import json
import re
from dataclasses import dataclass
from pathlib import Path

from labels import EMOTIONS, EVENTS
from situations import Situation, read_batch

LINE = re.compile(r"^(is|feelings|facts|want|see|sense|view|ask|insight|grow|texts|step [a-z ]+): ?(.*)$")
BEFORE = {"want": "You counted on ", "see": "What you see is ", "sense": "It makes sense: "}


def read_library(folder: Path) -> list[dict]:
    found = []
    for path in sorted(folder.glob("*.txt")):
        for line in path.read_text(encoding="utf-8").split("\n"):
            if line.startswith("## "):
                found.append({"id": line[3:].strip(), "feelings": [], "needs": [], "wanted": [], "seen": [], "sense": [], "views": []})
                found[-1].update({"steps": [], "questions": [], "insights": [], "texts": []})
                continue
            match = LINE.match(line)
            if not match:
                continue
            key, text, entry = match[1].split(), match[2].strip(), found[-1]
            if key[0] == "step":
                entry["steps"].append([key[1], text, key[2:]])
            elif key[0] == "insight":
                title, body = text.split(" | ", 1)
                entry["insights"].append({"title": title, "text": body})
            elif key[0] == "grow":
                area, body, *steps = text.split(" | ")
                entry["growth"] = {"area": area, "text": body, "steps": steps}
            elif key[0] in ("feelings", "facts", "texts"):
                entry[{"facts": "needs"}.get(key[0], key[0])] = text.split()
            elif key[0] != "is":
                names = {"want": "wanted", "see": "seen", "view": "views", "ask": "questions"}
                entry[names.get(key[0], key[0])].append(text)
    return found


def sentences_of(entry: dict):
    for use, name in (("want", "wanted"), ("see", "seen"), ("sense", "sense"), ("view", "views"), ("ask", "questions")):
        yield from ((use, text) for text in entry[name])
    yield from (("step", step[1]) for step in entry["steps"])
    yield from (("insight", insight["text"]) for insight in entry["insights"])
    if "growth" in entry:
        yield "insight", entry["growth"]["text"]


def plain(use: str, text: str) -> str:
    """As a person would read it, with the words that stand in where nobody is named."""
    text = re.sub(r"\{who\|([^}]*)\}", r"\1", text).replace("{who}", "them").replace("{item}", "this part of your life")
    return BEFORE.get(use, "") + text


def fnv(text: str) -> int:
    value = 2166136261
    data = text.encode("utf-16-le")
    for at in range(0, len(data), 2):
        value = ((value ^ (data[at] | data[at + 1] << 8)) * 16777619) & 0xFFFFFFFF
    return value


@dataclass
class FitData:
    library: list[dict]
    # Every sentence that may be said, as a person would read it, and what it was written for: kind, sub-kind, feelings as bits; -1 for none.
    said: dict[str, str]
    sources: list[tuple[int, int, int]]
    situations: dict[str, Situation]
    # The sub-kind of a situation; NONE_OF_THEM where a reader found that no sub-kind is what happened.
    labelled: dict[str, int]
    # Situation, row of the sentence, whether it fits.
    judgments: list[tuple[str, int, bool]]


NONE_OF_THEM = -1


def is_aside(name: str) -> bool:
    """One situation in ten is kept aside."""
    return fnv(name) % 10 == 0


def read_labels(path: Path, library: list[dict]) -> dict[str, int]:
    """One line a situation: its name and the id of a sub-kind, or - for none of them."""
    rows = {entry["id"]: row for row, entry in enumerate(library)}
    pairs = (line.split("\t") for line in path.read_text(encoding="utf-8").split("\n") if "\t" in line)
    return {name: NONE_OF_THEM if label == "-" else rows[label] for name, label in pairs}


def read_fit_data(data: Path, sentences: Path) -> FitData:
    library = read_library(data / "library")
    outside = json.loads(sentences.read_text())
    said: dict[str, str] = {}
    for entry in outside:
        said.setdefault(entry["text"], plain(entry["use"], entry["text"]))
    for entry in library:
        for use, text in sentences_of(entry):
            said.setdefault(text, plain(use, text))
    bit = {feeling: 1 << n for n, feeling in enumerate(EMOTIONS[:11])}
    found_in: dict[str, tuple[int, int, int]] = {}
    for at, entry in enumerate(library):
        for _, text in sentences_of(entry):
            found_in.setdefault(text, (EVENTS.index(entry["id"].split("/")[0]), at, sum(bit[f] for f in entry["feelings"])))
    for entry in outside:
        of = entry["of"]
        found_in.setdefault(entry["text"], (EVENTS.index(of), -1, 0) if of in EVENTS else (-1, -1, bit.get(of, 0)))
    situations = {
        f"{path.stem}#{number}": situation
        for path in sorted((data / "situations").glob("*.txt"))
        for number, situation in enumerate(read_batch(path))
    }
    labelled = read_labels(data / "library" / "sorted.tsv", library)
    labelled |= {text: at for at, entry in enumerate(library) for text in entry["texts"] if text in situations}
    by_hash = {f"{fnv(text):08x}": row for row, text in enumerate(said)}
    judgments = []
    for path in sorted((data / "judgments").glob("*.tsv")):
        for line in path.read_text().split("\n"):
            if "\t" not in line:
                continue
            name, marks = line.split("\t")
            judgments += [(name, by_hash[mark[1:]], mark[0] == "+") for mark in marks.split() if mark[1:] in by_hash and name in situations]
    return FitData(library, said, [found_in[text] for text in said], situations, labelled, judgments)
