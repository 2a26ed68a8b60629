"""Turns the corpora and the original data into token ids with labels, with the word pieces that are shipped.

    python prepare.py --out STAGE [--public ../../shared/data] [--moments FOLDER]
    python prepare.py --own-alone --limit 200 --out STAGE     # a try: about so many rows of each kind, and none of the public sets

The stage holds vocab.txt, moments.json and wants.json (what each moment is and what is wanted in it, in pieces), examples.pkl.gz (everything, for measuring and calibrating) and
learn.pkl.xz (what training needs of it, small enough to travel).
"""

import argparse
import gzip
import itertools
import json
import lzma
import pickle
import random
import re
from collections import Counter
from pathlib import Path

import numpy as np

from carried import ASIDE, Judged, read_judged
from corpora import RISKY, Corpora
from labels import ACTORS, EMOTIONS, EVENTS, FRAMEWORK, IMPLIED, ROLES, SIDES, TRAPS, VARIABLES, WHOSE, WHOSE_OF_FAMILY, side_of
from situations import EventLabel, Situation, read_crisis, read_event_labels, read_levels, read_lines, read_situations, read_traps
from moments import PLAIN_NOTE, TEXTS, MomentText, descriptions, for_choices, is_aside, read_texts, sorted_situations, wants
from runtime import MAX_CLAIM
from text import WordPiece, normalise, sentence_spans, sentences
from weak_items import Kinds

HERE = Path(__file__).parent
EMOTION_ID = {name: index for index, name in enumerate(EMOTIONS)}
EVENT_ID = {name: index for index, name in enumerate(EVENTS)}
TRAP_ID = {name: index for index, name in enumerate(TRAPS)}
CATEGORY_WORDS = re.compile(r"(?<=[a-z])(?=[A-Z])")
EXPLICIT_RISK = re.compile(
    r"\b(i|im|i'm|i've|id)\b.{0,40}\b(kill myself|end my life|end it all|suicidal|want to die|wanna die|commit suicide|"
    r"take my own life|hang myself|overdose|cut myself|cutting myself|not be alive|wish i was dead|jump off)\b"
)


def item_text(category: str, name: str) -> str:
    return f"{CATEGORY_WORDS.sub(' ', category)} : {name}"


# Stories of these kinds may or may not call for help: they teach nothing about it.
MAY_BE_HARM = {"violence", "harassed"}


def event_target(events: list[str]) -> np.ndarray:
    """The main kind counts for two thirds where there is a second one."""
    target = np.zeros(len(EVENTS), np.float32)
    for event, share in zip(events, (1.0,) if len(events) == 1 else (0.65, 0.35)):
        target[EVENT_ID[event]] += share
    return target


def variables_of(label: EventLabel) -> dict[str, str]:
    """What a reader wrote down, and what the emotion they read implies; only where the framework's table allows both."""
    if label.emotion is None:
        return {}
    found = {**IMPLIED[label.emotion], "time": label.time, "source": label.source}
    allowed = dict(zip(("shift", "accepted", "time", "source"), FRAMEWORK[label.emotion]))
    return {name: value for name, value in found.items() if value in allowed[name]}


# What the labels of a text written for a moment are called here. What is over may be "now" in the framework's table, if it is fresh.
TIME_OF = {"now": "now", "ahead": "future"}
SOURCE_OF = {"me": "own", "other": "outside", "nobody": "outside"}
OTHER_CATEGORIES = ("people", "possessions", "ideas", "lifeStory", "accomplishments", "hobby")


def agreeing(emotion: str, time: str | None, source: str | None) -> dict[str, str]:
    """What the emotion implies, and of time and source what the framework's table allows with it."""
    _, _, times, sources = FRAMEWORK[emotion]
    found = dict(IMPLIED[emotion])
    if time in times:
        found["time"] = time
    if source in sources:
        found["source"] = source
    return found


def strength_of(level: int) -> float:
    """The middle of a step of five, of one: 1 is 1 to 2 of ten."""
    return (2 * level - 0.5) / 10


