"""Writes the network as an int8 ONNX graph, by hand, so that every operator is one that the WASM runtime has.

    python export.py --weights weights.pt --out encoder.onnx

Weights of the linear layers: int8, one scale a column; activations are quantised as they come (DynamicQuantizeLinear).
Word pieces: 4 bits, two to a byte, one scale for every 32 numbers; 8 bits with --word-bits 8.
"""

import argparse
import math
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from network_shape import ABOUT, ATTENTION_HEADS, BLOCK, WIDTH


class Graph:
    def __init__(self):
        self.nodes, self.constants, self.count = [], [], 0

    def name(self, hint: str) -> str:
        self.count += 1
        return f"{hint}_{self.count}"

    def constant(self, value, hint: str = "c", dtype=None) -> str:
        name = self.name(hint)
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(np.array(value, dtype)), name))
        return name

    def op(self, kind: str, *inputs: str, out: str | None = None, outputs: int = 1, **attributes):
        names = [out or self.name(kind.lower())] if outputs == 1 else [self.name(kind.lower()) for _ in range(outputs)]
        self.nodes.append(helper.make_node(kind, list(inputs), names, **attributes))
        return names[0] if outputs == 1 else names

    def quantise(self, x: str) -> tuple[str, str, str]:
        return tuple(self.op("DynamicQuantizeLinear", x, outputs=3))

    def linear(self, x: str, quantised: tuple[str, str, str] | None, weight: np.ndarray, bias: np.ndarray, out: str | None = None) -> str:
        """weight [out, in] as PyTorch keeps it."""
        q, x_scale, x_zero = quantised or self.quantise(x)
        scale = np.maximum(np.abs(weight).max(1), 1e-8) / 127
        table = np.clip(np.rint(weight / scale[:, None]), -127, 127).astype(np.int8).T
        # Zero points of the weights are all zero; the runtime fuses this pattern into one kernel.
        product = self.op("MatMulInteger", q, self.constant(table, "w"), x_zero, self.constant(np.zeros(len(scale)), "z", np.int8))
        scales = self.op("Mul", x_scale, self.constant(scale, "s", np.float32))
        floats = self.op("Mul", self.op("Cast", product, to=TensorProto.FLOAT), scales)
        return self.op("Add", floats, self.constant(bias, "b", np.float32), out=out)

    def norm(self, x: str, weight: np.ndarray, bias: np.ndarray) -> str:
        return self.op(
            "LayerNormalization", x, self.constant(weight, "n", np.float32), self.constant(bias, "n", np.float32), axis=-1, epsilon=1e-12
        )

    def gelu(self, x: str) -> str:
        erf = self.op("Erf", self.op("Div", x, self.constant(math.sqrt(2), "r", np.float32)))
        return self.op(
            "Mul", self.op("Mul", x, self.op("Add", erf, self.constant(1, "one", np.float32))), self.constant(0.5, "half", np.float32)
        )

    def embedding(self, table: np.ndarray, ids: str, bits: int) -> str:
        if bits == 8:
            scale = np.maximum(np.abs(table).max(1, keepdims=True), 1e-8) / 127
            rows = self.op("Gather", self.constant(np.rint(table / scale), "e", np.int8), ids)
            scales = self.op("Gather", self.constant(scale, "es", np.float32), ids)
            return self.op("Mul", self.op("Cast", rows, to=TensorProto.FLOAT), scales)
        packed, scale = pack4(table)
        rows = self.op("Cast", self.op("Gather", self.constant(packed, "e", np.uint8), ids), to=TensorProto.FLOAT)
        high = self.op("Floor", self.op("Mul", rows, self.constant(1 / 16, "k", np.float32)))
        low = self.op("Sub", rows, self.op("Mul", high, self.constant(16, "k", np.float32)))
        # The first half of a row is in the low bits, the second half in the high bits.
        both = self.op("Sub", self.op("Concat", low, high, axis=-1), self.constant(8, "k", np.float32))
        blocks = self.op("Reshape", both, self.constant([0, -1, BLOCK], "shape", np.int64))
        scales = self.op("Cast", self.op("Gather", self.constant(scale, "es", np.float16), ids), to=TensorProto.FLOAT)
        scaled = self.op("Mul", blocks, self.op("Unsqueeze", scales, self.constant([2], "axis", np.int64)))
        return self.op("Reshape", scaled, self.constant([0, WIDTH], "shape", np.int64))


