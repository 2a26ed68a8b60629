"""Graphs beside each other on texts that nothing was learned from: the batches kept for choices and for testing, and every danger sentence held out.

    python compare.py --stage STAGE ../models/encoder.onnx LATER.onnx

Tables and thresholds are those of ../models in all of them.
"""

import argparse
import gzip
import pickle
from pathlib import Path

import numpy as np

from evaluate import Shipped, crisis_figures
from lexical import small_crisis
from measure import READ, pick, reader_figures, sigmoid
from prepare import FOR_CHOICES
from runtime import Runtime

DANGER = ("crisis", "hard", "levels", "given")


def rows_of(stage: Path) -> list[dict]:
    with gzip.open(stage / "examples.pkl.gz") as stream:
        held = [e for e in pickle.load(stream) if e["part"] != "train"]
    own = [e for e in held if e["set"] == "situations" and (e["file"] in FOR_CHOICES or e["file"].startswith("held-"))]
    return own + [e for e in held if e["set"] in DANGER]


def feelings(outputs: list[dict]) -> np.ndarray:
    return sigmoid(np.array([o["read"][0, READ["feelings"]] for o in outputs]))


def found_at(limit: float, examples: list[dict], outputs: list[dict]) -> tuple[float, float]:
    """Of texts with several feelings those with all of them found; of texts with one those with another shown beside it."""
    there = np.array([e["feelings"] > 0 for e in examples])
    shown, count = feelings(outputs) >= limit, there.sum(1)
    return float((shown | ~there).all(1)[count > 1].mean()), float((shown & ~there).any(1)[count == 1].mean())


def several(examples: list[dict], outputs: list[dict]) -> dict:
    """The lowest limit at which every other text shows at most one needless feeling in ten, measured on the rest."""
    first, rest = ((examples[at::2], outputs[at::2]) for at in (0, 1))
    limit = next(limit for limit in np.arange(0.02, 1, 0.02) if found_at(limit, *first)[1] <= 0.1)
    both, more = found_at(limit, *rest)
    there = np.array([e["feelings"] > 0 for e in examples])
    ranks = (-feelings(outputs)).argsort(1).argsort(1)
    mixed = there.sum(1) > 1
    in_order = (ranks < there.sum(1, keepdims=True))[there & mixed[:, None]]
    return {"limit": limit, "all of several": both, "another beside one": more, "feelings of several in order": in_order.mean()}


def family_figures(examples: list[dict], outputs: list[dict]) -> dict:
    read = reader_figures(examples, outputs)
    felt = [(e, o) for e, o in zip(examples, outputs) if e["emotion"][:-1].max() > 0]
    right = [e["emotion"][:-1].argmax() == o["read"][0, READ["emotion"]][:-1].argmax() for e, o in felt]
    near = [abs(sigmoid(o["read"][0, READ["strength"]][0]) - e["strength"]) <= 0.2 for e, o in felt]
    if not felt:
        return {"n": len(examples)}
    pairs = {"pairs, both right": read["both right"]} if "both right" in read else {}
    return {"n": len(examples), "main feeling": np.mean(right), "wrong side": read["wrong side"], "strength within 2": np.mean(near), **pairs}


def figures(graph: Path, examples: list[dict], ours: Shipped) -> dict:
    runtime = Runtime(graph, ours.vocabulary)
    settings = ours.manifest["crisis"]
    outputs = [runtime.outputs(e) for e in examples]
    for e, o in zip(examples, outputs):
        o["small"] = small_crisis(e["raw"], ours.small, settings["scale"], settings["bias"])
    found: dict = {}
    own, read = pick(examples, outputs, set="situations")
    for name in sorted({e["file"].rsplit("-", 1)[0] for e in own}):
        at = [i for i, e in enumerate(own) if e["file"].rsplit("-", 1)[0] == name]
        found[name] = family_figures([own[i] for i in at], [read[i] for i in at])
    for name, is_fresh in (("kept for choices", True), ("held out", False)):
        at = [i for i, e in enumerate(own) if (e["file"] in FOR_CHOICES) == is_fresh]
        few, theirs = [own[i] for i in at], [read[i] for i in at]
        found[name] = {**family_figures(few, theirs), **several(few, theirs)}
    for name in DANGER:
        few, theirs = pick(examples, outputs, set=name)
        if few:
            found[name] = crisis_figures(ours, theirs, np.array([e["crisis"] for e in few]))
    ordinary = [i for i, e in enumerate(own) if "crisis" in e]
    found["panel on ordinary texts"] = crisis_figures(ours, [read[i] for i in ordinary], np.zeros(len(ordinary)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stage", type=Path, required=True)
    parser.add_argument("graphs", type=Path, nargs="+")
    arguments = parser.parse_args()
    examples, ours = rows_of(arguments.stage), Shipped(Path(__file__).parent / "../models")
    for graph in arguments.graphs:
        print(graph)
        for name, row in figures(graph, examples, ours).items():
            told = ", ".join(f"{key} {value:.3g}" for key, value in row.items() if value is not None)
            print(f"  {name}: {told}", flush=True)


if __name__ == "__main__":
    main()
