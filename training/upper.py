"""Teaches the upper layers and the heads of the shipped network on a processor.

    python upper.py keep --stage STAGE --rows '{"situations": 900, …}' --out KEPT    # the shipped graph reads every row once; what its lower layers made of it is kept
    python upper.py learn --stage STAGE --kept KEPT --out UPPER.pt                   # the upper layers learn from that, as often as time allows

Words, lower layers and the judge's branch stay as they are. What the shipped network answered is a soft target on everything it has
learned from, so that nothing is forgotten; texts of the fresh families teach by their labels alone.
"""

import argparse
import gzip
import json
import math
import pickle
import random
import time
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch

from batches import Batcher, Epoch
from network import Network, widened
from network_shape import ITEM_HEADS, MANY, READ_HEADS, WIDTH, offsets
from shipped import LAYERS, read_back
from train import ADDED, LOSS, distance, hold, losses, optimiser_of, shares

ANSWERS = ("read", "item", "about")


class Lower:
    """The shipped graph, asked for what its lower layers make of a text as well as for its answers."""

    def __init__(self, graph: Path, kept: int):
        model = onnx.load(str(graph))
        norms = [node.output[0] for node in model.graph.node if node.op_type == "LayerNormalization"]
        # One norm behind the words, two in every layer.
        self.outputs = [*ANSWERS, norms[2 * kept]]
        model.graph.value_info.append(onnx.helper.make_tensor_value_info(norms[2 * kept], onnx.TensorProto.FLOAT, ["T", WIDTH]))
        model = onnx.utils.Extractor(model).extract_model(["ids", "positions", "groups", "spans"], self.outputs)
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(model.SerializeToString(), options)

    def read(self, batcher: Batcher, laid: dict) -> list[np.ndarray]:
        ids, positions, groups, spans = (t[0].numpy() for t in batcher.inputs([laid]))
        feeds = {"ids": ids, "positions": positions, "groups": groups}
        feeds = {name: value.astype(np.int32) for name, value in feeds.items()}
        return self.session.run(self.outputs, {**feeds, "spans": spans})


class Upper(torch.nn.Module):
    """What is learned: everything above the kept layers."""

    def __init__(self, network: Network, kept: int):
        super().__init__()
        self.network, self.kept = network, kept
        self.read, self.item, self.side = network.read, network.item, network.side

    def forward(self, hidden: torch.Tensor, groups: torch.Tensor, spans: torch.Tensor):
        return self.network.above(hidden, groups, spans, self.kept)


def batcher_of(stage: Path, examples: list[dict]) -> Batcher:
    vocabulary = (stage / "vocab.txt").read_text(encoding="utf-8").rstrip("\n").split("\n")
    return Batcher(vocabulary, [item for e in examples for item in e.get("items", [])], {})


def chosen(examples: list[dict], arguments: argparse.Namespace) -> list[tuple[dict, bool]]:
    """Rows to learn from, and whether each is one that the shipped network knows."""
    chance = random.Random(arguments.seed)
    fresh = [e for e in examples if e.get("family") in arguments.fresh and e["set"] == "situations"]
    found = [(e, False) for e in fresh for _ in range(arguments.times)]
    for name, most in arguments.rows.items():
        old = [e for e in examples if e["set"] == name and e.get("family") not in arguments.fresh]
        found += [(e, True) for e in chance.sample(old, min(most, len(old)))]
    chance.shuffle(found)
    return found[: arguments.limit] if arguments.limit else found


def keep(arguments: argparse.Namespace) -> None:
    with gzip.open(arguments.stage / "examples.pkl.gz") as stream:
        examples = [e for e in pickle.load(stream) if e["part"] == "train"]
    batcher, lower = batcher_of(arguments.stage, examples), Lower(arguments.start, arguments.layers)
    epoch, chance = Epoch(examples, batcher, 1, arguments.seed), random.Random(arguments.seed + 1)
    arguments.out.mkdir(parents=True, exist_ok=True)
    rows, tokens, began = [], 0, time.time()
    with (arguments.out / "hidden.f16").open("wb") as file:
        for example, is_known in chosen(examples, arguments):
            example = epoch.woven(example, chance)
            # What only the public sets are asked for is not shipped.
            example = {name: value for name, value in example.items() if name not in ("raw", "empathetic", "goemotions")}
            laid = batcher.lay_out(example, chance)
            *answers, hidden = lower.read(batcher, laid)
            file.write(hidden.astype(np.float16).tobytes())
            answers = dict(zip(ANSWERS, (answer.astype(np.float16) for answer in answers)))
            rows.append({"example": example, "laid": laid, "begin": tokens, "answers": answers, "known": is_known})
            tokens += len(hidden)
            if len(rows) % 500 == 0:
                print(f"{len(rows)} rows, {tokens} tokens, {time.time() - began:.0f}s", flush=True)
    (arguments.out / "rows.pkl").write_bytes(pickle.dumps({"rows": rows, "layers": arguments.layers}))
    print(f"{len(rows)} rows, {tokens} tokens")


def opinions(read: torch.Tensor, item: torch.Tensor, about: torch.Tensor) -> dict[str, torch.Tensor]:
    """The heads that were added last are left to their labels: they were learned on a network that stood still."""
    found = {"about": about.sigmoid()}
    for part, logits, heads in (("read", read, READ_HEADS), ("item", item, ITEM_HEADS)):
        for name, place in offsets(heads).items():
            if f"{part}.{name}" not in ADDED:
                found[f"{part}.{name}"] = shares(logits[..., place], name in MANY)
    return found


