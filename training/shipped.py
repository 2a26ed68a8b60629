"""Reads the shipped network back into weights that training can go on from, with nothing but numpy.

The graph of `export.py` keeps its constants in the order in which it was built. Matrices come back as int8 times their scale, word
pieces from 4 bits; the head that only the public sets used is not shipped and starts anew.
"""

import math
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from network_shape import ABOUT, ATTENTION_HEADS, BLOCK, WIDTH

LAYERS, OF_A_LAYER, OF_THE_HEADS = 12, 16, 17
GRAPH, INITIALIZER, DIMENSIONS, TYPE, NAME, RAW = 7, 5, 1, 2, 8, 9
TYPES = {1: np.float32, 2: np.uint8, 3: np.int8, 6: np.int32, 7: np.int64, 10: np.float16}


def varint(raw: memoryview, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = raw[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value, at


def fields(raw: memoryview) -> Iterator[tuple[int, int | memoryview]]:
    """The fields of one protocol buffer message: number and value."""
    at = 0
    while at < len(raw):
        key, at = varint(raw, at)
        if key & 7 == 0:
            value, at = varint(raw, at)
        elif key & 7 == 2:
            size, at = varint(raw, at)
            value, at = raw[at : at + size], at + size
        else:
            size = 8 if key & 7 == 1 else 4
            value, at = raw[at : at + size], at + size
        yield key >> 3, value


def tensor_of(raw: memoryview) -> tuple[str, np.ndarray]:
    shape: list[int] = []
    parts = {}
    for number, value in fields(raw):
        if number != DIMENSIONS:
            parts[number] = value
        elif isinstance(value, int):
            shape.append(value)
        else:
            at = 0
            while at < len(value):
                size, at = varint(value, at)
                shape.append(size)
    return bytes(parts[NAME]).decode(), np.frombuffer(parts.get(RAW, b""), TYPES[parts[TYPE]]).reshape(shape)


class Constants:
    """The constants of the graph that hold weights, in order."""

    def __init__(self, path: Path):
        graph = next(value for number, value in fields(memoryview(path.read_bytes())) if number == GRAPH)
        values = [tensor_of(value) for number, value in fields(graph) if number == INITIALIZER]
        kinds = [(name.rsplit("_", 1)[0], value) for name, value in values]
        self.values = [(kind, value) for kind, value in kinds if kind in ("e", "es", "n", "w", "s", "b")]
        self.at = 0

    @property
    def left(self) -> int:
        return len(self.values) - self.at

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

    def plain(self, name: str) -> dict[str, np.ndarray]:
        return {f"{name}.weight": self.next("w").T, f"{name}.bias": self.next("b")}

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


def read_back(path: Path) -> dict[str, np.ndarray]:
    constants = Constants(path)
    state = {"word.weight": constants.words()}
    table = constants.next("e").astype(np.float32)
    state["position.weight"] = table * constants.next("es")
    state["kind.weight"] = constants.next("e")
    state |= constants.norm("norm")
    for n in range(LAYERS):
        state |= constants.layer(f"layers.{n}")
    # Graphs up to the fifteenth sitting have layers more for a judge that is gone.
    for _ in range((constants.left - OF_THE_HEADS) // OF_A_LAYER):
        constants.layer("gone")
    for head in ("read", "item"):
        state |= constants.linear(f"{head}.hidden") | constants.plain(f"{head}.final")
    state |= constants.linear("sentence_key", math.sqrt(ABOUT)) | constants.linear("item_key")
    state["about_bias"] = constants.next("b")
    if constants.left:
        state |= constants.linear("project") | constants.plain("tags")
    assert not constants.left
    return state
