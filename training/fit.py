"""Ships the judge of fit and the sub-kinds of events with the fine library.

    python fit.py --models ../models                       # after a change of the library's sentences: the table of sub-kinds that is shipped
    python fit.py --judge judge.pt --models ../models      # after a training

Reads data/library (written sub-kinds), data/judgments (for a situation, which sentences fit it and which do not), and the table of sub-kinds
that was learned with the branch. Situation and sentence are two vectors of the shipped encoder's branch; the small product of the two is learned here
from the judgments alone, since what the teachers said about more pairs made it worse. Writes library.json, fit.bin and the `fit` part of
model.json, and prints how good they are on the situations that nothing was learned from.
"""

import argparse
import dataclasses
import json
import pickle
import subprocess
import tempfile
import zlib
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

from fit_data import FitData, fnv, is_aside, read_fit_data
from judge import RANK, Judge, written_for
from labels import EMOTIONS
from network_shape import READ_HEADS, offsets
from runtime import Runtime
from shipped import read_sub_kinds
from text import WordPiece, sentences

HERE = Path(__file__).parent


class Vectors:
    """The encoder's vectors of texts, as the product gets them; kept between runs where a file is named."""

    def __init__(self, models: Path, cache: Path | None):
        vocabulary = (models / "vocab.txt").read_text(encoding="utf-8").rstrip("\n").split("\n")
        self.runtime, self.pieces = Runtime(models / "encoder.onnx", vocabulary), WordPiece(vocabulary)
        self.cache = cache
        self.known = pickle.loads(cache.read_bytes()) if cache and cache.exists() else {}

    def of(self, text: str, title: str = "") -> tuple[np.ndarray, np.ndarray]:
        """The vector of the whole, and what the heads make of it."""
        if (title, text) not in self.known:
            example = {"sentences": [self.pieces.encode(part) for part in sentences(text)] or [[]]}
            if title:
                example["title"] = self.pieces.encode(title)
            found = self.runtime.outputs(example)
            self.known[title, text] = found["vector"], found["read"][0]
        return self.known[title, text]

    def keep(self) -> None:
        if self.cache:
            self.cache.write_bytes(pickle.dumps(self.known))


