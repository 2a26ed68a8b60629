"""Fine-tunes Universal Sentence Encoder lite on the same rows as MiniLM, for a comparison on the same test rows.

    python compare_use.py --prepare --model FOLDER --stage STAGE --out SMALL
    python compare_use.py --train --stage SMALL [--seeds 1 2 3] [--epochs 5] [--beside]

FOLDER holds the encoder as a TensorFlow.js graph: model.json with its shards, and vocab.json. SMALL is all that
training needs. `--beside` also learns the variables, the size and the sets' own labels of whole texts, as MiniLM does.
"""

import argparse
import gzip
import json
import pickle
import re
import unicodedata
from functools import cache
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F
from torch.utils.data import DataLoader

from batches import HIDDEN, MAX_TEXT, Batcher, Epoch
from measure import event_figures, pick, restricted, whole_text_emotion
from network import Head
from network_shape import READ_HEADS, SIDE_HEADS
from text import INVISIBLE, QUOTES
from train import LOSS, losses

SETS = ("empathetic", "turn", "later-turn", "goemotions", "enisear", "isear", "situations", "lines")
TARGETS = ("emotion", "emotion_weight", "event", "event_weight")
BESIDE = ("variables", "variables_weight", "size", "empathetic", "goemotions")
WOVEN = ("roles", "traps", "items", "touched", "item_emotion", "item_size", "sentence_item", "about", "item_variables")  # for weaving
WIDTH, ATTENTION_HEADS, INNER, RESERVED, LONGEST = 512, 4, 1536, 6, 16
HIDDEN_PIECE = 3  # a reserved piece that no text has
LINEAR = {"qkv": "MultiheadAttention/qkv_transform_single", "out": "MultiheadAttention/output_transform_single"}
LINEAR |= {"up": "FFN/conv1", "down": "FFN/conv2", "wider": "dense"}
NORMS = {"norm1": "layer_prepostprocess/layer_norm/layer_norm_", "norm2": "FFN/layer_prepostprocess/layer_norm/layer_norm_"}


def read_graph(folder: Path) -> dict[str, np.ndarray]:
    """The encoder's weights under the names that Encoder gives them."""
    found = {}
    for group in json.loads((folder / "model.json").read_text())["weightsManifest"]:
        raw, at = b"".join((folder / path).read_bytes() for path in group["paths"]), 0
        for entry in group["weights"]:
            count = int(np.prod(entry["shape"]))
            name = re.sub("^module(_apply_default)?/|Encoder_en/|KonaTransformer/Encode/|Transformer(Stack|Layer)/", "", entry["name"])
            name = re.sub("/Tensordot/Reshape_1$", "/kernel", re.sub("/ConcatPartitions/concat$|/part_0$", "", name))
            found[name] = np.frombuffer(raw, entry["dtype"], count, at).reshape(entry["shape"])
            at += 4 * count
    weights = {"word.weight": found["Embeddings_en"], "rates": found["Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1"][0]}
    weights |= {"last.weight": found["hidden_layers/tanh_layer_0/weights"].T, "last.bias": found["hidden_layers/tanh_layer_0/bias"]}
    for number in (0, 1):
        ours, theirs = f"layers.{number}.", f"Layer_{number}/"
        for name, part in LINEAR.items():
            if (kernel := found.get(f"{theirs}{part}/kernel")) is not None:
                weights[f"{ours}{name}.weight"] = kernel.reshape(kernel.shape[-2:]).T
                weights[f"{ours}{name}.bias"] = found[f"{theirs}{part}/bias"]
        for name, part in NORMS.items():
            weights[f"{ours}{name}.weight"], weights[f"{ours}{name}.bias"] = found[f"{theirs}{part}scale"], found[f"{theirs}{part}bias"]
    return weights


class Pieces:
    """SentencePiece's best cut, word by word: no piece reaches over a space."""

    def __init__(self, vocabulary: list[list]):
        # A few pieces with a colon have no score; the published reader takes that for nought.
        self.scores = {piece: (score or 0.0, index) for index, (piece, score) in enumerate(vocabulary) if index >= RESERVED}

    @cache
    def cut(self, word: str) -> list[int]:
        best: list = [(0.0, [])] + [None] * len(word)
        for i in range(len(word)):
            before = best[i]
            ends = [j for j in range(i + 1, min(len(word), i + LONGEST) + 1) if word[i:j] in self.scores]
            for j in (ends or [i + 1]) if before else []:
                score, index = self.scores.get(word[i:j], (0.0, 0))
                if best[j] is None or before[0] + score >= best[j][0]:
                    best[j] = (before[0] + score, before[1] + [index])
        return best[-1][1]

    def encode(self, text: str) -> list[int]:
        """Piece ids; unknown characters next to each other count once."""
        text = INVISIBLE.sub("", unicodedata.normalize("NFKC", text)).translate(QUOTES)
        ids = [index for word in text.split() for index in self.cut("▁" + word)]
        return [index for at, index in enumerate(ids) if index or not at or ids[at - 1]] or [0]


