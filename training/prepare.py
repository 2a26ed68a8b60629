"""Turns the corpora and the original data into token ids with labels, trims the vocabulary, halves the weights.

    python prepare.py --encoder FOLDER_WITH_MINILM --out STAGE [--public ../../shared/data]

The stage is all that training needs: examples.pkl.gz, encoder.npz, vocab.txt.
"""

import argparse
import gzip
import itertools
import pickle
import random
import re
from collections import Counter
from pathlib import Path

import numpy as np

from corpora import RISKY, Corpora
from labels import EMOTIONS, EVENTS, FRAMEWORK, IMPLIED, ROLES, TRAPS, VARIABLES
from situations import EventLabel, Situation, read_crisis, read_event_labels, read_lines, read_situations, read_traps
from text import WordPiece, normalise, sentences
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


def read_safetensors(path: Path) -> dict[str, np.ndarray]:
    import json

    raw = path.read_bytes()
    size = int.from_bytes(raw[:8], "little")
    header = json.loads(raw[8 : 8 + size])
    found = {}
    for name, entry in header.items():
        if name == "__metadata__" or entry["dtype"] != "F32":
            continue
        begin, end = (8 + size + offset for offset in entry["data_offsets"])
        found[name] = np.frombuffer(raw[begin:end], np.float32).reshape(entry["shape"])
    return found


def trim_vocabulary(vocabulary: list[str], texts: list[str], least: int, common: int) -> list[int]:
    """Ids to keep: special pieces, single characters of Latin script, pieces seen often enough in what we train on, and
    the commonest English words of the original list (which is sorted by frequency)."""
    full = WordPiece(vocabulary)
    seen = Counter(piece for text in texts for piece in full.encode(text))
    keep = {full.ids[p] for p in ("[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]")}
    plain = re.compile(r"^(##)?[a-z]+$")
    english = 0
    for index, piece in enumerate(vocabulary):
        bare = piece.removeprefix("##")
        if len(bare) == 1 and (bare.isascii() or ord(bare) < 0x250 or ord(bare) in range(0x2000, 0x2070)):
            keep.add(index)
        elif seen[index] >= least:
            keep.add(index)
        elif plain.match(piece) and english < common:
            keep.add(index)
        if plain.match(piece):
            english += 1
    return sorted(keep)


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
            if len(found) == 1 and row["set"] != "goemotions":
                example["variables"] = self.hard(IMPLIED[found[0]])
                example["variables_weight"] = 0.1
        elif row["set"] == "goemotions" and row["native"] == ["neutral"]:
            target = np.zeros(len(EMOTIONS), np.float32)
            target[EMOTION_ID["none"]] = 1
            example["emotion"], example["emotion_weight"] = target, weight * 0.3
        label = self.events.get(row.get("id", "")) if row["set"] in ("empathetic", "turn") else None
        if label:
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
        if not MAY_BE_HARM & set(situation.events):
            example["crisis"], example["crisis_weight"] = 0, 1.0
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

    def line(self, label: EventLabel, text: str, part: str) -> dict:
        example = {
            "set": "lines",
            "part": part,
            "raw": text,
            "sentences": self.texts(sentences(text)),
            "event": event_target(label.events),
            "event_weight": 1.0,
            "emotion": np.eye(len(EMOTIONS), dtype=np.float32)[EMOTION_ID[label.emotion or "none"]],
            "emotion_weight": 1.0,
        }
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

    def crisis(self, label: int, text: str, part: str, weight: float = 1.0, name: str = "crisis") -> dict:
        return {"set": name, "part": part, "sentences": self.texts(sentences(text)), "crisis": label, "crisis_weight": weight, "raw": text}


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


def split_of(stem: str) -> str:
    """A whole batch goes to one part: of each author's twelve the tenth is for choices, the ninth for testing. They hold about
    as many mixed situations as all batches together; the last two hold far more, and are the best to learn from."""
    return {"10": "dev", "09": "test"}.get(stem.split("-")[1], "train")


# Files of single sentences that are never trained on: oblique ones by an early author, plain ones by a later one, trap texts.
HARD = "crisis-6"
HELD_OUT = {HARD, "crisis-15", "crisis-16", "traps-4"}


