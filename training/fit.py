"""Teaches the judge of fit and the sub-kinds of events, and ships both with the fine library.

    node ../scripts/library-sentences.ts > SENTENCES.json
    python fit.py --sentences SENTENCES.json --models ../models

Reads data/library (written sub-kinds with the texts that belong to them) and data/judgments (for a situation, which
sentences fit it and which do not). The encoder stays as it is: situation and sentence are its two vectors, and what is
learned is a small product of the two. Writes library.json, fit.bin and the `fit` part of model.json.
"""

import argparse
import json
import pickle
import re
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

from labels import EMOTIONS, EVENTS
from network_shape import READ_HEADS, offsets
from runtime import Runtime
from situations import read_batch
from text import WordPiece, sentences

HERE = Path(__file__).parent
LINE = re.compile(r"^(is|feelings|facts|want|see|sense|view|ask|insight|grow|texts|step [a-z ]+): ?(.*)$")
BEFORE = {"want": "You counted on ", "see": "What you see is ", "sense": "It makes sense: "}
RANK = 64


def read_library(folder: Path) -> list[dict]:
    found = []
    for path in sorted(folder.glob("*.txt")):
        for line in path.read_text(encoding="utf-8").split("\n"):
            if line.startswith("## "):
                found.append({"id": line[3:].strip(), "feelings": [], "needs": [], "wanted": [], "seen": [], "sense": [], "views": []})
                found[-1].update({"steps": [], "questions": [], "insights": [], "texts": []})
                continue
            match = LINE.match(line)
            if not match:
                continue
            key, text, entry = match[1].split(), match[2].strip(), found[-1]
            if key[0] == "step":
                entry["steps"].append([key[1], text, key[2:]])
            elif key[0] == "insight":
                title, body = text.split(" | ", 1)
                entry["insights"].append({"title": title, "text": body})
            elif key[0] == "grow":
                area, body, *steps = text.split(" | ")
                entry["growth"] = {"area": area, "text": body, "steps": steps}
            elif key[0] in ("feelings", "facts", "texts"):
                entry[{"facts": "needs"}.get(key[0], key[0])] = text.split()
            elif key[0] != "is":
                names = {"want": "wanted", "see": "seen", "view": "views", "ask": "questions"}
                entry[names.get(key[0], key[0])].append(text)
    return found


def sentences_of(entry: dict):
    for use, name in (("want", "wanted"), ("see", "seen"), ("sense", "sense"), ("view", "views"), ("ask", "questions")):
        yield from ((use, text) for text in entry[name])
    yield from (("step", step[1]) for step in entry["steps"])
    yield from (("insight", insight["text"]) for insight in entry["insights"])
    if "growth" in entry:
        yield "insight", entry["growth"]["text"]


def plain(use: str, text: str) -> str:
    """As a person would read it, with the words that stand in where nobody is named."""
    text = re.sub(r"\{who\|([^}]*)\}", r"\1", text).replace("{who}", "them").replace("{item}", "this part of your life")
    return BEFORE.get(use, "") + text


def fnv(text: str) -> int:
    value = 2166136261
    data = text.encode("utf-16-le")
    for at in range(0, len(data), 2):
        value = ((value ^ (data[at] | data[at + 1] << 8)) * 16777619) & 0xFFFFFFFF
    return value


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


def teach_kinds(vectors: torch.Tensor, labels: torch.Tensor, count: int, held: torch.Tensor) -> tuple[torch.nn.Linear, float]:
    torch.manual_seed(1)
    head = torch.nn.Linear(vectors.shape[1], count)
    optimiser = torch.optim.AdamW(head.parameters(), 1e-2, weight_decay=0.3)
    for _ in range(150):
        loss = F.cross_entropy(head(vectors[~held]), labels[~held], label_smoothing=0.05)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
    right = (head(vectors[held]).argmax(1) == labels[held]).float().mean().item()
    return head, right


class Judge(torch.nn.Module):
    """How well the two vectors go together, and how likely the kind of event and the feeling are that a sentence was written for."""

    def __init__(self, width: int):
        super().__init__()
        self.situation = torch.nn.Linear(width, RANK, bias=False)
        self.sentence = torch.nn.Linear(width, RANK)
        self.alone = torch.nn.Linear(width, 1)
        self.written = torch.nn.Linear(WRITTEN_FOR, 1, bias=False)

    def forward(self, situation: torch.Tensor, sentence: torch.Tensor, written: torch.Tensor) -> torch.Tensor:
        product = (self.situation(situation) * self.sentence(sentence)).sum(-1)
        return product + self.alone(sentence)[..., 0] + self.written(written)[..., 0]


