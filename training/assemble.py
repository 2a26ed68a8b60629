"""Calibrates the exported model on the dev parts, chooses thresholds, and writes models/model.json beside the files.

    python assemble.py --stage STAGE --onnx encoder.onnx --weights weights.pt --out ../models     # with the tables of n-grams that are there
    python assemble.py … --lexical FOLDER                                                         # with new ones
"""

import argparse
import gzip
import json
import pickle
import shutil
from multiprocessing import Pool
from pathlib import Path

import numpy as np
import torch

from labels import ACTORS, EMOTIONS, EVENTS, PLEASANT, ROLES, SIDES, TRAPS, VARIABLES, WHOSE
from lexical import COLUMNS, score, small_crisis
from measure import ITEM, READ, carried_figures, crisis_logits, moment_figures, pick, sigmoid_temperature, softmax, temperature, text_figures
from moments import read_texts
from network_shape import ITEM_HEADS, MANY, READ_HEADS, TAG_HEADS, WIDTH, offsets
from runtime import MAX_CLAIM, Runtime
from text import WordPiece, sentences

SHIPPED = Path(__file__).parent / "../models"
# Learned for whole texts alone.
OF_TEXTS = {"feelings", "strength", "harm", "harmAlive"}
LABELS = {"feelings": EMOTIONS, "emotion": EMOTIONS, "event": EVENTS, "role": ROLES, "trap": TRAPS, "side": SIDES, "actor": ACTORS, "whose": WHOSE, **VARIABLES}


def rows_of(examples, outputs, part: str, head: str):
    """Logits and targets of every dev row a head has."""
    logits, truth = [], []
    for e, o in zip(examples, outputs):
        if part == "item":
            for i, hit in enumerate(e.get("touched", [])):
                if head == "touched":
                    logits.append(o["item"][i, ITEM[head]])
                    truth.append(hit)
                elif head == "harmed" and head in e:
                    logits.append(o["item"][i, ITEM[head]])
                    truth.append(e[head][i])
                elif hit and head in ("emotion", *VARIABLES):
                    known = e["item_emotion"][i] if head == "emotion" else e["item_variables"][head][i]
                    if known >= 0:
                        logits.append(o["item"][i, ITEM[head]])
                        truth.append(known)
        elif head in ("emotion", "event", "side", "actor", "turns", "harm", "harmAlive") and head in e:
            logits.append(o["read"][0, READ[head]])
            truth.append(e[head])
        elif head in VARIABLES and head in e.get("variables", {}):
            logits.append(o["read"][0, READ[head]])
            truth.append(e["variables"][head])
        elif head == "decisive":
            for s, hit in enumerate(e.get("decisive", [])):
                logits.append(o["read"][1 + s, READ[head]])
                truth.append(hit)
        elif head == "role":
            for s, role in enumerate(e.get("roles", [])):
                logits.append(o["read"][1 + s, READ[head]])
                truth.append(role)
    return np.array(logits, np.float64), np.array(truth)


def best_blend(sets: list[tuple[np.ndarray, np.ndarray, np.ndarray]]) -> tuple[float, float]:
    """Temperature of the encoder and weight of the lexical logits with the least log loss, every set counting alike."""

    def cost(t: float, w: float) -> float:
        return sum(-(shares * np.log(softmax(logits / t + w * words) + 1e-9)).sum(1).mean() for logits, words, shares in sets)

    return min(((float(t), float(w)) for t in np.geomspace(0.7, 2, 25) for w in np.linspace(0, 0.5, 26)), key=lambda x: cost(*x))


def calibration(examples: list[dict], outputs: list[dict], emotion: dict, side: dict) -> dict[str, float]:
    """The temperature of the certainty that decides whether to say or to ask: is it felt as good or bad (`rules/reading.ts`)."""
    bright = np.array([name in PLEASANT for name in EMOTIONS[:-1]])
    logit = lambda p: np.log(np.clip(p, 0.002, 1)) - np.log(np.clip(1 - p, 0.002, 1))
    clear = [(e, o) for e, o in zip(examples, outputs) if e["side"][:2].max() > 0.99]
    feelings = np.array([softmax(o["read"][0, READ["emotion"]] / emotion["temperature"])[:-1] for _, o in clear])
    sides = np.array([softmax(o["read"][0, READ["side"]] / side["temperature"]) for _, o in clear])
    learned = (logit(feelings[:, bright].sum(1) / feelings.sum(1)) + logit(sides[:, 0] / sides[:, :2].sum(1))) / 2
    return {"side": sigmoid_temperature(learned, np.array([e["side"][0] for e, _ in clear]))}


# How far a moment's vector is drawn from its description to texts that nothing was learned from.
DRAWN = 0.3


