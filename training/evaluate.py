"""The figures of the shipped files, int8 and blended as the product blends them, on everything held out.

python evaluate.py --stage STAGE --models ../models [--out figures.json]
"""

import argparse
import gzip
import json
import pickle
from itertools import product
from multiprocessing import Pool
from pathlib import Path

import numpy as np

from labels import EMOTIONS, FRAMEWORK, VARIABLES
from lexical import score, small_crisis
from measure import ITEM, READ, crisis_logits, event_figures, macro_f1, pick, reframing, restricted, sigmoid, situation_figures, softmax
from runtime import Runtime

DECIDING = ("shift", "accepted", "time", "source")
COMBINATIONS = [(c, *combo) for c, sets in FRAMEWORK.items() for combo in product(*sets)]


class Shipped:
    """The files of a models folder, read as the product reads them."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.manifest = json.loads((folder / "model.json").read_text())
        self.vocabulary = (folder / "vocab.txt").read_text(encoding="utf-8").rstrip("\n").split("\n")
        m = self.manifest
        self.lexical = np.frombuffer((folder / "lexical.bin").read_bytes(), np.int8).reshape(m["lexical"]["buckets"], -1)
        self.scale, self.bias = np.array(m["lexical"]["scale"]), np.array(m["lexical"]["bias"])
        self.small = np.frombuffer((folder / "crisis.bin").read_bytes(), np.int8)
        self.heads = {part: {h["name"]: h for h in m["heads"][part]} for part in ("read", "item")}
        self.runtime = None

    def read(self, example: dict) -> dict:
        self.runtime = self.runtime or Runtime(self.folder / "encoder.onnx", self.vocabulary)
        found = self.runtime.outputs(example)
        found["lexical"] = score(example["raw"], self.lexical, self.scale, self.bias)
        found["small"] = small_crisis(example["raw"], self.small, self.manifest["crisis"]["scale"], self.manifest["crisis"]["bias"])
        return found

    def blended(self, output: dict, head: str) -> np.ndarray:
        entry, place = self.heads["read"][head], self.manifest["lexical"]["heads"][head]
        words = output["lexical"][place["offset"] : place["offset"] + len(place["labels"])]
        return output["read"][0, READ[head]] / entry["temperature"] + entry.get("lexicalWeight", 0) * words


shipped: Shipped


def start(folder: Path) -> None:
    global shipped
    shipped = Shipped(folder)


def work(example: dict) -> dict:
    return shipped.read(example)


def read_all(folder: Path, examples: list[dict], processes: int) -> list[dict]:
    with Pool(processes, start, (folder,)) as pool:
        return pool.map(work, examples, chunksize=32)


def log_softmax(x: np.ndarray) -> np.ndarray:
    return np.log(softmax(x) + 1e-9)


def decide(row: np.ndarray, ours: Shipped) -> tuple:
    """The combination the framework allows that the heads together find most likely."""
    heads = ours.heads["item"]
    logs = {name: log_softmax(row[ITEM[name]] / heads[name]["temperature"]) for name in ("emotion", *DECIDING)}
    return max(
        COMBINATIONS,
        key=lambda c: logs["emotion"][EMOTIONS.index(c[0])] + sum(logs[n][VARIABLES[n].index(v)] for n, v in zip(DECIDING, c[1:])),
    )


def equations(ours: Shipped, examples: list[dict], outputs: list[dict]) -> dict:
    """Every touched item by itself: the category and the four variables that decide it."""
    truth, guess = [], []
    for e, o in zip(examples, outputs):
        for i, hit in enumerate(e["touched"]):
            if hit:
                variables = [VARIABLES[n][e["item_variables"][n][i]] for n in DECIDING]
                truth.append((EMOTIONS[e["item_emotion"][i]], *variables))
                guess.append(decide(o["item"][i], ours))
    sign = lambda shift: "loss" if shift == "loss" else "gain"
    number = lambda rows: np.array([EMOTIONS.index(r[0]) for r in rows])
    accuracy = {"sign of shift": float(np.mean([sign(a[1]) == sign(b[1]) for a, b in zip(truth, guess)]))}
    for n, name in enumerate(DECIDING[1:], 2):
        accuracy[name] = float(np.mean([a[n] == b[n] for a, b in zip(truth, guess)]))
    return {
        "n": len(truth),
        "f1": macro_f1(number(truth), number(guess), range(11)),
        "accuracy": float(np.mean(number(truth) == number(guess))),
        **accuracy,
        "variables": float(np.mean(list(accuracy.values()))),
    }


def crisis_figures(ours: Shipped, outputs: list[dict], truth: np.ndarray) -> dict:
    settings = ours.manifest["crisis"]
    small = np.array([o["small"] for o in outputs])
    alone = small >= settings["smallThreshold"]
    fires = alone | (crisis_logits(outputs, settings["sentenceMargin"]) + settings["lexicalWeight"] * small >= settings["threshold"])
    found = {}
    for name, guess in (("full", fires), ("small", alone)):
        found[f"{name} sensitivity"] = float(np.mean(guess[truth == 1])) if (truth == 1).any() else None
        found[f"{name} false alarms"] = float(np.mean(guess[truth == 0]))
    return {"n": len(truth), **found}


def figures(folder: Path, examples: list[dict], processes: int) -> dict:
    ours = Shipped(folder)
    outputs = read_all(folder, examples, processes)
    found: dict = {}
    for name in ("empathetic", "goemotions", "enisear", "isear", "situations"):
        chosen, results = pick(examples, outputs, set=name, part="test")
        alone = [i for i, e in enumerate(chosen) if "emotion" in e and e["emotion"].max() > 0.99 and e["emotion"][-1] == 0]
        logits = np.array([ours.blended(results[i], "emotion") for i in alone])
        found[f"{name}, one emotion"] = restricted(logits, np.array([chosen[i]["emotion"].argmax() for i in alone]))
        if name == "situations":
            touched = [i for i, e in enumerate(chosen) if e["emotion"][-1] == 0]
            logits = np.array([ours.blended(results[i], "emotion") for i in touched])
            found["situations, strongest emotion"] = restricted(logits, np.array([chosen[i]["emotion"].argmax() for i in touched]))
    for part in ("dev", "test"):
        own, own_outputs = pick(examples, outputs, set="situations", part=part)
        found[f"equations {part}"] = equations(ours, own, own_outputs)
    found["situations heads"] = situation_figures(own, own_outputs)
    chosen, results = pick(examples, outputs, set="traps", part="test")
    found["traps"] = restricted(np.array([ours.blended(o, "trap") for o in results]), np.array([e["text_trap"] for e in chosen]))
    chosen, results = pick(examples, outputs, set="reframing")
    found["reframing"] = reframing(np.array([ours.blended(o, "trap") for o in results]), [e["labels"] for e in chosen])
    for name in ("empathetic", "situations"):
        chosen, results = pick(examples, outputs, set=name, part="test")
        found[f"event, {name}"] = event_figures(chosen, results)
    for name in ("crisis", "hard", "given"):
        chosen, results = pick(examples, outputs, set=name, part="test")
        found[name] = crisis_figures(ours, results, np.array([e["crisis"] for e in chosen]))
    for name in ("empathetic", "isear", "situations"):
        chosen, results = pick(examples, outputs, set=name, part="test")
        found[f"crisis on {name}"] = crisis_figures(ours, results, np.zeros(len(chosen)))
    chosen, results = pick(examples, outputs, set="situations", part="test")
    hits = [
        (sigmoid(o["item"][i, ITEM["touched"]][0] / ours.heads["item"]["touched"]["temperature"]), h)
        for e, o in zip(chosen, results)
        for i, h in enumerate(e["touched"])
    ]
    found["touched"] = {
        "mean p when touched": float(np.mean([p for p, h in hits if h])),
        "mean p when not": float(np.mean([p for p, h in hits if not h])),
    }
    found["bytes"] = sum(ours.manifest["files"].values())
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stage", type=Path, required=True)
    parser.add_argument("--models", type=Path, default=Path(__file__).parent / "../models")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    with gzip.open(arguments.stage / "examples.pkl.gz") as stream:
        examples = [e for e in pickle.load(stream) if e["part"] == "test" or (e["part"] == "dev" and e["set"] == "situations")]
    found = figures(arguments.models, examples, arguments.processes)
    text = json.dumps(found, indent=1, default=lambda x: round(float(x), 4))
    print(text if not arguments.out else json.dumps(found, default=float))
    if arguments.out:
        arguments.out.write_text(text + "\n")


if __name__ == "__main__":
    main()