class Layer(nn.Module):
    def __init__(self, width: int, dropout: float):
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(width, eps=1e-6), nn.LayerNorm(WIDTH, eps=1e-6)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, WIDTH)
        self.up, self.down = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.wider = nn.Linear(width, WIDTH) if width < WIDTH else nn.Identity()
        self.dropout = dropout

    def forward(self, x: torch.Tensor, seen: torch.Tensor) -> torch.Tensor:
        batch, length, width = x.shape
        p = self.dropout if self.training else 0.0
        q, k, v = self.qkv(self.norm1(x)).view(batch, length, 3, ATTENTION_HEADS, -1).permute(2, 0, 3, 1, 4)
        mixed = F.scaled_dot_product_attention(q, k, v, attn_mask=seen[:, None, None], dropout_p=p)
        x = self.wider(x) + F.dropout(self.out(mixed.transpose(1, 2).reshape(batch, length, width)), p)
        return x + F.dropout(self.down(F.relu(self.up(self.norm2(x)))), p)


class Network(nn.Module):
    """Answers as network.Network does, with the whole text as its only row."""

    def __init__(self, weights: dict[str, np.ndarray], dropout: float):
        super().__init__()
        self.word = nn.Embedding(*weights["word.weight"].shape)
        self.register_buffer("rates", torch.zeros(WIDTH // 4))
        self.layers = nn.ModuleList([Layer(WIDTH // 2, dropout), Layer(WIDTH, dropout)])
        self.last, self.dropout = nn.Linear(WIDTH, WIDTH), nn.Dropout(dropout)
        self.load_state_dict({name: torch.from_numpy(value.astype(np.float32)) for name, value in weights.items()})
        self.read, self.side, self.item = Head(READ_HEADS, dropout), Head(SIDE_HEADS, dropout), Head({"none": 1}, dropout)
        for head in (self.read, self.side, self.item):
            head.hidden, head.final = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, head.final.out_features)

    def encode(self, ids: torch.Tensor, seen: torch.Tensor) -> torch.Tensor:
        """The published vectors, but for the scaling to length one."""
        turn = torch.arange(ids.shape[1], device=ids.device)[:, None] * self.rates
        # The words count twice: the graph adds them once more after adding the places.
        x = self.dropout(2 * self.word(ids) + torch.cat([turn.sin(), turn.cos()], -1))
        for layer in self.layers:
            x = layer(x, seen)
        return torch.tanh(self.last((x * seen[..., None]).sum(1) / seen.sum(1, keepdim=True)))

    def forward(self, ids: torch.Tensor, seen: torch.Tensor):
        vectors = self.encode(ids, seen)[:, None]
        return self.read(vectors), self.item(vectors), vectors, vectors


class Texts(Batcher):
    """Batches of whole texts; titles and hidden pieces as for MiniLM."""

    def __init__(self, examples: list[dict], kept: tuple[str, ...]):
        self.kept, self.natives = kept, {"empathetic": sorted({e["empathetic"] for e in examples if "empathetic" in e})}
        self.natives["goemotions"] = sorted({x for e in examples for x in e.get("goemotions", [])})

    def inputs(self, examples: list[dict], chance) -> list[torch.Tensor]:
        rows = []
        for e in examples:
            titled = "title" in e and (chance is None or chance.random() < 0.5)
            ids = [i for part in ([e["title"]] if titled else []) + e["sentences"] for i in part][:MAX_TEXT]
            rows.append([HIDDEN_PIECE if chance and chance.random() < HIDDEN else i for i in ids])
        ids = nn.utils.rnn.pad_sequence([torch.tensor(row) for row in rows], batch_first=True, padding_value=-1)
        return [ids.clamp(min=0), ids >= 0]

    def __call__(self, examples: list[dict], chance) -> dict:
        bare = [{"sentences": [], **{k: e[k] for k in self.kept if k in e}} for e in examples]
        return {"inputs": self.inputs(examples, chance), "targets": self.targets(bare, bare)}


def prepare(arguments: argparse.Namespace) -> None:
    arguments.out.mkdir(parents=True, exist_ok=True)
    # Rates of the places stay exact: their errors would grow along the text.
    np.savez(arguments.out / "use.npz", **{k: v.astype("f" if k == "rates" else "e") for k, v in read_graph(arguments.model).items()})
    pieces = Pieces(json.loads((arguments.model / "vocab.json").read_text(encoding="utf-8")))
    wordpieces = (arguments.stage / "vocab.txt").read_text(encoding="utf-8").rstrip("\n").split("\n")
    found, examples = [], pickle.loads(gzip.decompress((arguments.stage / "examples.pkl.gz").read_bytes()))
    for e in (e for e in examples if e["set"] in SETS):
        names = ("set", "part") + TARGETS + BESIDE + WOVEN * (e["set"] == "situations")
        found.append({k: e[k] for k in names if k in e} | {"sentences": [pieces.encode(e["raw"])]})
        if "title" in e:
            title = " ".join(wordpieces[i] for i in e["title"]).replace(" ##", "")
            found[-1]["title"] = pieces.encode(re.sub(r"(?<=\w) ' (?=\w)", "'", title))
    (arguments.out / "examples.pkl.gz").write_bytes(gzip.compress(pickle.dumps(found), 5))
    print(len(found), "texts; unknown pieces", np.mean([i == 0 for e in found for i in e["sentences"][0]]))


@torch.no_grad()
def figures(network: Network, examples: list[dict], texts: Texts, part: str) -> dict[str, dict]:
    """The rows are chosen as measure.figures chooses them."""
    device, found = next(network.eval().parameters()).device, {}
    for name in ("empathetic", "goemotions", "enisear", "isear", "situations", "lines"):
        chosen, outputs = sorted(pick(examples, examples, set=name, part=part)[0], key=lambda e: len(e["sentences"][0])), []
        for begin in range(0, len(chosen), 128):
            read = network(*[t.to(device) for t in texts.inputs(chosen[begin : begin + 128], None)])[0]
            outputs += [{"read": row} for row in read.cpu().numpy()]
        least = 0.01 if name == "situations" else 1
        felt = [i for i, e in enumerate(chosen) if "emotion" in e and e["emotion"][:-1].max() >= least]
        if felt and name != "lines":
            found[name] = restricted(*whole_text_emotion([chosen[i] for i in felt], [outputs[i] for i in felt]))
        if any("event" in e for e in chosen):
            found[f"event {name}"] = event_figures(chosen, outputs)
    return {name: {k: round(v[k], 4) for k in ("n", "f1", "accuracy", "top2", "top3") if k in v} for name, v in found.items()}


def run(arguments, weights, train: list[dict], texts: Texts, seed: int, device: torch.device) -> Network:
    # Heads start alike for every seed, so that runs can be averaged.
    torch.manual_seed(1234)
    network = Network(weights, arguments.dropout).to(device)
    torch.manual_seed(seed)
    top = [arguments.rate * (5 if name.split(".")[0] in ("read", "side", "item") else 1) for name, _ in network.named_parameters()]
    groups = [{"params": [value], "weight_decay": 0.01 if value.dim() > 1 else 0.0} for value in network.parameters()]
    optimiser = torch.optim.AdamW(groups, fused=device.type == "cuda")
    epochs = [Epoch(train, texts, arguments.batch, seed * 100 + n) for n in range(arguments.epochs)]
    steps = 1 + sum(len(e.plan()) for e in epochs)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, top, steps, pct_start=0.06, cycle_momentum=False)
    network.train()
    for number, epoch in enumerate(epochs):
        for batch in DataLoader(epoch, batch_size=None, num_workers=arguments.workers, pin_memory=device.type == "cuda"):
            found = losses(network, batch, arguments.smoothing)
            optimiser.zero_grad(set_to_none=True)
            sum(LOSS.get(name, 0.3) * value for name, value in found.items()).backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            schedule.step()
        print(f"seed {seed} epoch {number + 1}", {k: round(v.item(), 3) for k, v in found.items()}, flush=True)
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("stage", "model", "out"):
        parser.add_argument(f"--{name}", type=Path, required=name == "stage")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1])
    for name, value in {"epochs": 5, "batch": 128, "limit": 0, "workers": 3, "rate": 3e-4, "smoothing": 0.05, "dropout": 0.1}.items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    for name in ("prepare", "train", "beside"):
        parser.add_argument(f"--{name}", action="store_true")
    arguments = parser.parse_args()
    if arguments.prepare == arguments.train:
        parser.error("either --prepare or --train")
    if arguments.prepare:
        return prepare(arguments)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    weights = dict(np.load(arguments.stage / "use.npz"))
    examples = pickle.loads(gzip.decompress((arguments.stage / "examples.pkl.gz").read_bytes()))
    texts = Texts(examples, TARGETS + BESIDE * arguments.beside)
    train = [e for e in examples if e["part"] == "train" and any(k in e for k in texts.kept)][: arguments.limit or None]
    rest = [e for e in examples if e["part"] != "train"][: arguments.limit or None]
    runs = {f"seed {seed}": run(arguments, weights, train, texts, seed, device) for seed in arguments.seeds}
    states = [network.state_dict() for network in runs.values()]
    runs["average"] = Network(weights, 0.0).to(device)
    runs["average"].load_state_dict({k: sum(state[k] for state in states) / len(states) for k in states[0]})
    for name, network in runs.items():
        for part in ("dev", "test"):
            for figure, values in figures(network, rest, texts, part).items():
                print(name, part, figure, json.dumps(values), flush=True)


if __name__ == "__main__":
    main()