class Kept:
    """Batches of kept rows: similar lengths together, the hidden states padded beside each other."""

    def __init__(self, folder: Path, batcher: Batcher):
        found = pickle.loads((folder / "rows.pkl").read_bytes())
        self.rows, self.layers, self.batcher = found["rows"], found["layers"], batcher
        self.hidden = np.memmap(folder / "hidden.f16", np.float16, "r").reshape(-1, WIDTH)

    def plan(self, size: int, seed: int) -> list[list[int]]:
        chance = random.Random(seed)
        order = list(range(len(self.rows)))
        chance.shuffle(order)
        length = lambda at: len(self.rows[at]["laid"]["ids"])
        windows = [sorted(order[at : at + size * 16], key=length) for at in range(0, len(order), size * 16)]
        batches = [window[at : at + size] for window in windows for at in range(0, len(window), size)]
        chance.shuffle(batches)
        return batches

    def batch(self, indices: list[int]) -> dict:
        rows = [self.rows[at] for at in indices]
        laid = [row["laid"] for row in rows]
        _, _, groups, spans = self.batcher.inputs(laid)
        hidden = torch.zeros(*groups.shape, WIDTH)
        most = spans.shape[1]
        answers = [torch.zeros(len(rows), most, rows[0]["answers"][part].shape[1] if part != "about" else most) for part in ANSWERS]
        for at, row in enumerate(rows):
            n = len(row["laid"]["ids"])
            hidden[at, :n] = torch.from_numpy(self.hidden[row["begin"] : row["begin"] + n].astype(np.float32))
            for padded, part in zip(answers, ANSWERS):
                said = torch.from_numpy(row["answers"][part].astype(np.float32))
                padded[at, : said.shape[0], : said.shape[1]] = said
        shape = torch.tensor([(len(l["spans"]["sentences"]), len(l["spans"]["items"])) for l in laid])
        targets = self.batcher.targets([row["example"] for row in rows], laid)
        known = torch.tensor([float(row["known"]) for row in rows])
        return {"inputs": (hidden, groups, spans), "targets": targets, "shape": shape, "told": opinions(*answers), "known": known}


def shipped_network(graph: Path, dropout: float) -> Network:
    state = {name: torch.from_numpy(np.array(value, np.float32)) for name, value in read_back(graph)[0].items()}
    network = Network(state["word.weight"].shape[0], LAYERS, WIDTH, dropout=dropout)
    network.load_state_dict(widened(state, network)[0])
    return network


def learn(arguments: argparse.Namespace) -> None:
    torch.set_num_threads(1)
    torch.manual_seed(arguments.seed)
    kept = Kept(arguments.kept, batcher_of(arguments.stage, []))
    network = shipped_network(arguments.start, arguments.dropout)
    hold(network, kept.layers)
    upper = Upper(network, kept.layers).train()
    optimiser = optimiser_of(network, arguments.rate, 0.9, 2)
    first_rates = [group["lr"] for group in optimiser.param_groups]
    plans = [kept.plan(arguments.batch, arguments.seed * 100 + n) for n in range(arguments.epochs)]
    steps, step, began, running = sum(map(len, plans)), 0, time.time(), {}
    for number, plan in enumerate(plans, 1):
        for indices in plan:
            done = max(step / steps, (time.time() - began) / arguments.seconds)
            if done >= 1:
                break
            share = min((step + 1) / (0.06 * steps), 0.02 + 0.49 * (1 + math.cos(math.pi * done)))
            for group, rate in zip(optimiser.param_groups, first_rates):
                group["lr"] = rate * share
            batch = kept.batch(indices)
            found, answers = losses(upper, batch, arguments.smoothing)
            told = distance(batch["told"], batch["shape"], batch["known"], answers)
            total = sum(LOSS.get(name, 0.3) * value for name, value in found.items()) + arguments.told * told
            optimiser.zero_grad(set_to_none=True)
            total.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            step += 1
            for name, value in (*found.items(), ("told", told)):
                running[name] = 0.97 * running.get(name, value.item()) + 0.03 * value.item()
            if step % 20 == 0:
                print(f"epoch {number} step {step}/{steps} {time.time() - began:.0f}s", json.dumps({k: round(v, 3) for k, v in running.items()}), flush=True)
    torch.save({"state": {k: v.half() for k, v in network.state_dict().items()}, "layers": list(range(LAYERS))}, arguments.out)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    keeping = commands.add_parser("keep")
    keeping.add_argument("--rows", type=json.loads, required=True, help="how many rows of each set that the shipped network knows")
    keeping.add_argument("--fresh", nargs="*", default=[], help="families that it does not know")
    keeping.add_argument("--times", type=int, default=2, help="how often each fresh text is laid out, each time a little differently")
    keeping.add_argument("--layers", type=int, default=10, help="so many lower layers stay as they are")
    keeping.add_argument("--limit", type=int, default=0)
    keeping.set_defaults(run=keep)
    learning = commands.add_parser("learn")
    learning.add_argument("--kept", type=Path, required=True)
    learning.add_argument("--epochs", type=int, default=3)
    learning.add_argument("--batch", type=int, default=32)
    learning.add_argument("--rate", type=float, default=1e-4)
    learning.add_argument("--smoothing", type=float, default=0.05)
    learning.add_argument("--dropout", type=float, default=0.1)
    learning.add_argument("--told", type=float, default=1.0, help="the weight of the shipped network's answers beside the labels")
    learning.add_argument("--seconds", type=float, default=math.inf)
    learning.set_defaults(run=learn)
    for command in (keeping, learning):
        command.add_argument("--stage", type=Path, required=True)
        command.add_argument("--start", type=Path, default=Path(__file__).parent / "../models/encoder.onnx", help="the shipped graph to go on from")
        command.add_argument("--seed", type=int, default=1)
        command.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