# Logarithms of the shares of its kind, its sub-kind and its feelings, and whether it was written for any of the first two.
WRITTEN_FOR = 5
FLOOR = 0.004


def written_for(kind: np.ndarray, sub: np.ndarray, feeling: np.ndarray, sources: np.ndarray) -> np.ndarray:
    """sources: kind, sub-kind, feelings as bits; -1 for none. The shares are those of one situation."""
    k, s, bits = sources[:, 0], sources[:, 1], sources[:, 2]
    shares = np.stack([np.where(bits >> n & 1, feeling[n], 0) for n in range(11)]).sum(0)
    log = lambda share, there: np.where(there, np.log(np.maximum(share, FLOOR)), 0)
    return np.stack(
        [log(kind[k], k >= 0), log(sub[s], s >= 0), log(shares, bits > 0), (k >= 0).astype(float), (s >= 0).astype(float)], 1
    ).astype(np.float32)


def teach_judge(situations: torch.Tensor, said: torch.Tensor, pairs: torch.Tensor, written: torch.Tensor, epochs: int) -> Judge:
    """pairs: situation, sentence, fits."""
    torch.manual_seed(1)
    judge = Judge(situations.shape[1])
    optimiser = torch.optim.AdamW(judge.parameters(), 2e-3, weight_decay=0.1)
    steps = epochs * (len(pairs) // 512)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 2e-3, total_steps=max(steps, 1))
    for _ in range(epochs):
        order = torch.randperm(len(pairs))
        for begin in range(0, len(order) - 511, 512):
            chosen = order[begin : begin + 512]
            s, t = situations[pairs[chosen, 0]], said[pairs[chosen, 1]]
            # A little noise stands for all the ways the same thing could have been written.
            s, t = s + 0.15 * torch.randn_like(s) * s.std(), t + 0.15 * torch.randn_like(t) * t.std()
            loss = F.binary_cross_entropy_with_logits(judge(s, t, written[chosen]), pairs[chosen, 2].float())
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
    return judge


def precision_at(scores: np.ndarray, fits: np.ndarray, threshold: float) -> tuple[float, float]:
    chosen = scores >= threshold
    return float(fits[chosen].mean()) if chosen.any() else 1.0, float(chosen[fits].mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sentences", type=Path, required=True)
    parser.add_argument("--data", type=Path, default=HERE / "data")
    parser.add_argument("--models", type=Path, default=HERE / "../models")
    parser.add_argument("--cache", type=Path, help="keeps the vectors between runs")
    parser.add_argument("--precision", type=float, default=0.77, help="of all that is judged; the best of several does better")
    parser.add_argument("--epochs", type=int, default=12)
    arguments = parser.parse_args()
    library = read_library(arguments.data / "library")
    texts: dict[str, str] = {}
    for entry in json.loads(arguments.sentences.read_text()):
        texts.setdefault(entry["text"], plain(entry["use"], entry["text"]))
    for entry in library:
        for use, text in sentences_of(entry):
            texts.setdefault(text, plain(use, text))
    order = list(texts)
    bit = {feeling: 1 << n for n, feeling in enumerate(EMOTIONS[:11])}
    bits = lambda feelings: sum(bit[f] for f in feelings)
    found_in: dict[str, tuple[int, int, int]] = {}
    for at, entry in enumerate(library):
        for _, text in sentences_of(entry):
            found_in.setdefault(text, (EVENTS.index(entry["id"].split("/")[0]), at, bits(entry["feelings"])))
    for entry in json.loads(arguments.sentences.read_text()):
        of = entry["of"]
        found_in.setdefault(entry["text"], (EVENTS.index(of), -1, 0) if of in EVENTS else (-1, -1, bit.get(of, 0)))
    sources = np.array([found_in[text] for text in order])
    row_of = {text: row for row, text in enumerate(order)}
    by_hash = {f"{fnv(text):08x}": row for text, row in row_of.items()}
    situations = {}
    for path in sorted((arguments.data / "situations").glob("*.txt")):
        for number, situation in enumerate(read_batch(path)):
            situations[f"{path.stem}#{number}"] = situation
    labelled = {text: at for at, entry in enumerate(library) for text in entry["texts"] if text in situations}
    judgments = []
    for path in sorted((arguments.data / "judgments").glob("*.tsv")):
        for line in path.read_text().split("\n"):
            if "\t" not in line:
                continue
            name, marks = line.split("\t")
            judgments += [(name, by_hash[mark[1:]], mark[0] == "+") for mark in marks.split() if mark[1:] in by_hash and name in situations]
    needed = sorted({name for name, _, _ in judgments} | set(labelled))
    numbered = {name: at for at, name in enumerate(needed)}
    print(f"{len(library)} sub-kinds, {len(order)} sentences, {len(needed)} situations, {len(judgments)} judgments", flush=True)

    told = lambda s: " ".join(sentence.text for sentence in s.sentences)
    vectors = Vectors(arguments.models, arguments.cache)
    read = [vectors.of(told(situations[name]), situations[name].title) for name in needed]
    situation_vectors, heads = np.stack([vector for vector, _ in read]), np.stack([logits for _, logits in read])
    sentence_vectors = np.stack([vectors.of(texts[text])[0] for text in order])
    vectors.keep()
    S, T = torch.from_numpy(situation_vectors).float(), torch.from_numpy(sentence_vectors).float()

    # One situation in ten is kept aside, the same ones for both.
    aside = torch.tensor([fnv(name) % 10 == 0 for name in needed])
    rows = torch.tensor([numbered[name] for name in labelled])
    kinds, right = teach_kinds(S[rows], torch.tensor(list(labelled.values())), len(library), aside[rows])
    print(f"sub-kind right on texts kept aside: {right:.3f}", flush=True)

    softmax = lambda x: np.exp(x - x.max(-1, keepdims=True)) / np.exp(x - x.max(-1, keepdims=True)).sum(-1, keepdims=True)
    at = offsets(READ_HEADS)
    event_shares, feeling_shares = softmax(heads[:, at["event"]]), softmax(heads[:, at["emotion"]])
    with torch.no_grad():
        sub_shares = torch.softmax(kinds(S), 1).numpy()
    pairs = torch.tensor([[numbered[name], row, int(fits)] for name, row, fits in judgments])
    written = np.zeros((len(pairs), WRITTEN_FOR), np.float32)
    first, second = pairs[:, 0].numpy(), pairs[:, 1].numpy()
    for situation in np.unique(first):
        chosen = first == situation
        written[chosen] = written_for(event_shares[situation], sub_shares[situation], feeling_shares[situation], sources[second[chosen]])
    written = torch.from_numpy(written)
    held = aside[pairs[:, 0]]
    judge = teach_judge(S, T, pairs[~held], written[~held], arguments.epochs)
    with torch.no_grad():
        scores = torch.sigmoid(judge(S[pairs[held][:, 0]], T[pairs[held][:, 1]], written[held])).numpy()
    fits = pairs[held][:, 2].numpy().astype(bool)
    threshold = next(t for t in np.arange(0.3, 0.99, 0.01) if precision_at(scores, fits, t)[0] >= arguments.precision or t > 0.97)
    for t in (0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, threshold):
        precision, coverage = precision_at(scores, fits, t)
        print(f"from {t:.2f}: {precision:.3f} of what is said fits, {coverage:.3f} of what fits is said")
    print(f"fitting among all candidates: {fits.mean():.3f}")
    judge = teach_judge(S, T, pairs, written, arguments.epochs)
    print('written for', judge.written.weight.detach().numpy().round(3).tolist())

    with torch.no_grad():
        project, project_scale = int8(judge.situation.weight.numpy())
        said, said_scale = int8(judge.sentence(T).numpy())
        said_bias = judge.alone(T)[:, 0].numpy().astype(np.float32)
        kind_table, kind_scale = int8(kinds.weight.numpy())
        kind_bias = kinds.bias.numpy().astype(np.float32)
    tables = project.tobytes() + kind_table.tobytes() + said.tobytes()
    tables += bytes(-len(tables) % 4)
    floats = b"".join(a.astype("<f4").tobytes() for a in (project_scale, kind_scale, kind_bias, said_scale, said_bias))
    hashes = np.array([fnv(text) for text in order], "<u4").tobytes()
    (arguments.models / "fit.bin").write_bytes(tables + floats + hashes + sources.astype("<i2").T.tobytes())
    shipped = [{name: value for name, value in entry.items() if name != "texts"} for entry in library]
    (arguments.models / "library.json").write_text(json.dumps(shipped, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    manifest = json.loads((arguments.models / "model.json").read_text())
    manifest["fit"] = {"width": S.shape[1], "rank": RANK, "sentences": len(order), "written": [round(float(w), 4) for w in judge.written.weight.detach()[0]], "threshold": round(float(threshold), 2)}
    (arguments.models / "model.json").write_text(json.dumps(manifest, indent=1) + "\n")


if __name__ == "__main__":
    main()
