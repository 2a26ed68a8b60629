"""Trains the hashed n-gram tables: one for emotions and traps of a whole text, a small one for crisis.

python lexical.py --stage STAGE --out FOLDER
"""

import argparse
import gzip
import json
import pickle
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

from labels import EMOTIONS, TRAPS
from text import lexical_features, sentences

COLUMNS = len(EMOTIONS) + len(TRAPS)
BUCKETS, CRISIS_BUCKETS = 1 << 15, 1 << 17


class Bags:
    """Texts as bags of bucket numbers, for an EmbeddingBag."""

    def __init__(self, texts: list[str], buckets: int):
        hashed = [np.array(lexical_features(text), np.int64) & (buckets - 1) for text in texts]
        self.lengths = np.array([len(h) for h in hashed])
        self.starts = np.concatenate([[0], np.cumsum(self.lengths)])
        self.flat = np.concatenate(hashed) if hashed else np.zeros(0, np.int64)

    def batch(self, chosen: np.ndarray):
        flat = np.concatenate([self.flat[self.starts[i] : self.starts[i + 1]] for i in chosen])
        lengths = self.lengths[chosen]
        offsets = np.concatenate([[0], np.cumsum(lengths)[:-1]])
        values = np.repeat(1 / np.sqrt(np.maximum(lengths, 1)), lengths).astype(np.float32)
        return torch.from_numpy(flat), torch.from_numpy(offsets), torch.from_numpy(values)


def fit(bags: Bags, buckets: int, columns: int, loss, epochs: int, rate: float, decay: float, noise: float = 0.2, seed: int = 5):
    """AdamW on the table; features are dropped at random so that no single n-gram carries a text alone."""
    torch.manual_seed(seed)
    table = torch.nn.EmbeddingBag(buckets, columns, mode="sum")
    torch.nn.init.zeros_(table.weight)
    bias = torch.zeros(columns, requires_grad=True)
    optimiser = torch.optim.AdamW([{"params": [table.weight], "weight_decay": decay}, {"params": [bias], "weight_decay": 0}], lr=rate)
    chance = np.random.default_rng(seed)
    size = 512
    steps = epochs * (len(bags.lengths) // size + 1)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda t: max(1 - t / steps, 0.02))
    for _ in range(epochs):
        order = chance.permutation(len(bags.lengths))
        for begin in range(0, len(order), size):
            chosen = order[begin : begin + size]
            flat, offsets, values = bags.batch(chosen)
            kept = torch.rand(len(values)) > noise
            logits = table(flat, offsets, per_sample_weights=values * kept / (1 - noise)) + bias
            value = loss(logits, chosen)
            optimiser.zero_grad()
            value.backward()
            optimiser.step()
            schedule.step()
    return table.weight.detach().numpy(), bias.detach().numpy()


def quantise(table: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    scale = np.maximum(np.quantile(np.abs(table), 0.9999, axis=0), 1e-8) / 127
    return np.clip(np.rint(table / scale), -127, 127).astype(np.int8), scale


def score(text: str, table: np.ndarray, scale: np.ndarray, bias: np.ndarray) -> np.ndarray:
    hashed = np.array(lexical_features(text), np.int64) & (len(table) - 1)
    if not len(hashed):
        return bias.astype(np.float64)
    return bias + scale * table[hashed].astype(np.float64).sum(0) / np.sqrt(len(hashed))


def small_crisis(text: str, table: np.ndarray, scale: float, bias: float, title: str = "") -> float:
    """The highest logit of the title, each sentence, and each two neighbours."""
    parts = sentences(text) or [text]
    units = parts + [f"{a} {b}" for a, b in zip(parts, parts[1:])] + ([title] if title else [])
    return max(float(score(unit, table[:, None], np.array([scale]), np.array([bias]))[0]) for unit in units)


def train_texts(examples: list[dict]):
    chosen = [e for e in examples if "emotion" in e or "text_trap" in e or any(e.get("traps", []))]
    repeats = {"situations": 3, "traps": 3, "enisear": 2, "later-turn": 1}
    chosen = [e for e in chosen for _ in range(repeats.get(e["set"], 1))]
    emotion = np.zeros((len(chosen), len(EMOTIONS)), np.float32)
    trap = np.zeros((len(chosen), len(TRAPS)), np.float32)
    weight = np.zeros((len(chosen), 2), np.float32)
    for i, e in enumerate(chosen):
        if "emotion" in e:
            emotion[i], weight[i, 0] = e["emotion"], e["emotion_weight"]
        if "text_trap" in e:
            trap[i, e["text_trap"]], weight[i, 1] = 1, 1
        elif "traps" in e:
            present = sorted({t for traps in e["traps"] for t in traps}) or [len(TRAPS) - 1]
            trap[i, present], weight[i, 1] = 1 / len(present), 1 if any(e["traps"]) else 0.15
    bags = Bags([e["raw"] for e in chosen], BUCKETS)
    tensors = [torch.from_numpy(a) for a in (emotion, trap, weight)]

    def loss(logits, rows):
        rows = torch.from_numpy(rows)
        a = F.cross_entropy(logits[:, : len(EMOTIONS)], tensors[0][rows], reduction="none") * tensors[2][rows, 0]
        b = F.cross_entropy(logits[:, len(EMOTIONS) :], tensors[1][rows], reduction="none") * tensors[2][rows, 1]
        return (a.sum() + b.sum()) / len(rows)

    return fit(bags, BUCKETS, COLUMNS, loss, epochs=12, rate=0.05, decay=0.02)


def train_crisis(examples: list[dict]):
    """Texts of one or two sentences are single rows; longer harmless texts are taken apart, as the product does."""
    texts, labels, weights = [], [], []
    for e in examples:
        if "crisis" not in e:
            continue
        own = e["set"] in ("crisis", "risk", "frames")
        units = [e["raw"]] if own else sentences(e["raw"])[:3]
        for unit in units:
            texts.append(unit)
            labels.append(e["crisis"])
            weights.append(
                e["crisis_weight"] * (1.0 if e["set"] in ("crisis", "situations") else 0.6) if own or e["set"] == "situations" else 0.1
            )
    bags = Bags(texts, CRISIS_BUCKETS)
    truth, weight = torch.tensor(labels, dtype=torch.float32), torch.tensor(weights, dtype=torch.float32)

    def loss(logits, rows):
        rows = torch.from_numpy(rows)
        each = F.binary_cross_entropy_with_logits(logits[:, 0], truth[rows], reduction="none")
        return (each * weight[rows]).mean() * 4

    return fit(bags, CRISIS_BUCKETS, 1, loss, epochs=12, rate=0.05, decay=0.02, noise=0.3)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stage", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    with gzip.open(arguments.stage / "examples.pkl.gz") as stream:
        examples = [e for e in pickle.load(stream) if e["part"] == "train"]
    arguments.out.mkdir(parents=True, exist_ok=True)
    found = {}
    table, bias = train_texts(examples)
    table, scale = quantise(table)
    (arguments.out / "lexical.bin").write_bytes(table.tobytes())
    found["lexical"] = {"buckets": BUCKETS, "columns": COLUMNS, "scale": scale.tolist(), "bias": bias.tolist()}
    table, bias = train_crisis(examples)
    table, scale = quantise(table)
    (arguments.out / "crisis.bin").write_bytes(table.tobytes())
    found["crisis"] = {"buckets": CRISIS_BUCKETS, "columns": 1, "scale": scale.tolist(), "bias": bias.tolist()}
    (arguments.out / "lexical.json").write_text(json.dumps(found))


if __name__ == "__main__":
    main()