def drawn_to(rows: np.ndarray, names: list[str], runtime: Runtime, pieces: WordPiece, beside: list[Path]) -> np.ndarray:
    """Texts of an author who taught the network nothing show where a moment lies among texts, not only what it is called."""
    means = np.zeros_like(rows)
    for path in beside:
        for text in read_texts(path, set(names))[0]:
            means[names.index(text.moment)] += runtime.outputs({"sentences": [pieces.encode(part) for part in sentences(text.text)]})["vector"]
    known = np.abs(means).sum(1) > 0
    unit = lambda vectors: vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
    drawn = rows.copy()
    drawn[known] = unit((1 - DRAWN) * rows[known] + DRAWN * unit(means[known]))
    return drawn


class Moments:
    """The table of `moments.bin`: a row for what each moment is, seen by the graph that is shipped, and last one for none of them."""

    def __init__(self, graph: Path, stage: Path, weights: Path, beside: list[Path]):
        state = {name: value.float().numpy() for name, value in torch.load(weights, map_location="cpu")["state"].items()}
        runtime = Runtime(graph, vocabulary_of(stage))
        described = json.loads((stage / "moments.json").read_text())
        rows = np.stack([*(runtime.outputs({"sentences": [pieces]})["vector"] for pieces in described.values()), state["none"]])
        rows[:-1] = drawn_to(rows[:-1], list(described), runtime, WordPiece(vocabulary_of(stage)), beside)
        factor = np.exp(state["log_scale"])
        self.scale = (np.maximum(np.abs(rows).max(1), 1e-8) / 127).astype(np.float32)
        self.table = np.rint(rows / self.scale[:, None]).astype(np.int8)
        self.scale = (factor * self.scale).astype(np.float32)
        self.bias = np.zeros(len(rows), np.float32)
        self.bias[-1] = factor * state["none_bias"][0]
        # A network that never learned wishes starts with this scale.
        self.wish_scale = float(np.exp(state.get("wish_scale", np.log(20))))

    def logits(self, vector: np.ndarray) -> np.ndarray:
        return self.scale * (self.table.astype(np.float32) @ vector) + self.bias

    def packed(self) -> bytes:
        table = self.table.tobytes()
        return table + bytes(-len(table) % 4) + self.scale.astype("<f4").tobytes() + self.bias.astype("<f4").tobytes()


def vocabulary_of(stage: Path) -> list[str]:
    return (stage / "vocab.txt").read_text(encoding="utf-8").rstrip("\n").split("\n")


runtime: Runtime


def start(path: Path, vocabulary: list[str]) -> None:
    global runtime
    runtime = Runtime(path, vocabulary)