def pack4(table: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    blocks = table.reshape(len(table), -1, BLOCK).astype(np.float32)
    best, best_error = None, None
    # A slightly smaller range than the largest number often costs less in all; the best of a few is taken.
    for share in (1.0, 0.92, 0.85, 0.78):
        scale = np.maximum(np.abs(blocks).max(2) * share / 7.5, 1e-6).astype(np.float16)
        q = np.clip(np.rint(blocks / scale[..., None].astype(np.float32)), -8, 7)
        error = ((q * scale[..., None].astype(np.float32) - blocks) ** 2).sum(2)
        if best is None:
            best, best_error, best_scale = q, error, scale
        else:
            better = error < best_error
            best = np.where(better[..., None], q, best)
            best_scale = np.where(better, scale, best_scale)
            best_error = np.minimum(error, best_error)
    flat = (best.reshape(len(table), -1) + 8).astype(np.uint8)
    half = flat.shape[1] // 2
    return flat[:, :half] | (flat[:, half:] << 4), best_scale


def block(g: Graph, x: str, state: dict[str, np.ndarray], p: str, bias: str) -> str:
    """One layer of the encoder."""
    heads, size = ATTENTION_HEADS, WIDTH // ATTENTION_HEADS
    split = g.constant([0, heads, size], "shape", np.int64)
    merge = g.constant([0, WIDTH], "shape", np.int64)
    # The attention's 1 / sqrt(size) is put into the query's weights.
    factor = np.ones(3 * WIDTH, np.float32)
    factor[:WIDTH] = 1 / math.sqrt(size)
    qkv = g.linear(x, None, state[p + "qkv.weight"] * factor[:, None], state[p + "qkv.bias"] * factor)
    q, k, v = g.op("Split", qkv, outputs=3, axis=1, num_outputs=3)
    q = g.op("Transpose", g.op("Reshape", q, split), perm=[1, 0, 2])
    k = g.op("Transpose", g.op("Reshape", k, split), perm=[1, 2, 0])
    v = g.op("Transpose", g.op("Reshape", v, split), perm=[1, 0, 2])
    weights = g.op("Softmax", g.op("Add", g.op("MatMul", q, k), bias), axis=-1)
    mixed = g.op("Reshape", g.op("Transpose", g.op("MatMul", weights, v), perm=[1, 0, 2]), merge)
    mixed = g.linear(mixed, None, state[p + "out.weight"], state[p + "out.bias"])
    x = g.norm(g.op("Add", x, mixed), state[p + "norm1.weight"], state[p + "norm1.bias"])
    up = g.gelu(g.linear(x, None, state[p + "up.weight"], state[p + "up.bias"]))
    down = g.linear(up, None, state[p + "down.weight"], state[p + "down.bias"])
    return g.norm(g.op("Add", x, down), state[p + "norm2.weight"], state[p + "norm2.bias"])


def build(state: dict[str, np.ndarray], layers: int, word_bits: int) -> onnx.ModelProto:
    g = Graph()
    kinds = g.op("Cast", g.op("Greater", "groups", g.constant(0, "k", np.int32)), to=TensorProto.INT32)
    x = g.op("Add", g.embedding(state["word.weight"], "ids", word_bits), g.embedding(state["position.weight"], "positions", 8))
    x = g.op("Add", x, g.op("Gather", g.constant(state["kind.weight"], "e", np.float32), kinds))
    x = g.norm(x, state["norm.weight"], state["norm.bias"])
    # allowed[i, j]: token j is text, or belongs to the same item as token i.
    row = g.op("Unsqueeze", "groups", g.constant([0], "axis", np.int64))
    column = g.op("Unsqueeze", "groups", g.constant([1], "axis", np.int64))
    allowed = g.op("Or", g.op("Equal", row, g.constant(0, "k", np.int32)), g.op("Equal", row, column))
    bias = g.op("Where", allowed, g.constant(0, "k", np.float32), g.constant(-10000, "k", np.float32))
    for n in range(layers):
        x = block(g, x, state, f"layers.{n}.", bias)
    vectors = g.op("MatMul", "spans", x)
    quantised = g.quantise(vectors)
    for head in ("read", "item"):
        hidden = g.gelu(g.linear(vectors, quantised, state[f"{head}.hidden.weight"], state[f"{head}.hidden.bias"]))
        final = g.op("MatMul", hidden, g.constant(state[f"{head}.final.weight"].T, "w", np.float32))
        g.op("Add", final, g.constant(state[f"{head}.final.bias"], "b", np.float32), out=head)
    left = g.linear(vectors, quantised, state["sentence_key.weight"] / math.sqrt(ABOUT), state["sentence_key.bias"] / math.sqrt(ABOUT))
    right = g.linear(vectors, quantised, state["item_key.weight"], state["item_key.bias"])
    score = g.op("MatMul", left, g.op("Transpose", right, perm=[1, 0]))
    g.op("Add", score, g.constant(state["about_bias"], "b", np.float32), out="about")
    # Moments are matched by the whole text, which is the first row.
    whole = g.op("Slice", vectors, *(g.constant([value], "first", np.int64) for value in (0, 1, 0)))
    projected = g.linear(whole, None, state["project.weight"], state["project.bias"])
    length = g.op("Sqrt", g.op("MatMul", projected, g.op("Transpose", projected, perm=[1, 0])))
    g.op("Div", projected, length, out="vector")
    tags = g.op("MatMul", x, g.constant(state["tags.weight"].T, "w", np.float32))
    g.op("Add", tags, g.constant(state["tags.bias"], "b", np.float32), out="tags")
    info = helper.make_tensor_value_info
    inputs = [info(name, TensorProto.INT32, ["T"]) for name in ("ids", "positions", "groups")] + [
        info("spans", TensorProto.FLOAT, ["S", "T"])
    ]
    outputs = [
        info("read", TensorProto.FLOAT, ["S", len(state["read.final.bias"])]),
        info("item", TensorProto.FLOAT, ["S", len(state["item.final.bias"])]),
        info("about", TensorProto.FLOAT, ["S", "S"]),
        info("vector", TensorProto.FLOAT, [1, WIDTH]),
        info("tags", TensorProto.FLOAT, ["T", len(state["tags.bias"])]),
    ]
    graph = helper.make_graph(g.nodes, "innermap", inputs, outputs, g.constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9, producer_name="innermap")
    onnx.checker.check_model(model)
    return model


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--word-bits", type=int, default=4, choices=(4, 8))
    arguments = parser.parse_args()
    state = {name: value.float().numpy() for name, value in torch.load(arguments.weights, map_location="cpu")["state"].items()}
    layers = 1 + max(int(name.split(".")[1]) for name in state if name.startswith("layers."))
    onnx.save(build(state, layers, arguments.word_bits), arguments.out)
    print(arguments.out, f"{arguments.out.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