def sentence_splits(rows: list[tuple]) -> list[str]:
    """Single sentences: whole files are held out, every other line of them for choices and for testing."""
    turns = {stem: itertools.cycle(("dev", "test")) for stem in HELD_OUT}
    return [next(turns[row[0]]) if row[0] in HELD_OUT else "train" for row in rows]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--encoder", type=Path, required=True)
    parser.add_argument("--public", type=Path, default=HERE / "../../shared/data")
    parser.add_argument("--own", type=Path, default=HERE / "data")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--least", type=int, default=3, help="keep a piece seen this often")
    parser.add_argument("--common", type=int, default=7000, help="keep this many of the commonest English pieces")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    chance = random.Random(7)

    corpora = Corpora(arguments.public)
    public = corpora.empathetic() + corpora.goemotions() + corpora.enisear()
    situations = read_situations(arguments.own)
    crisis, traps = read_crisis(arguments.own), read_traps(arguments.own)
    lines = read_lines(arguments.own)

    vocabulary = (arguments.encoder / "vocab.txt").read_text(encoding="utf-8").split("\n")
    vocabulary = vocabulary[:-1] if vocabulary[-1] == "" else vocabulary
    texts = [r["text"] for r in public if r["part"] == "train"]
    texts += [s.text for s in situations for _ in range(2)] + [i.name for s in situations for i in s.items]
    texts += [row[-1] for row in crisis + traps + lines for _ in range(2)]
    texts += [line for line in (arguments.own / "frames/crisis.txt").read_text(encoding="utf-8").splitlines() for _ in range(3)]
    keep = trim_vocabulary(vocabulary, texts, arguments.least, arguments.common)
    trimmed = [vocabulary[index] for index in keep]
    (arguments.out / "vocab.txt").write_text("\n".join(trimmed) + "\n", encoding="utf-8")
    weights = read_safetensors(arguments.encoder / "model.safetensors")
    name = "embeddings.word_embeddings.weight"
    weights = {key: (value[keep] if key == name else value).astype(np.float16) for key, value in weights.items() if "pooler" not in key}
    np.savez(arguments.out / "encoder.npz", **weights)

    maker = Maker(WordPiece(trimmed), read_event_labels(arguments.own))
    weight_of = {"empathetic": 1.0, "turn": 0.6, "later-turn": 0.25, "goemotions": 0.8, "enisear": 1.0}
    examples, kinds = [], Kinds()
    for row in public:
        example = maker.public(row, weight_of[row["set"]])
        if row["set"] in ("empathetic", "turn") and row["part"] == "train":
            example = maker.with_weak_items(example, row, kinds, chance)
        examples.append(example)
    examples += [maker.situation(s, split_of(s.file)) for s in situations]
    examples += [maker.line(label, text, "dev" if at % 20 == 7 else "test" if at % 20 == 17 else "train") for at, (_, label, text) in enumerate(lines)]
    examples += [maker.trap(kind, text, part) for (_, kind, text), part in zip(traps, sentence_splits(traps))]
    examples += [
        maker.crisis(label, text, part, name="hard" if stem == HARD else "crisis")
        for (stem, label, _, text), part in zip(crisis, sentence_splits(crisis))
    ]
    for line in (arguments.own / "sentences/given.tsv").read_text(encoding="utf-8").splitlines()[1:]:
        label, _, text = line.split("\t")
        examples.append(maker.crisis(int(label), text, "test", name="given"))
    frames = read_frames(arguments.own / "frames/crisis.txt", 30, chance)
    examples += [maker.crisis(label, text, "train", 0.6, "frames") for label, text in frames]

    # The second signal: sentences of users at risk that say so in the first person; weak, because labels are per user.
    risk = set()
    for row in corpora.risk_posts():
        if row["label"] in ("Ideation", "Behavior", "Attempt"):
            for post in row["posts"]:
                risk.update(s for s in sentences(post) if 20 < len(s) < 240 and EXPLICIT_RISK.search(normalise(s)))
    examples += [maker.crisis(1, text, "train", 0.25, "risk") for text in sorted(risk)]

    # Sets that are only measured on travel beside the examples, never among the rows that are trained on.
    examples += [maker.public(row, 1.0) for row in corpora.isear()]
    for row in corpora.reframing():
        labels = [TRAP_ID[trap] for trap in row["traps"]]
        examples.append(
            {"set": "reframing", "part": "test", "raw": row["text"], "sentences": maker.texts(sentences(row["text"])), "labels": labels}
        )

    # Nothing of a dev or test part may also stand in training, whatever set it came from.
    kept_out = {plain_key(e) for e in examples if e["part"] != "train"}
    examples = [e for e in examples if e["part"] != "train" or plain_key(e) not in kept_out]
    chance.shuffle(examples)
    with gzip.open(arguments.out / "examples.pkl.gz", "wb", compresslevel=5) as stream:
        pickle.dump(examples, stream)
    print(len(trimmed), "pieces;", Counter((e["set"], e["part"]) for e in examples))
    print("mean tokens", np.mean([sum(map(len, e["sentences"])) for e in examples]))


if __name__ == "__main__":
    main()
