"""What is fitted on texts the network never learned from: the words of each moment, and the last layer of the feelings.

    python refine.py --stage STAGE --models ../models

It changes `moments.bin` and `model.json` in place, takes a few minutes of a processor, and can be run again whenever texts are added: a new
moment is recognised by its words before the network has learned it. Texts named as unseen must not be in the network's training.
"""

import argparse
import gzip
import json
import pickle
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

from labels import EMOTIONS
from lexical import score
from moments import PLAIN_NOTE, MomentText, for_choices, library_names, read_texts
from network_shape import READ_HEADS, WIDTH, offsets
from runtime import Runtime
from text import WordPiece, lexical_features, normalise, sentences

HERE = Path(__file__).parent
FEELINGS = len(EMOTIONS) - 1
EMOTION = offsets(READ_HEADS)["emotion"]
BUCKETS = 32768
# So many words a moment: with half of them a point of the right ones is lost, twice as many bring none.
WORDS_EACH = 800
# What the words add to the network's logits, chosen on texts kept aside.
WORDS_WEIGHT = 30
FLOOR = 0.01


def strangers() -> list[dict]:
    """Texts by people who saw nothing of the product, with the moment a reader chose."""
    return [json.loads(line) for path in sorted((HERE / "data/strangers").glob("*.jsonl")) for line in path.read_text().splitlines()]


def buckets_of(text: str) -> np.ndarray:
    return np.unique(np.array(lexical_features(text), np.int64) & (BUCKETS - 1))


def words_table(texts: list[str], moments: np.ndarray, count: int) -> np.ndarray:
    """How much each word, pair of words and part of a word speaks for each moment: the cosine of rare ones, the strongest alone."""
    found = [buckets_of(text) for text in texts]
    frequency = np.bincount(np.concatenate(found), minlength=BUCKETS)
    rare = np.log((len(texts) + 1) / (frequency + 1))
    table = np.zeros((count, BUCKETS), np.float32)
    for buckets, moment in zip(found, moments):
        table[moment, buckets] += rare[buckets] / np.linalg.norm(rare[buckets])
    table /= np.linalg.norm(table, axis=1, keepdims=True).clip(1e-9)
    least = np.partition(table, -WORDS_EACH, axis=1)[:, -WORDS_EACH, None]
    return np.where(table >= np.maximum(least, 1e-9), table, 0) * (rare * WORDS_WEIGHT / rare[frequency > 0].mean())


def said_by_words(text: str, table: np.ndarray) -> np.ndarray:
    buckets = buckets_of(text)
    return table[:, buckets].sum(1) / np.sqrt(max(len(buckets), 1))


