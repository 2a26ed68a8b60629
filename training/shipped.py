"""Reads the shipped network back into weights that training can go on from, so that nothing outside the repository is needed.

    python shipped.py --graph ../models/encoder.onnx --pupil pupil.pt --judge judge.pt

The graph of `export.py` keeps its constants in the order in which it was built. Matrices come back as int8 times their scale, word
pieces from 4 bits; the head that only the public sets used is not shipped and starts anew.
"""

import argparse
import json
import math
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper

from export import BLOCK
from network_shape import ABOUT, ATTENTION_HEADS, WIDTH

LAYERS = 12


class Constants:
    """The constants of the graph that hold weights, in order."""

    def __init__(self, path: Path):
        graph = onnx.load(str(path)).graph
        values = [(tensor.name.rsplit("_", 1)[0], numpy_helper.to_array(tensor)) for tensor in graph.initializer]
        self.values = [(kind, value) for kind, value in values if kind in ("e", "es", "n", "w", "s", "b")]
        self.at = 0

    def next(self, kind: str) -> np.ndarray:
        found, value = self.values[self.at]
        assert found == kind, f"constant {self.at}: {found} where {kind} was expected"
        self.at += 1
        return value.astype(np.float32) if value.dtype == np.float16 else value

    def linear(self, name: str, factor: np.ndarray | float = 1.0) -> dict[str, np.ndarray]:
        weight = self.next("w").T.astype(np.float32)
        weight *= self.next("s")[:, None]
        bias = self.next("b")
        column = np.asarray(factor, np.float32).reshape(-1)
        return {f"{name}.weight": weight * column[:, None] if column.size > 1 else weight * factor, f"{name}.bias": bias * factor}

    def norm(self, name: str) -> dict[str, np.ndarray]:
        return {f"{name}.weight": self.next("n"), f"{name}.bias": self.next("n")}

    def words(self) -> np.ndarray:
        packed, scale = self.next("e"), self.next("es")
        flat = np.concatenate([packed & 15, packed >> 4], 1).astype(np.float32) - 8
        return (flat.reshape(len(flat), -1, BLOCK) * scale[..., None]).reshape(len(flat), -1)

    def layer(self, name: str) -> dict[str, np.ndarray]:
        unscaled = np.ones(3 * WIDTH, np.float32)
        unscaled[:WIDTH] = math.sqrt(WIDTH // ATTENTION_HEADS)
        found = self.linear(f"{name}.qkv", unscaled) | self.linear(f"{name}.out") | self.norm(f"{name}.norm1")
        return found | self.linear(f"{name}.up") | self.linear(f"{name}.down") | self.norm(f"{name}.norm2")


def read_back(path: Path) -> tuple[dict[str, np.ndarray], dict[str, np.ndarray], int]:
    constants = Constants(path)
    state = {"word.weight": constants.words()}
    table = constants.next("e").astype(np.float32)
    state["position.weight"] = table * constants.next("es")
    state["kind.weight"] = constants.next("e")
    state |= constants.norm("norm")
    for n in range(LAYERS):
        state |= constants.layer(f"layers.{n}")
    # Heads are the last sixteen constants; every layer has sixteen as well.
    heads = 3 + 2 + 3 + 2 + 3 + 3 + 1
    branch, branch_layers = {}, (len(constants.values) - constants.at - heads) // 16
    for n in range(branch_layers):
        branch |= constants.layer(f"layers.{n}")
    for head in ("read", "item"):
        state |= constants.linear(f"{head}.hidden")
        state[f"{head}.final.weight"], state[f"{head}.final.bias"] = constants.next("w").T, constants.next("b")
    state |= constants.linear("sentence_key", math.sqrt(ABOUT)) | constants.linear("item_key")
    state["about_bias"] = constants.next("b")
    assert constants.at == len(constants.values)
    return state, branch, branch_layers


def read_sub_kinds(models: Path) -> dict[str, np.ndarray]:
    """The table that tells the sub-kinds apart, as `fit.py` packed it: int8 tables first, then their scales."""
    fit = json.loads((models / "model.json").read_text())["fit"]
    kinds, width, rank, said = len(json.loads((models / "library.json").read_text())) + 1, fit["width"], fit["rank"], fit["sentences"]
    packed = (models / "fit.bin").read_bytes()
    table = np.frombuffer(packed, np.int8, kinds * width, rank * width).reshape(kinds, width)
    tables = (rank + kinds) * width + said * rank
    scale, bias = np.frombuffer(packed, "<f4", 2 * kinds, tables + -tables % 4 + 4 * rank).reshape(2, kinds)
    return {"kinds.table.weight": table * scale[:, None], "kinds.table.bias": bias}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--graph", type=Path, required=True)
    parser.add_argument("--models", type=Path, default=Path(__file__).parent / "../models", help="whose table of sub-kinds belongs to the graph")
    parser.add_argument("--pupil", type=Path, required=True)
    parser.add_argument("--judge", type=Path, required=True)
    arguments = parser.parse_args()
    state, branch, branch_layers = read_back(arguments.graph)
    branch |= read_sub_kinds(arguments.models)
    half = lambda part: {name: torch.from_numpy(np.array(value)).half() for name, value in part.items()}
    torch.save({"state": half(state), "layers": list(range(LAYERS))}, arguments.pupil)
    torch.save({"state": half(branch), "layers": branch_layers}, arguments.judge)
    print(f"{len(state)} and {len(branch)} tensors, {branch_layers} layers of the judge's own")


if __name__ == "__main__":
    main()