def feelings_of(found: list[str], others: float) -> dict[str, np.ndarray]:
    """Which feelings are there; `others` says how far the silence about all the rest can be trusted."""
    there = np.zeros(len(EMOTIONS) - 1, np.float32)
    there[[EMOTION_ID[name] for name in found]] = 1
    return {"feelings": there, "feelings_weight": np.where(there > 0, 1, others).astype(np.float32)}


def one_of(values: list[str], value: str) -> np.ndarray:
    return np.eye(len(values), dtype=np.float32)[values.index(value)]


class Maker:
    def __init__(self, tokens: WordPiece, events: dict[str, EventLabel]):
        self.tokens, self.events = tokens, events

    def texts(self, parts: list[str]) -> list[list[int]]:
        return [ids for part in parts if (ids := self.tokens.encode(part))] or [[self.tokens.unknown]]

    def hard(self, variables: dict[str, str]) -> dict[str, np.ndarray]:
        return {name: np.eye(len(VARIABLES[name]), dtype=np.float32)[VARIABLES[name].index(value)] for name, value in variables.items()}

    def public(self, row: dict, weight: float) -> dict:
        example = {"set": row["set"], "part": row["part"], "raw": row["text"], "sentences": self.texts(sentences(row["text"]))}
        found = row.get("emotions") or ([row["emotion"]] if row.get("emotion") else [])
        if found:
            target = np.zeros(len(EMOTIONS), np.float32)
            target[[EMOTION_ID[e] for e in found]] = 1 / len(found)
            example["emotion"], example["emotion_weight"] = target, weight
            # One word a text, or what three readers of a single line agreed on: the rest is not known for certain.
            example |= feelings_of(found, 0.5 if row["set"] == "goemotions" else 0.25)
            if len(found) == 1 and row["set"] != "goemotions":
                example["variables"] = self.hard(IMPLIED[found[0]])
                example["variables_weight"] = 0.1
        elif row["set"] == "goemotions" and row["native"] == ["neutral"]:
            target = np.zeros(len(EMOTIONS), np.float32)
            target[EMOTION_ID["none"]] = 1
            example["emotion"], example["emotion_weight"] = target, weight * 0.3
            example |= feelings_of([], 0.2)
        sides = {side_of(emotion) for emotion in found}
        if len(sides) == 1:
            example["side"], example["side_weight"] = one_of(SIDES, sides.pop()), weight
        label = self.events.get(row.get("id", "")) if row["set"] in ("empathetic", "turn") else None
        if label:
            # Our own reading of the text outweighs the word its writer was given.
            example["side"], example["side_weight"] = one_of(SIDES, side_of(label.emotion)), weight
            if label.actor and row["set"] == "empathetic":
                example["actor"] = one_of(ACTORS, label.actor)
            example["event"] = event_target(label.events)
            example["event_weight"] = 1.0 if row["set"] == "empathetic" else 0.4
            example["felt"] = np.eye(len(EMOTIONS), dtype=np.float32)[EMOTION_ID[label.emotion or "none"]]
            if row["set"] == "empathetic" and label.emotion:
                example["variables"] = self.hard(variables_of(label))
                example["variables_weight"] = 0.6
        if isinstance(row.get("native"), str):
            example["empathetic"] = row["native"]
        elif row.get("native"):
            example["goemotions"] = row["native"]
        if not RISKY.search(normalise(row["text"])):
            example["crisis"], example["crisis_weight"] = 0, 0.25
        return example

    def with_weak_items(self, example: dict, row: dict, kinds: Kinds, chance: random.Random) -> dict:
        """Items found by their words; a text with one emotion has it for the items it touches."""
        parts = [part for part in sentences(row["text"]) if self.tokens.encode(part)]
        items = kinds.label(parts, chance)
        if not items or len(parts) != len(example["sentences"]):
            return example
        emotion = row["emotion"]
        label = self.events.get(row["id"])
        known = variables_of(label) if label and label.emotion == emotion else IMPLIED.get(emotion, {})
        example |= {
            "items": [self.tokens.encode(item_text(category, name))[:16] for category, name, _ in items],
            "touched": [int(bool(where)) for _, _, where in items],
            "item_emotion": [EMOTION_ID[emotion] if where and emotion else -1 for _, _, where in items],
            "item_size": [-1.0] * len(items),
            "item_variables": {
                name: [
                    values.index(known[name]) if where and name in known else -1 for _, _, where in items
                ]
                for name, values in VARIABLES.items()
            },
            "about": [[int(s in where) for _, _, where in items] for s in range(len(parts))],
            "item_weight": 0.15,
        }
        return example

    def situation(self, situation: Situation, part: str) -> dict:
        touched = [item for item in situation.items if item.emotion]
        strength = np.array([max(item.power * item.size, 0.05) for item in touched], np.float32)
        target = np.zeros(len(EMOTIONS), np.float32)
        if touched:
            strength /= strength.sum()
            for item, share in zip(touched, strength):
                target[EMOTION_ID[item.emotion]] += share
        else:
            target[EMOTION_ID["none"]] = 1
        kept = [s for s in situation.sentences if self.tokens.encode(s.text)]
        example = {
            "set": "situations",
            "part": part,
            "file": situation.file,
            "raw": situation.text,
            "title": self.tokens.encode(situation.title) or [self.tokens.unknown],
            "sentences": [self.tokens.encode(s.text) for s in kept],
            "emotion": target,
            "emotion_weight": 1.0,
            "side": sum(share * one_of(SIDES, side_of(name)) for name, share in zip(EMOTIONS, target)),
            "side_weight": 1.0,
            "family": family_of(situation.file),
            "pair": situation.pair,
            "event": event_target(situation.events),
            "event_weight": 1.0,
            "roles": [ROLES.index(s.role) for s in kept],
            "traps": [[TRAP_ID[t] for t in s.traps if t in TRAP_ID] for s in kept],
            "items": [self.tokens.encode(item_text(i.category, i.name))[:16] for i in situation.items],
            "touched": [int(i.emotion is not None) for i in situation.items],
            "item_emotion": [EMOTION_ID[i.emotion] if i.emotion else -1 for i in situation.items],
            "item_size": [i.size for i in situation.items],
            "item_variables": {
                name: [values.index(getattr(i, name)) if i.emotion else -1 for i in situation.items] for name, values in VARIABLES.items()
            },
            "about": [[int(j in s.items) for j in range(len(situation.items))] for s in kept],
            "item_weight": 1.0,
            "sentence_item": [
                s.items[0] if len(s.items) == 1 and s.items[0] < len(situation.items) and situation.items[s.items[0]].emotion else -1
                for s in kept
            ],
        }
        example |= feelings_of(sorted({item.emotion for item in touched}), 1.0)
        example["item_strength"] = [strength_of(item.level) if item.emotion else -1.0 for item in situation.items]
        if touched:
            # The number a reader would say is that of the feeling that counts most.
            example["strength"] = strength_of(touched[int(strength.argmax())].level)
        if situation.actor:
            example["actor"] = one_of(ACTORS, situation.actor)
            example["turns"] = float(situation.turns)
            example["decisive"] = [float(at == situation.decisive) for at, s in enumerate(situation.sentences) if self.tokens.encode(s.text)]
        # Stories of harm done and of danger now may tell of violence at home: they are no examples of "no danger" unless plain.
        is_told_harm = family_of(situation.file) in ("harm", "danger") and RISKY.search(normalise(situation.text))
        is_for_another = family_of(situation.file) == "danger" and "worried-about-someone" in situation.events
        if not MAY_BE_HARM & set(situation.events) and not is_told_harm and not is_for_another:
            example["crisis"], example["crisis_weight"] = 0, 1.0
            if target[: len(EMOTIONS)].argmax() < 3 or not touched:
                example["care"], example["care_weight"] = 0.0, 0.5
        if touched:
            example["variables"] = {}
            for name, values in VARIABLES.items():
                soft = np.zeros(len(values), np.float32)
                for item, share in zip(touched, strength):
                    soft[values.index(getattr(item, name))] += share
                example["variables"][name] = soft
            example["variables_weight"] = 1.0
            example["size"] = float(sum(i.size * s for i, s in zip(touched, strength)))
        return example

    def tagged(self, text: MomentText, begin: int, end: int) -> tuple[list[int], list[tuple[int, int]]]:
        """The pieces of a sentence, and for each whether it begins or goes on with a mark of each kind (`TAG_HEADS`)."""
        called = lambda name: [span for span in text.named if name and text.text[slice(*span)].lower() == name.lower()]
        main, second = (text.feelings[at].part if at < len(text.feelings) else None for at in (0, 1))
        marks = (text.named, text.stated, called(main), called(second), called(text.harmed))
        edges = {edge for spans in marks for span in spans for edge in span if begin < edge < end}
        pieces, tags, begun = [], [], set()
        for first, last in itertools.pairwise(sorted({begin, end} | edges)):
            inside = [next((span for span in spans if span[0] <= first and last <= span[1]), None) for spans in marks]
            for piece in self.tokens.encode(text.text[first:last]):
                tags.append(tuple(0 if span is None else 2 if (kind, span) in begun or span[0] < begin else 1 for kind, span in enumerate(inside)))
                begun |= set(enumerate(inside))
                pieces.append(piece)
        return pieces, tags

    def item_of(self, name: str, kinds: Kinds, chance: random.Random) -> list[int]:
        is_a_name = name[0].isupper() and not re.match(r"(?:The|My|Our|A|An|Her|His|Their)\b", name)
        category = "people" if is_a_name else kinds.category_of(name) or chance.choice(OTHER_CATEGORIES)
        return self.tokens.encode(item_text(category, name))[:16]

    def moment(self, text: MomentText, part: str, at: int, kinds: Kinds, chance: random.Random) -> dict:
        where = [span for span in sentence_spans(text.text) if self.tokens.encode(text.text[slice(*span)])]
        shared = [min(end, text.turn[1]) - max(begin, text.turn[0]) for begin, end in where]
        target = np.zeros(len(EMOTIONS), np.float32)
        felt_here = [] if text.moment == PLAIN_NOTE else text.feelings
        for felt in felt_here:
            target[EMOTION_ID[felt.category]] += felt.strength / sum(each.strength for each in felt_here)
        if not felt_here:
            target[EMOTION_ID["none"]] = 1
        main = text.feelings[0]
        known = {
            felt.category: agreeing(felt.category, TIME_OF.get(text.time) if felt is main else None, SOURCE_OF.get(text.actor) if felt is main else None)
            for felt in text.feelings
        }
        names = list({text.text[begin:end].lower(): text.text[begin:end] for begin, end in text.named}.values())
        felt_for = {}
        for felt in reversed(felt_here):
            felt_for[(felt.part or "").lower()] = felt
        items = [felt_for.get(name.lower()) for name in names]
        example = {
            "set": "moments",
            "part": part,
            "file": text.where,
            "raw": text.text,
            "moment": at,
            "moment_aside": part != "train",
            "wish": self.tokens.encode(f"I wanted {text.wish}"),
            "sentences": [self.tokens.encode(text.text[begin:end]) for begin, end in where],
            "emotion": target,
            "emotion_weight": 1.0,
            "side": sum(share * one_of(SIDES, side_of(name)) for name, share in zip(EMOTIONS, target)),
            "side_weight": 1.0,
            **feelings_of([felt.category for felt in felt_here], 1.0),
            "strength": main.strength / 10,
            "actor": one_of(ACTORS, text.actor),
            "variables": self.hard(known[main.category]),
            "variables_weight": 0.6,
            "decisive": [float(each == max(shared)) for each in shared],
            "items": [self.item_of(name, kinds, chance) for name in names],
            "touched": [int(felt is not None) for felt in items],
            "item_emotion": [EMOTION_ID[felt.category] if felt else -1 for felt in items],
            "item_strength": [felt.strength / 10 if felt else -1.0 for felt in items],
            "item_size": [-1.0] * len(items),
            "item_variables": {
                name: [values.index(known[felt.category][name]) if felt and name in known[felt.category] else -1 for felt in items]
                for name, values in VARIABLES.items()
            },
            "about": [],
            "item_weight": 1.0,
            "harm": float(text.harmed is not None),
            "harmed": [float(name.lower() == (text.harmed or "").lower()) for name in names],
        }
        if text.harmed:
            example["harmAlive"] = float(text.alive)
        kind = text.moment.split("/")[0]
        if kind in EVENT_ID:
            example["event"], example["event_weight"] = event_target([kind]), 1.0
        if kind not in MAY_BE_HARM and not RISKY.search(normalise(text.text)):
            example["crisis"], example["crisis_weight"] = 0, 0.5
        tagged = [self.tagged(text, begin, end) for begin, end in where]
        # A mark inside a word cuts it otherwise than the product does: such a text teaches nothing about marks.
        if [pieces for pieces, _ in tagged] == example["sentences"]:
            example["tags"] = [tag for _, tags in tagged for tag in tags]
        if text.twin is not None:
            example["twin"] = f"{text.where.split(':')[0]} {text.twin}"
        return example

    def judged(self, judged: Judged, part: str) -> dict:
        return {
            "set": "carried",
            "part": part,
            "raw": judged.text,
            "sentences": self.texts(sentences(judged.text)),
            "claims": [self.tokens.encode(claim)[:MAX_CLAIM] for claim, _ in judged.claims],
            "carried": [float(carried) for _, carried in judged.claims],
        }

    def line(self, label: EventLabel, text: str, part: str) -> dict:
        example = {
            "set": "lines",
            "part": part,
            "raw": text,
            "sentences": self.texts(sentences(text)),
            "event": event_target(label.events),
            "event_weight": 1.0,
            "emotion": one_of(EMOTIONS, label.emotion or "none"),
            "emotion_weight": 1.0,
            "side": one_of(SIDES, side_of(label.emotion)),
            "side_weight": 1.0,
        }
        example |= feelings_of([label.emotion] if label.emotion else [], 0.5)
        if label.emotion:
            example["variables"], example["variables_weight"] = self.hard(variables_of(label)), 1.0
        if not MAY_BE_HARM & set(label.events):
            example["crisis"], example["crisis_weight"] = 0, 0.5
        return example

    def trap(self, kind: str, text: str, part: str) -> dict:
        return {
            "set": "traps",
            "part": part,
            "raw": text,
            "sentences": self.texts(sentences(text)),
            "text_trap": TRAP_ID[kind],
            "crisis": 0,
            "crisis_weight": 0.5,
        }

    def crisis(self, label: int, text: str, part: str, weight: float = 1.0, name: str = "crisis", family: str = "") -> dict:
        example = {"set": name, "part": part, "sentences": self.texts(sentences(text)), "crisis": label, "crisis_weight": weight, "raw": text}
        if label:
            example["care"], example["care_weight"] = 1.0, weight
            if family:
                example["whose"] = one_of(WHOSE, WHOSE_OF_FAMILY.get(family, "self"))
        return example

    def level(self, level: str, family: str, text: str, part: str) -> dict:
        example = self.crisis(int(level == "danger"), text, part, 1.0, "levels", family)
        example["care"], example["care_weight"] = float(level != "none"), 1.0
        return {**example, "level": level, "family": family}


