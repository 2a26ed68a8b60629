"""Checks the original data and prints the tables of the data card.

python check_data.py FILE...    # the situations of these files alone
python check_data.py            # problems go to standard error, and the exit status says whether there were any
"""

import random
import re
import sys
from collections import Counter
from pathlib import Path

from labels import CRISIS_FAMILIES, EMOTIONS, EVENTS, FRAMEWORK, STYLES, TOPICS, TRAPS, VARIABLES
from prepare import read_frames, sentence_splits, split_of
from situations import EventLabel, Situation, read_crisis, read_batch, read_event_labels, read_lines, read_situations, read_traps, read_tsv
from text import normalise

HERE = Path(__file__).parent
SHORTEST, LONGEST = 10, 5000


def key_of(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", " ", normalise(text)).strip()


def events_problems(events: list[str]) -> list[str]:
    return [f"event {event}" for event in events if event not in EVENTS] + ([] if 1 <= len(events) <= 2 else [f"{len(events)} events"])


def label_problems(label: EventLabel) -> list[str]:
    found = events_problems(label.events)
    if label.emotion:
        _, _, times, sources = FRAMEWORK[label.emotion]
        if label.time not in times or label.source not in sources:
            found.append(f"{label.emotion} with time {label.time}, source {label.source}")
    return found


def problems_of(situation: Situation) -> list[str]:
    found = []
    if situation.topic not in TOPICS:
        found.append(f"topic {situation.topic}")
    if situation.style not in STYLES:
        found.append(f"style {situation.style}")
    found += events_problems(situation.events)
    if not 3 <= len(situation.title) <= 120:
        found.append(f"title of {len(situation.title)} characters")
    if not 1 <= len(situation.items) <= 4:
        found.append(f"{len(situation.items)} items")
    if not SHORTEST <= len(situation.text) <= LONGEST:
        found.append(f"text of {len(situation.text)} characters")
    if situation.decisive is not None and not 0 <= situation.decisive < len(situation.sentences):
        found.append(f"decisive sentence {situation.decisive + 1} of {len(situation.sentences)}")
    for sentence in situation.sentences:
        found += [f"trap {trap}" for trap in sentence.traps if trap not in TRAPS[:-1]]
        found += [f"item {number + 1} of {len(situation.items)}" for number in sentence.items if number >= len(situation.items)]
    for item in situation.items:
        if not 0 <= item.power <= 1:
            found.append(f"power {item.power}")
        if item.emotion is None:
            continue
        if item.emotion not in FRAMEWORK:
            found.append(f"emotion {item.emotion}")
            continue
        if not 1 <= item.level <= 5 or not 0 < item.size <= 1:
            found.append(f"level {item.level}, size {item.size}")
        found += [f"{name} {getattr(item, name)}" for name, values in VARIABLES.items() if getattr(item, name) not in values]
        for name, allowed in zip(("shift", "accepted", "time", "source"), FRAMEWORK[item.emotion]):
            if getattr(item, name) not in allowed:
                found.append(f"{item.emotion} with {name} {getattr(item, name)}")
        if abs(item.level - max(1, round(5 * item.power * item.size + 0.5))) > 2:
            found.append(f"level {item.level} for power {item.power} and size {item.size}")
    return found


def share(counter: Counter) -> str:
    total = sum(counter.values())
    return ", ".join(f"{name} {count} ({100 * count / total:.0f} %)" for name, count in counter.most_common())


def check_files(paths: list[Path]) -> int:
    """What an author runs on a new batch."""
    problems: list[str] = []
    seen: dict[str, int] = {}
    for path in paths:
        found = read_batch(path, problems)
        pairs = Counter(s.pair for s in found if s.pair is not None)
        problems += [f"{path.name}: pair {pair} has {count} texts" for pair, count in pairs.items() if count != 2]
        for situation in found:
            where = f"{path.name}:{situation.line}"
            problems += [f"{where}: {problem}" for problem in problems_of(situation)]
            if situation.actor is None:
                problems.append(f"{where}: no line that says who acted")
            key = key_of(situation.text)
            if key in seen:
                problems.append(f"{where}: the same text as in line {seen[key]}")
            seen[key] = situation.line
        print(f"{path.name}: {len(found)} situations;", share(Counter(i.emotion for s in found for i in s.items if i.emotion)))
        print("  actors:", share(Counter(s.actor for s in found)), "; turns:", sum(bool(s.turns) for s in found))
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


def main() -> int:
    if sys.argv[1:]:
        return check_files([Path(name) for name in sys.argv[1:]])
    folder = HERE / "data"
    problems: list[str] = []
    situations = read_situations(folder, problems)
    for situation in situations:
        problems += [f"{situation.file}.txt:{situation.line}: {problem}" for problem in problems_of(situation)]
    crisis, traps = read_crisis(folder), read_traps(folder)
    for prefix, good in (("crisis", crisis), ("traps", traps)):
        every = read_tsv(folder, prefix)
        if len(every) != len(good):
            problems.append(f"{prefix}: {len(every) - len(good)} malformed lines")
    problems += [f"{stem}: family {family} for {label}" for stem, label, family, _ in crisis if family not in CRISIS_FAMILIES[label]]
    lines, labels = read_lines(folder), read_event_labels(folder)
    problems += [f"{stem}: {problem}: {text[:60]}" for stem, label, text in lines for problem in label_problems(label)]
    problems += [f"events of {key}: {problem}" for key, label in labels.items() for problem in events_problems(label.events)]
    seen: dict[str, str] = {}
    texts = [(s.file, s.text) for s in situations] + [(r[0], r[-1]) for r in crisis + traps + lines]
    for where, text in texts:
        key = key_of(text)
        if key in seen:
            problems.append(f"{where}: the same text as in {seen[key]}: {text[:60]}")
        seen[key] = where

    touched = [item for s in situations for item in s.items if item.emotion]
    lengths = sorted(len(s.text.split()) for s in situations)
    print(f"situations: {len(situations)}; items: {sum(len(s.items) for s in situations)}, touched {len(touched)}")
    print("parts:", share(Counter(split_of(s.file) for s in situations)))
    print("mixed:", sum(len({i.emotion for i in s.items if i.emotion}) > 1 for s in situations))
    print("nothing touched:", sum(not any(i.emotion for i in s.items) for s in situations))
    print("emotions:", share(Counter(i.emotion for i in touched)))
    print("levels:", share(Counter(i.level for i in touched)))
    for name in VARIABLES:
        print(f"{name}:", share(Counter(getattr(i, name) for i in touched)))
    print("topics:", share(Counter(s.topic for s in situations)))
    print("styles:", share(Counter(s.style for s in situations)))
    print("roles:", share(Counter(q.role for s in situations for q in s.sentences)))
    print("traps in situations:", share(Counter(t for s in situations for q in s.sentences for t in q.traps)))
    print(f"words: fewest {lengths[0]}, median {lengths[len(lengths) // 2]}, most {lengths[-1]}")
    events = Counter(e for s in situations for e in s.events) + Counter(e for _, label, _ in lines for e in label.events)
    rarest = ", ".join(f"{event} {count}" for event, count in events.most_common()[-5:])
    print(f"short texts by event: {len(lines)}; labelled public texts: {len(labels)}; rarest kinds in our own: {rarest}")
    problems += [f"no text of {event}" for event in EVENTS if not events[event]]
    print(f"trap texts: {len(traps)};", share(Counter(kind for _, kind, _ in traps)))
    print(f"crisis sentences: {len(crisis)};", share(Counter(f"{label} {family}" for _, label, family, _ in crisis)))
    print("crisis parts:", share(Counter(sentence_splits(crisis))))
    frames = read_frames(folder / "frames/crisis.txt", 30, random.Random(7))
    print(f"sentences drawn from frames: {len(frames)}, {sum(label for label, _ in frames)} of them for help")
    missing = [e for e in EMOTIONS[:-1] if sum(i.emotion == e for i in touched) < 100]
    problems += [f"fewer than 100 of {e}" for e in missing]
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
