"""Ships the library of moments: `data/library/lib-*.txt` becomes `library.json`, and its wishes, as the encoder sees them, `wishes.bin`.

python library.py --models ../models
"""

import argparse
import json
import re
import sys
from pathlib import Path

import numpy as np

from labels import EMOTIONS
from moments import TEXTS, library_names, read_texts, sorted_situations, wants
from runtime import Runtime
from situations import read_batch
from text import WordPiece

HERE = Path(__file__).parent
LIBRARY = HERE / "data" / "library"
SITUATIONS = HERE / "data" / "situations"
LEADS = ("wanted", "hoped", "counted", "wish", "dared")
LEVERS = ("expectation", "perception", "attachment", "action", "body")
NEEDS = "over ahead now me other nobody alive reachable safe job couple child animal money once repeated fresh died".split()
CARD_WORDS = 12


class Malformed(ValueError):
    pass


def needs_of(words: list[str]) -> list[str]:
    unknown = [word for word in words if word not in NEEDS]
    if unknown:
        raise Malformed(f"need {' '.join(unknown)}")
    return words


def entry_of(block: str) -> dict:
    # Typed plainly, set as print has it.
    lines = block.replace("'", "’").splitlines()
    entry = {"name": lines[0].strip(), "card": "", "is": "", "feelings": [], "felt": [], "needs": [], "lead": "wanted"}
    entry |= {"wants": [], "sense": [], "views": [], "steps": [], "asks": [], "insights": []}
    for line in lines[1:]:
        if not line.strip():
            continue
        if line.startswith(" "):
            key, _, text = line.strip().partition(": ")
            entry["steps"][-1]["when" if key == "when" else "act"] = text.strip()
            continue
        step = re.match(r"step (\w+)(.*?):?$", line)
        if step and step[1] in LEVERS:
            entry["steps"].append({"lever": step[1], "needs": needs_of(step[2].split()), "when": "", "act": ""})
            continue
        head, _, text = line.partition(":")
        key, needs = re.match(r"(\w+)(?: \[([\w ]*)\])?$", head.strip()).groups()
        text, conditions = text.strip(), needs_of((needs or "").split())
        if key in ("card", "is"):
            entry[key] = text
        elif key == "lead":
            if text not in LEADS:
                raise Malformed(f"lead {text}")
            entry["lead"] = text
        elif key == "feelings":
            entry["feelings"] = text.split()
        elif key == "facts":
            entry["needs"] = needs_of(text.split())
        elif key in ("want", "sense", "view"):
            entry[{"want": "wants", "sense": "sense", "view": "views"}[key]].append(text)
        elif key == "ask":
            entry["asks"].append({"needs": conditions, "text": text})
        elif key == "insight":
            title, _, said = text.partition(" | ")
            entry["insights"].append({"needs": conditions, "title": title, "text": said})
        elif key == "grow":
            area, said, *steps = text.split(" | ")
            entry["grow"] = {"area": area, "text": said, "steps": steps}
        elif key not in ("texts", "see"):
            raise Malformed(f"line {line}")
    return entry


def problems_of(entry: dict) -> list[str]:
    found = []
    if not entry["card"] or len(entry["card"].split()) > CARD_WORDS:
        found.append(f"card “{entry['card']}”")
    if len(entry["wants"]) < 2 and entry["feelings"]:
        found.append(f"{len(entry['wants'])} wants")
    found += [f"want “{want}” says you" for want in entry["wants"] if re.search(r"\b(?:you|your|my|me|I)\b", re.sub(r"\{[^}]*\}|thank you", "", want))]
    for step in entry["steps"]:
        if not step["when"] or not step["act"]:
            found.append("half a step")
        if re.search(r"\b(?:you|your)\b", re.sub(r"\{[^}]*\}|“[^”]*”|thank[- ]you", "", step["when"] + " " + step["act"])):
            found.append(f"step “{step['act']}” says you")
    found += [f"feeling {feeling}" for feeling in entry["feelings"] if feeling not in EMOTIONS]
    return found


def read_library() -> tuple[list[dict], list[str]]:
    entries, problems = [], []
    for path in sorted(LIBRARY.glob("lib-*.txt")):
        for block in re.split(r"(?m)^## ", path.read_text())[1:]:
            name = block.splitlines()[0]
            try:
                entry = entry_of(block)
                problems += [f"{path.name} {name}: {problem}" for problem in problems_of(entry)]
                entries.append(entry)
            except (Malformed, AttributeError) as error:
                problems.append(f"{path.name} {name}: {error}")
    return entries, problems


def with_felt(entries: list[dict]) -> None:
    """What people mostly felt in each moment; where few texts are known, what it was written for counts."""
    place = {entry["name"]: row for row, entry in enumerate(entries)}
    counts = [[0.02] * len(EMOTIONS) for _ in entries]
    situations = {one.name: one for path in sorted(SITUATIONS.glob("*.txt")) for one in read_batch(path)}
    for name, moment in sorted_situations().items():
        touched = [item for item in situations[name].items if item.emotion] if moment and name in situations else []
        if touched:
            strongest = max(touched, key=lambda item: item.power * item.size)
            counts[place[moment]][EMOTIONS.index(strongest.emotion)] += 1
    for path in sorted(TEXTS.glob("*.txt")):
        for text in read_texts(path, set(library_names()))[0]:
            counts[place[text.moment]][EMOTIONS.index(text.feelings[0].category)] += 1
    for entry, row in zip(entries, counts):
        for feeling in entry["feelings"]:
            row[EMOTIONS.index(feeling)] += 3 / len(entry["feelings"])
        entry["felt"] = [round(count / sum(row), 3) for count in row]


def seen_by_the_encoder(models: Path) -> bytes:
    """A row for each wish of the library: int8 rows, then each row's scale. A text wants what its vector lies close to."""
    vocabulary = (models / "vocab.txt").read_text(encoding="utf-8").rstrip("\n").split("\n")
    runtime, pieces = Runtime(models / "encoder.onnx", vocabulary), WordPiece(vocabulary)
    rows = np.stack([runtime.outputs({"sentences": [pieces.encode(want)]})["vector"] for _, want in wants()])
    scale = np.abs(rows).max(1) / 127
    return np.rint(rows / scale[:, None]).astype(np.int8).tobytes() + scale.astype("<f4").tobytes()


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--models", type=Path, default=HERE / "../models")
    chosen = arguments.parse_args()
    entries, problems = read_library()
    for problem in problems:
        print(problem, file=sys.stderr)
    with_felt(entries)
    (chosen.models / "library.json").write_text(json.dumps(entries, ensure_ascii=False, separators=(",", ":")) + "\n")
    (chosen.models / "wishes.bin").write_bytes(seen_by_the_encoder(chosen.models))
    print(f"{len(entries)} moments, {len(problems)} problems")


if __name__ == "__main__":
    main()