def read_frames(path: Path, most: int, chance: random.Random) -> list[tuple[int, str]]:
    """Draws at most `most` sentences from each frame of data/frames/crisis.txt."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line[:2] not in ("0 ", "1 "):
            continue
        pieces = re.split(r"\{([^{}]*)\}", line.split("|", 1)[1].strip())
        choices = [[piece] if n % 2 == 0 else piece.split("|") for n, piece in enumerate(pieces)]
        every = ["".join(c) for c in itertools.islice(itertools.product(*choices), 20_000)]
        found += [(int(line[0]), text) for text in chance.sample(every, min(most, len(every)))]
    return found


def plain_key(example: dict) -> tuple[int, ...]:
    return tuple(piece for sentence in example["sentences"] for piece in sentence)


def to_learn(example: dict) -> dict:
    """What training needs of an example: nothing that can be read."""
    return {name: value for name, value in example.items() if name not in ("raw", "felt", "file", "pair")}


# The families of the later batches; everything before is general.
FAMILIES = ("mirror", "turns", "joy", "harm", "danger", "vague", "dark", "shown", "kind", "mixed", "dry", "said", "plain")
# Some authors of each of these families are never learned from.
FOR_CHOICES = {"kind-4", "mixed-4", "dry-4", "said-4", "plain-8", "kind-16", "mixed-16", "dry-16", "plain-16"}


def family_of(stem: str) -> str:
    name = stem.removeprefix("held-").split("-")[0]
    return name if name in FAMILIES else "general"


def held_out_split(situation: Situation, at: int) -> str:
    """Batches that nothing is learned from: every other text for choices and for testing, the halves of a pair together."""
    return ("dev", "test")[(situation.pair if situation.pair is not None else at) % 2]


def split_of(stem: str) -> str:
    """A whole batch goes to one part: of each author's twelve the tenth is for choices, the ninth for testing. They hold about
    as many mixed situations as all batches together; the last two hold far more, and are the best to learn from."""
    author, number = stem.split("-")[:2]
    if stem in FOR_CHOICES:
        return "dev"
    return {"10": "dev", "09": "test"}.get(number, "train") if author not in FAMILIES else "train"


# Files of single sentences that are never trained on: oblique ones by an early author, plain ones by a later one, trap texts.
HARD = "crisis-6"
HELD_OUT = {HARD, "crisis-15", "crisis-16", "traps-4"}


def sentence_splits(rows: list[tuple]) -> list[str]:
    """Single sentences: whole files are held out, every other line of them for choices and for testing."""
    turns = {stem: itertools.cycle(("dev", "test")) for stem in HELD_OUT}
    return [next(turns[row[0]]) if row[0] in HELD_OUT else "train" for row in rows]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--public", type=Path, default=HERE / "../../shared/data")
    parser.add_argument("--own", type=Path, default=HERE / "data")
    parser.add_argument("--moments", type=Path, default=TEXTS, help="the texts that were written for a moment")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--own-alone", action="store_true", help="without the public sets")
    parser.add_argument("--limit", type=int, default=0, help="about so many rows of each kind")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    chance = random.Random(7)

    few = lambda rows: rows[:: max(len(rows) // arguments.limit, 1)] if arguments.limit else rows
    corpora = None if arguments.own_alone else Corpora(arguments.public)
    public = few(corpora.empathetic() + corpora.goemotions() + corpora.enisear()) if corpora else []
    situations = few(read_situations(arguments.own))
    crisis, traps = few(read_crisis(arguments.own)), few(read_traps(arguments.own))
    lines, levels = few(read_lines(arguments.own)), few(read_levels(arguments.own))
    held_out = few(read_situations(arguments.own, kind="held-out"))
    library = descriptions()
    batches = [read_texts(path, set(library))[0] for path in sorted(arguments.moments.glob("*.txt"))]
    written = few([(text, "dev" if at in aside else "train") for texts in batches for aside in [for_choices(texts)] for at, text in enumerate(texts)])

    pieces = (HERE / "../models/vocab.txt").read_text(encoding="utf-8")
    (arguments.out / "vocab.txt").write_text(pieces, encoding="utf-8")
    maker = Maker(WordPiece(pieces.rstrip("\n").split("\n")), read_event_labels(arguments.own))
    weight_of = {"empathetic": 1.0, "turn": 0.6, "later-turn": 0.25, "goemotions": 0.8, "enisear": 1.0}
    examples, kinds = [], Kinds()
    for row in public:
        example = maker.public(row, weight_of[row["set"]])
        if row["set"] in ("empathetic", "turn") and row["part"] == "train":
            example = maker.with_weak_items(example, row, kinds, chance)
        examples.append(example)
    rows, of_moment = {name: row for row, name in enumerate(library)}, sorted_situations()
    for s in situations:
        example = maker.situation(s, split_of(s.file))
        if s.name in of_moment:
            # None of them comes behind all of them.
            example["moment"], example["moment_aside"] = rows.get(of_moment[s.name], len(rows)), is_aside(s.name)
        examples.append(example)
    examples += [maker.moment(text, part, rows[text.moment], kinds, chance) for text, part in written if text.moment in rows]
    for path in sorted((arguments.own / "carried").glob("*-*.txt")):
        examples += [maker.judged(one, "dev" if at % ASIDE == ASIDE - 1 else "train") for at, one in enumerate(few(read_judged(path)[0]))]
    (arguments.out / "moments.json").write_text(json.dumps({name: maker.tokens.encode(told) for name, told in library.items()}))
    (arguments.out / "wants.json").write_text(json.dumps([[rows[name], maker.tokens.encode(want)] for name, want in wants()]))
    examples += [maker.situation(s, held_out_split(s, at)) for at, s in enumerate(held_out)]
    examples += [maker.level(level, family, text, "train") for _, level, family, text in levels]
    unseen = read_levels(arguments.own, "held-out")
    examples += [maker.level(level, family, text, ("dev", "test")[at % 2]) for at, (_, level, family, text) in enumerate(unseen)]
    examples += [maker.line(label, text, "dev" if at % 20 == 7 else "test" if at % 20 == 17 else "train") for at, (_, label, text) in enumerate(lines)]
    examples += [maker.trap(kind, text, part) for (_, kind, text), part in zip(traps, sentence_splits(traps))]
    examples += [
        maker.crisis(label, text, part, name="hard" if stem == HARD else "crisis", family=family)
        for (stem, label, family, text), part in zip(crisis, sentence_splits(crisis))
    ]
    for line in (arguments.own / "sentences/given.tsv").read_text(encoding="utf-8").splitlines()[1:]:
        label, _, text = line.split("\t")
        examples.append(maker.crisis(int(label), text, "test", name="given"))
    frames = few(read_frames(arguments.own / "frames/crisis.txt", 30, chance))
    examples += [maker.crisis(label, text, "train", 0.6, "frames") for label, text in frames]

    # The second signal: sentences of users at risk that say so in the first person; weak, because labels are per user.
    risk = set()
    for row in corpora.risk_posts() if corpora else []:
        if row["label"] in ("Ideation", "Behavior", "Attempt"):
            for post in row["posts"]:
                risk.update(s for s in sentences(post) if 20 < len(s) < 240 and EXPLICIT_RISK.search(normalise(s)))
    examples += [maker.crisis(1, text, "train", 0.25, "risk") for text in sorted(risk)]

    # Sets that are only measured on travel beside the examples, never among the rows that are trained on.
    examples += [maker.public(row, 1.0) for row in few(corpora.isear())] if corpora else []
    for row in few(corpora.reframing()) if corpora else []:
        labels = [TRAP_ID[trap] for trap in row["traps"]]
        examples.append(
            {"set": "reframing", "part": "test", "raw": row["text"], "sentences": maker.texts(sentences(row["text"])), "labels": labels}
        )

    # Nothing of a dev or test part may also stand in training, whatever set it came from.
    kept_out = {plain_key(e) for e in examples if e["part"] != "train" and e["set"] != "carried"}
    examples = [e for e in examples if e["part"] != "train" or e["set"] == "carried" or plain_key(e) not in kept_out]
    chance.shuffle(examples)
    with gzip.open(arguments.out / "examples.pkl.gz", "wb", compresslevel=5) as stream:
        pickle.dump(examples, stream)
    with lzma.open(arguments.out / "learn.pkl.xz", "wb", preset=6) as stream:
        pickle.dump([to_learn(e) for e in examples if e["part"] == "train" or (e["part"] == "dev" and e["set"] in ("situations", "moments", "carried"))], stream)
    print(Counter((e["set"], e["part"]) for e in examples))
    print("mean tokens", np.mean([sum(map(len, e["sentences"])) for e in examples]))


if __name__ == "__main__":
    main()