class Rows:
    """The first part of `moments.bin`: a row for each moment and one for none, their scales and their biases."""

    def __init__(self, raw: bytes, count: int):
        rows = count + 1
        floats_from = -(-rows * WIDTH // 4) * 4
        self.end = floats_from + 8 * rows
        self.raw = raw[: self.end]
        self.table = np.frombuffer(raw[: rows * WIDTH], np.int8).reshape(rows, WIDTH).astype(np.float32)
        self.scale, self.bias = np.frombuffer(raw[floats_from : self.end], "<f4").reshape(2, rows)

    def logits(self, vector: np.ndarray) -> np.ndarray:
        return self.scale * (self.table @ vector) + self.bias


def packed(table: np.ndarray) -> tuple[bytes, float]:
    """By bucket: where its entries begin (u32), the moments of all entries (u16), and their weights (u8)."""
    step = float(table.max()) / 255
    weights = np.rint(table.T / step).astype(np.uint8)
    bucket, moment = np.nonzero(weights)
    begins = np.searchsorted(bucket, np.arange(BUCKETS + 1)).astype("<u4")
    return begins.tobytes() + moment.astype("<u2").tobytes() + weights[bucket, moment].tobytes(), step


def fitted(inputs: np.ndarray, targets: np.ndarray, weights: np.ndarray, fade: float) -> tuple[np.ndarray, np.ndarray]:
    """A linear layer with softmax; its inputs are centred and scaled first, which the returned weights undo."""
    mean, spread = inputs.mean(0), inputs.std(0).clip(1e-3)
    x = torch.tensor((inputs - mean) / spread, dtype=torch.float64)
    y, w = torch.tensor(targets), torch.tensor(weights)
    layer = torch.zeros(FEELINGS, x.shape[1], dtype=torch.float64, requires_grad=True)
    bias = torch.zeros(FEELINGS, dtype=torch.float64, requires_grad=True)
    optimiser = torch.optim.LBFGS([layer, bias], max_iter=300, line_search_fn="strong_wolfe")

    def loss() -> torch.Tensor:
        optimiser.zero_grad()
        value = (w * F.cross_entropy(x @ layer.T + bias, y, reduction="none")).sum() + layer.square().sum() / (2 * fade)
        value.backward()
        return value

    optimiser.step(loss)
    plain = layer.detach().numpy() / spread
    return plain, bias.detach().numpy() - plain @ mean


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stage", type=Path, required=True)
    parser.add_argument("--models", type=Path, default=HERE / "../models")
    parser.add_argument("--unseen", type=Path, nargs="*", default=sorted((HERE / "data/unlearned").glob("*.txt")))
    parser.add_argument("--fade", type=float, default=0.01)
    arguments = parser.parse_args()
    models = arguments.models
    manifest = json.loads((models / "model.json").read_text())
    library = json.loads((models / "library.json").read_text())
    names = [entry["name"] for entry in library]
    number = {name: at for at, name in enumerate(names)}
    rows = Rows((models / "moments.bin").read_bytes(), len(names))
    vocabulary = (models / "vocab.txt").read_text(encoding="utf-8").rstrip("\n").split("\n")
    runtime, pieces = Runtime(models / "encoder.onnx", vocabulary), WordPiece(vocabulary)
    lexical = np.frombuffer((models / "lexical.bin").read_bytes(), np.int8).reshape(-1, manifest["lexical"]["columns"])
    scale, bias = np.array(manifest["lexical"]["scale"]), np.array(manifest["lexical"]["bias"])
    feelings = np.array([entry["felt"][:FEELINGS] for entry in library])

    def read(text: str) -> tuple[np.ndarray, np.ndarray]:
        """The inputs of the last layer, and the network's logits of the moments."""
        output = runtime.outputs({"sentences": [pieces.encode(normalise(sentence)) for sentence in sentences(text)]})
        moments = rows.logits(output["vector"])
        shares = np.exp(moments - moments.max())
        shares = shares[:-1] / shares.sum()
        told = score(text, lexical, scale, bias)[:FEELINGS]
        return np.concatenate([output["read"][0], np.log(shares @ feelings + FLOOR), told]), moments

    known = set(library_names())
    unseen: list[MomentText] = [text for path in arguments.unseen for text in read_texts(path, known)[0]]
    with gzip.open(arguments.stage / "examples.pkl.gz") as stream:
        examples = pickle.load(stream)
    aside = [e for e in examples if e["set"] in ("situations", "moments") and e["part"] != "train" and "emotion" in e]
    learned = [e for e in examples if e["set"] in ("situations", "moments") and "moment" in e and not e["moment_aside"] and e["moment"] < len(names)]
    guests = strangers()

    table = words_table(
        [e["raw"] for e in learned] + [text.text for text in unseen],
        np.array([e["moment"] for e in learned] + [number[text.moment] for text in unseen]),
        len(names),
    )
    words, step = packed(table)
    told = [(read(e["raw"]), int(np.argmax(e["emotion"][:FEELINGS])), 1.0, e["raw"], e.get("moment", len(names))) for e in aside if e["emotion"][-1] < 0.5]
    told += [(read(t.text), EMOTIONS.index(t.feelings[0].category), 1.5, t.text, None) for t in unseen if t.moment != PLAIN_NOTE]
    told += [(read(g["text"]), EMOTIONS.index(g["feelings"][0][0]), 2.0, g["text"], number.get(g["moment"])) for g in guests]
    layer, offset = fitted(
        np.array([inputs for (inputs, _), *_ in told]), np.array([main for _, main, *_ in told]), np.array([weight for _, _, weight, *_ in told]), arguments.fade
    )
    asked = [(moments, said_by_words(text, table), moment) for (_, moments), _, _, text, moment in told if moment is not None and moment < len(names)]
    logits = np.array([np.append(network[:-1] + said, network[-1]) for network, said, _ in asked])
    truth = np.array([moment for *_, moment in asked])
    for name, found in (("network", np.array([network[:-1] for network, *_ in asked])), ("with words", logits[:, :-1])):
        order = np.argsort(-found, 1)
        print(f"{name}: first {np.mean(order[:, 0] == truth):.3f}, among three {np.mean((order[:, :3] == truth[:, None]).any(1)):.3f} of {len(truth)}")

    def surprise(temperature: float) -> float:
        scaled = logits / temperature
        scaled -= scaled.max(1, keepdims=True)
        return float(np.mean(np.log(np.exp(scaled).sum(1)) - scaled[np.arange(len(truth)), truth]))

    manifest["moments"] |= {"temperature": float(min(np.arange(0.7, 2.5, 0.02), key=surprise)), "words": {"buckets": BUCKETS, "step": step}}
    rounded = lambda values: [float(f"{value:.4g}") for value in values]
    manifest["lastLayer"] = {"floor": FLOOR, "weights": [rounded(row) for row in layer], "bias": rounded(offset)}
    (models / "moments.bin").write_bytes(rows.raw + words)
    (models / "model.json").write_text(json.dumps(manifest, indent=1) + "\n")


if __name__ == "__main__":
    main()