def int8(table: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    scale = np.maximum(np.abs(table).max(1), 1e-8) / 127
    return np.clip(np.rint(table / scale[:, None]), -127, 127).astype(np.int8), scale.astype(np.float32)


def softmax(logits: np.ndarray) -> np.ndarray:
    powers = np.exp(logits - logits.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


# Sub-kinds are told apart more surely in texts that the table learned from: so much softer they are as sure as in others.
SOFTER = 1.5
# Stands for all the ways the same thing could have been written; a share of the vectors' own spread.
NOISE = 0.6


def teach(told: torch.Tensor, said: torch.Tensor, written: torch.Tensor, pairs: torch.Tensor, epochs: int) -> Judge:
    """pairs: situation, sentence, fits."""
    torch.manual_seed(1)
    judge = Judge(told.shape[1])
    optimiser = torch.optim.AdamW(judge.parameters(), 2e-3, weight_decay=0.1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 2e-3, total_steps=epochs * (len(pairs) // 512))
    noisy = lambda vectors: vectors + NOISE * torch.randn_like(vectors)
    for _ in range(epochs):
        order = torch.randperm(len(pairs))
        for begin in range(0, len(order) - 511, 512):
            chosen = order[begin : begin + 512]
            situation, sentence, fits = pairs[chosen].T
            loss = F.binary_cross_entropy_with_logits(judge(noisy(told[situation]), noisy(said[sentence]), written[chosen]), fits.float())
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
    return judge


def feelings_of(data: FitData) -> list[list[float]]:
    """What people mostly felt in situations of each sub-kind; where few were sorted there, what it was written for counts."""
    counts = np.zeros((len(data.library), 11))
    for name, sub in data.labelled.items():
        touched = [item for item in data.situations[name].items if item.emotion]
        if sub >= 0 and touched and not is_aside(name):
            strongest = max(touched, key=lambda item: item.power * item.size)
            counts[sub, EMOTIONS.index(strongest.emotion)] += 1
    for row, entry in enumerate(data.library):
        counts[row] += 0.02
        for feeling in entry["feelings"]:
            counts[row, EMOTIONS.index(feeling)] += 3 / len(entry["feelings"])
    return (counts / counts.sum(1, keepdims=True)).round(3).tolist()


def precision_at(scores: np.ndarray, fits: np.ndarray, threshold: float) -> tuple[float, float]:
    chosen = scores >= threshold
    return float(fits[chosen].mean()) if chosen.any() else 1.0, float(chosen[fits].mean())


def sentences_of_the_product() -> Path:
    file = Path(tempfile.mkdtemp()) / "sentences.json"
    with file.open("wb") as out:
        subprocess.run(["node", HERE / "../scripts/library-sentences.ts"], stdout=out, check=True)
    return file


def few(data: FitData, limit: int) -> FitData:
    """About so many situations, and only sentences that were judged for them."""
    names = set(sorted({name for name, _, _ in data.judgments})[:limit])
    judged = [one for one in data.judgments if one[0] in names][: 20 * limit]
    rows = sorted({row for _, row, _ in judged})
    at = {row: number for number, row in enumerate(rows)}
    said = list(data.said.items())
    return dataclasses.replace(
        data,
        said=dict(said[row] for row in rows),
        sources=[data.sources[row] for row in rows],
        judgments=[(name, at[row], fits) for name, row, fits in judged],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sentences", type=Path, help="what `node ../scripts/library-sentences.ts` prints; it is asked where none is named")
    parser.add_argument("--judge", type=Path, help="a table of sub-kinds that is not shipped yet")
    parser.add_argument("--limit", type=int, default=0, help="a try: about so many situations")
    parser.add_argument("--data", type=Path, default=HERE / "data")
    parser.add_argument("--models", type=Path, default=HERE / "../models")
    parser.add_argument("--cache", type=Path, help="keeps the vectors between runs")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--threshold", type=float, default=0.76, help="what fits less is not said")
    arguments = parser.parse_args()
    data = read_fit_data(arguments.data, arguments.sentences or sentences_of_the_product())
    if arguments.limit:
        data = few(data, arguments.limit)
    print(f"{len(data.library)} sub-kinds, {len(data.said)} sentences, {len(data.labelled)} sorted situations, {len(data.judgments)} judgments", flush=True)
    state = torch.load(arguments.judge, map_location="cpu")["state"] if arguments.judge else read_sub_kinds(arguments.models)
    kinds, kind_bias = (np.array(state[f"kinds.table.{kind}"], np.float32) for kind in ("weight", "bias"))
    if len(kinds) != len(data.library) + 1:
        raise SystemExit("the judge was taught another library: train_fit.py comes first")
    vectors = Vectors(arguments.models, arguments.cache)
    said = np.stack([vectors.of(text)[0] for text in data.said.values()])
    names = sorted({name for name, _, _ in data.judgments} | {name for name in data.situations if is_aside(name) and not arguments.limit})
    numbered = {name: at for at, name in enumerate(names)}
    read = [vectors.of(data.situations[name].text, data.situations[name].title) for name in names]
    vectors.keep()
    told, heads = np.stack([vector for vector, _ in read]), np.stack([logits for _, logits in read])
    aside = np.array([is_aside(name) for name in names])

    logits = told @ kinds.T + kind_bias
    subs = softmax(np.where(aside[:, None], logits, logits / SOFTER))
    labels = np.array([data.labelled.get(name, -2) for name in names])
    known = aside & (labels >= 0)
    order = np.argsort(-subs[known][:, :-1], 1)
    first, three = (order[:, 0] == labels[known]).mean(), (order[:, :3] == labels[known][:, None]).any(1).mean()
    print(f"sub-kind right on {known.sum()} texts kept aside: {first:.3f}, among three {three:.3f}", flush=True)
    at = offsets(READ_HEADS)
    pairs = np.array([(numbered[name], row, fits) for name, row, fits in data.judgments])
    sources = np.array(data.sources)
    situation, sentence, held = pairs[:, 0], pairs[:, 1], aside[pairs[:, 0]]
    written = written_for(
        softmax(heads[:, at["event"]])[situation], subs[situation], softmax(heads[:, at["emotion"]])[situation], sources[sentence]
    )
    # Vectors of a spread of one are learned from; what is shipped takes them as they are.
    spread, said_middle, said_spread = told.std(), said.mean(0), said.std()
    S, T = torch.from_numpy(told / spread).float(), torch.from_numpy((said - said_middle) / said_spread).float()
    W, P = torch.from_numpy(written), torch.from_numpy(pairs)
    judge = teach(S, T, W[~held], P[~held], arguments.epochs)
    with torch.no_grad():
        scores = torch.sigmoid(judge(S[situation[held]], T[sentence[held]], W[held])).numpy()
    fits = pairs[held, 2].astype(bool)
    for threshold in (0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9):
        precision, coverage = precision_at(scores, fits, threshold)
        print(f"from {threshold:.2f}: {precision:.3f} of what is said fits, {coverage:.3f} of what fits is said")
    print(f"fitting among all candidates: {fits.mean():.3f}")
    judge = teach(S, T, W, P, arguments.epochs)

    with torch.no_grad():
        project, project_scale = int8(judge.situation.weight.numpy() / spread)
        table, said_scale = int8(judge.sentence(T).numpy())
        said_bias = judge.alone(T)[:, 0].numpy()
    kind_table, kind_scale = int8(kinds)
    tables = project.tobytes() + kind_table.tobytes() + table.tobytes()
    tables += bytes(-len(tables) % 4)
    floats = b"".join(a.astype("<f4").tobytes() for a in (project_scale, kind_scale, kind_bias, said_scale, said_bias))
    hashes = np.array([fnv(text) for text in data.said], "<u4").tobytes()
    packed = tables + floats + hashes + sources.astype("<i2").T.tobytes()
    (arguments.models / "fit.bin").write_bytes(packed)
    felt = feelings_of(data)
    shipped = [{**{name: value for name, value in entry.items() if name != "texts"}, "felt": row} for entry, row in zip(data.library, felt)]
    (arguments.models / "library.json").write_text(json.dumps(shipped, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    manifest = json.loads((arguments.models / "model.json").read_text())
    weights = [round(float(w), 4) for w in judge.written.weight.detach()[0]]
    manifest["fit"] = {"width": kinds.shape[1], "rank": RANK, "sentences": len(data.said), "written": weights, "threshold": arguments.threshold}
    manifest["fit"]["made"] = f"{zlib.crc32(packed):08x}"
    (arguments.models / "model.json").write_text(json.dumps(manifest, indent=1) + "\n")


if __name__ == "__main__":
    main()