def work(example: dict) -> dict:
    return runtime.outputs(example)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stage", type=Path, required=True)
    parser.add_argument("--onnx", type=Path, required=True)
    parser.add_argument("--weights", type=Path, required=True, help="what the graph was made from")
    parser.add_argument("--beside", type=Path, nargs="*", default=[], help="texts written for moments that nothing was learned from")
    parser.add_argument("--lexical", type=Path, help="a folder of new tables")
    parser.add_argument("--most", type=int, default=0, help="so many dev rows of each public set")
    parser.add_argument("--made", type=json.loads, help="what it was made from")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--threshold", type=float, default=-0.3, help="crisis: encoder and table together")
    parser.add_argument("--small-threshold", type=float, default=3.5, help="danger: the table alone, while somebody types")
    parser.add_argument("--sentence-margin", type=float, default=1.0, help="crisis: how much surer one sentence must be than a whole text")
    parser.add_argument("--lexical-weight", type=float, default=0.8, help="crisis: how much the table adds to the encoder")
    parser.add_argument("--carried-threshold", type=float, default=0.1, help="the share from which a sentence counts as carried by the text")
    parser.add_argument("--care-threshold", type=float, default=2.0, help="care: the encoder")
    parser.add_argument("--small-care-threshold", type=float, default=0.8, help="care: the table alone")
    parser.add_argument("--side-weight", type=float, default=0.8, help="how much the side of the whole text says about an item's feeling")
    parser.add_argument("--emotion-temperature", type=float, default=2.0, help="chosen with `npm run evaluate -- --part dev`")
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    vocabulary = vocabulary_of(arguments.stage)
    with gzip.open(arguments.stage / "examples.pkl.gz") as stream:
        every = pickle.load(stream)
    examples = [e for e in every if e["part"] == "dev"]
    aside = [e for e in every if e.get("moment_aside") and e["set"] == "situations"]
    for name in ("empathetic", "goemotions") if arguments.most else ():
        rows = [e for e in examples if e["set"] == name]
        examples = [e for e in examples if e["set"] != name] + rows[: arguments.most]
    with Pool(arguments.processes, start, (arguments.onnx, vocabulary)) as pool:
        outputs = pool.map(work, examples, chunksize=16)
        aside_outputs = pool.map(work, aside, chunksize=16)
    before = json.loads((SHIPPED / "model.json").read_text())
    tables = json.loads((arguments.lexical / "lexical.json").read_text()) if arguments.lexical else before
    tables_at = arguments.lexical or SHIPPED
    lexical = np.frombuffer((tables_at / "lexical.bin").read_bytes(), np.int8).reshape(-1, COLUMNS)
    small = np.frombuffer((tables_at / "crisis.bin").read_bytes(), np.int8)
    scale, bias = np.array(tables["lexical"]["scale"]), np.array(tables["lexical"]["bias"])
    lexical_of = lambda e: score(e["raw"], lexical, scale, bias)
    crisis_scale, crisis_bias = (float(np.ravel(tables["crisis"][name])[0]) for name in ("scale", "bias"))
    small_of = lambda e: small_crisis(e["raw"], small, crisis_scale, crisis_bias)

    new, new_outputs = pick(examples, outputs, set="moments")
    moments = Moments(arguments.onnx, arguments.stage, arguments.weights, arguments.beside)
    for output in aside_outputs + new_outputs:
        output["moment"] = moments.logits(output["vector"])
    print("sorted", moment_figures(aside, aside_outputs))
    print("new", moment_figures(new, new_outputs) | text_figures(new, new_outputs))
    told = np.array([o["moment"] for o in aside_outputs + new_outputs], np.float64)
    moment_temperature = temperature(told, np.array([e["moment"] for e in aside + new]))
    own, own_outputs = pick(examples, outputs, set="situations")
    own, own_outputs = own + new, own_outputs + new_outputs
    heads: dict = {"read": [], "item": []}
    for part, sizes, places in (("read", READ_HEADS, READ), ("item", ITEM_HEADS, ITEM)):
        for name in sizes:
            kind = "many" if name in MANY else "sigmoid" if sizes[name] == 1 else "softmax"
            entry = {"name": name, "offset": places[name].start, "kind": kind, "temperature": 1.0}
            if part == "read" and name in OF_TEXTS:
                entry["of"] = "text"
            if name in LABELS:
                entry["labels"] = LABELS[name][: sizes[name]]
            logits, truth = rows_of(own, own_outputs, part, name) if own else (np.zeros(0), None)
            if len(logits) and sizes[name] == 1:
                entry["temperature"] = sigmoid_temperature(logits[:, 0], truth)
            elif len(logits):
                entry["temperature"] = temperature(logits, truth)
            heads[part].append(entry)
    judged, judged_outputs = pick(examples, outputs, set="carried")
    if judged:
        print("carried", carried_figures(judged, judged_outputs))
        entry = next(entry for entry in heads["item"] if entry["name"] == "carried")
        logits = np.concatenate([o["item"][:, ITEM["carried"]][:, 0] for o in judged_outputs]).astype(np.float64)
        entry["temperature"] = sigmoid_temperature(logits, np.concatenate([e["carried"] for e in judged]))
        entry["threshold"] = arguments.carried_threshold
    by_name = {entry["name"]: entry for entry in heads["read"]}
    # Our own texts count twice: they are what people will write here.
    sets = []
    for name in ("situations", "moments", "empathetic", "goemotions"):
        chosen, results = pick(examples, outputs, set=name)
        labelled = [(e, o) for e, o in zip(chosen, results) if "emotion" in e]
        if not labelled:
            continue
        logits = np.array([o["read"][0, READ["emotion"]] for _, o in labelled], np.float64)
        words = np.array([lexical_of(e)[: len(EMOTIONS)] for e, _ in labelled])
        sets.append((logits, words, np.array([e["emotion"] for e, _ in labelled])))
    by_name["emotion"]["temperature"], by_name["emotion"]["lexicalWeight"] = best_blend(sets)
    traps, trap_outputs = pick(examples, outputs, set="traps")
    logits = np.array([o["read"][0, READ["trap"]] for o in trap_outputs], np.float64)
    words = np.array([lexical_of(e)[len(EMOTIONS) :] for e in traps])
    shares = np.eye(len(TRAPS))[[e["text_trap"] for e in traps]]
    by_name["trap"]["temperature"], by_name["trap"]["lexicalWeight"] = best_blend([(logits, words, shares)])
    about = [(o["about"][s, i], hit) for e, o in zip(own, own_outputs) for s, line in enumerate(e["about"]) for i, hit in enumerate(line)]
    about_temperature = sigmoid_temperature(*(np.array(c, np.float64) for c in zip(*about))) if about else 1.0

    crisis, crisis_outputs = pick(examples, outputs, set="crisis")
    truth = np.array([e["crisis"] for e in crisis])
    full = crisis_logits(crisis_outputs, arguments.sentence_margin)
    words = np.array([small_of(e) for e in crisis])
    ordinary, ordinary_outputs = pick(examples, outputs, set="empathetic")
    ordinary, ordinary_outputs = ordinary + own, ordinary_outputs + own_outputs
    kept = [i for i, e in enumerate(ordinary) if "crisis" in e]
    ordinary_full = crisis_logits([ordinary_outputs[i] for i in kept], arguments.sentence_margin)
    ordinary_words = np.array([small_of(ordinary[i]) for i in kept])
    # The table to choose the two thresholds by; they are arguments, because the choice weighs a missed person against a
    # needless panel and is not the machine's to make.
    for limit in (-1, 0, 1, 2, 3):
        fires = (full + arguments.lexical_weight * words > limit) | (words > arguments.small_threshold)
        plain = (ordinary_full + arguments.lexical_weight * ordinary_words > limit) | (ordinary_words > arguments.small_threshold)
        print(
            f"threshold {limit}: hard sentences {fires[truth == 1].mean():.3f} / {fires[truth == 0].mean():.3f}, ordinary {plain.mean():.4f}"
        )

    levels, level_outputs = pick(examples, outputs, set="levels")
    level = np.array([e["level"] for e in levels])
    danger = crisis_logits(level_outputs, arguments.sentence_margin) + arguments.lexical_weight * np.array([small_of(e) for e in levels])
    care = np.array([o["read"][0, READ["care"]][0] for o in level_outputs])
    ordinary_care = np.array([o["read"][0, READ["care"]][0] for o in own_outputs])
    for limit in (-1, 0, 0.5, 1, 2):
        rates = ", ".join(f"{name} {np.mean(danger[level == name] > limit):.3f}" for name in ("danger", "care", "none"))
        seen = ", ".join(f"{name} {np.mean(care[level == name] > limit):.3f}" for name in ("danger", "care", "none"))
        print(f"levels at {limit}: danger raised by {rates}; care by {seen}, by ordinary texts {np.mean(ordinary_care > limit):.3f}")

    arguments.out.mkdir(parents=True, exist_ok=True)
    for source, name in (
        (arguments.onnx, "encoder.onnx"),
        (arguments.stage / "vocab.txt", "vocab.txt"),
        (tables_at / "lexical.bin", "lexical.bin"),
        (tables_at / "crisis.bin", "crisis.bin"),
    ):
        if source.resolve() != (arguments.out / name).resolve():
            shutil.copyfile(source, arguments.out / name)
    (arguments.out / "moments.bin").write_bytes(moments.packed())
    tags = [
        {"name": name, "offset": place.start, "kind": "softmax", "temperature": 1.0, "labels": ["outside", "begins", "inside"]}
        for name, place in offsets(TAG_HEADS).items()
    ]
    files = {name: (arguments.out / name).stat().st_size for name in ("encoder.onnx", "vocab.txt", "lexical.bin", "crisis.bin")}
    rounded = lambda values: [float(f"{v:.6g}") for v in values]
    manifest = {
        "version": 1,
        "files": files,
        "maxTextTokens": 256,
        "maxItemTokens": 16,
        "maxClaimTokens": MAX_CLAIM,
        "special": {"start": "[CLS]", "end": "[SEP]", "unknown": "[UNK]"},
        "heads": {**heads, "tags": tags, "about": {"kind": "sigmoid", "temperature": about_temperature}},
        "moments": {"width": WIDTH, "temperature": moment_temperature, "wishScale": round(moments.wish_scale, 2)},
        "sideWeight": arguments.side_weight,
        "calibration": {**calibration(own, own_outputs, by_name["emotion"], by_name["side"]), "emotion": arguments.emotion_temperature},
        "lexical": {
            "buckets": tables["lexical"]["buckets"],
            "columns": COLUMNS,
            "scale": rounded(scale),
            "bias": rounded(bias),
            "heads": {"emotion": {"offset": 0, "labels": EMOTIONS}, "trap": {"offset": len(EMOTIONS), "labels": TRAPS}},
        },
        "crisis": {
            "buckets": tables["crisis"]["buckets"],
            "scale": crisis_scale,
            "bias": crisis_bias,
            "lexicalWeight": arguments.lexical_weight,
            "threshold": arguments.threshold,
            "sentenceMargin": arguments.sentence_margin,
            "smallThreshold": arguments.small_threshold,
            "smallCareThreshold": arguments.small_care_threshold,
            "careThreshold": arguments.care_threshold,
        },
    }
    if arguments.made:
        manifest["made"] = arguments.made
    (arguments.out / "model.json").write_text(json.dumps(manifest, indent=1) + "\n")


if __name__ == "__main__":
    main()
