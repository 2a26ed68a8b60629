"""Teaches the network everything at once, going on from the shipped one, which is also its teacher.

    python train.py --stage STAGE --start ../models/encoder.onnx --work WORK --out OUT --seconds 500
    cat OUT/weights.pt.* > weights.pt                        # what came home, in one piece

The rate falls with the time. A sitting may take several calls: each ends after `--call` seconds, leaves a checkpoint in WORK, and the next goes on
from there. Texts that were written for a moment carry labels of their own; on all others the teacher is asked too, so that nothing is unlearned.
Needs torch and numpy alone; a GPU for more than a try (`--limit`).
"""

import argparse
import json
import lzma
import math
import pickle
import random
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F
from torch.utils.data import DataLoader

from batches import Batcher, Epochs
from measure import carried_figures, moment_figures, text_figures, wish_figures
from network import Network, widened
from network_shape import ITEM_HEADS, MANY, READ_HEADS, TAG_HEADS, offsets
from shipped import read_back

BEGAN = time.time()
# The weight of each loss in the sum; each is a mean over its own rows in the batch.
LOSS = {
    "moment": 1.5,
    "wish": 0.7,
    "tags": 2.0,
    "read.harm": 0.6,
    "read.emotion": 1.0,
    "item.emotion": 0.6,
    "item.touched": 0.4,
    "item.carried": 1.5,
    "about": 0.5,
    "read.role": 0.3,
    "read.trap": 0.6,
    "read.crisis": 0.8,
    "bag": 0.8,
    "read.event": 0.8,
    "read.side": 1.0,
    "read.actor": 0.5,
    "read.turns": 0.3,
    "read.decisive": 0.5,
    "read.care": 0.5,
    "read.whose": 0.2,
    "item.shift": 0.5,
    "read.feelings": 1.2,
    "read.strength": 0.6,
    "item.strength": 0.6,
    "read.size": 0.3,
    "item.size": 0.3,
    "side.empathetic": 0.3,
    "side.goemotions": 0.3,
}
READ, ITEM = offsets(READ_HEADS), offsets(ITEM_HEADS)
# What a text written for a moment says itself; about the rest of it the teacher is asked there as well.
SAID = {"read.emotion", "read.side", "read.feelings", "read.strength", "read.actor", "read.time", "read.decisive", "read.event"}
SAID |= {"item.emotion", "item.touched", "item.strength"}
PIECE = 15 * 2**20
# Time to write down what was learned before a call ends.
AT_THE_END = 25
Answers = dict[str, torch.Tensor]


def say(*words: object) -> None:
    print(f"{time.time() - BEGAN:6.0f}s", *words, flush=True)


def shares(logits: torch.Tensor, many: bool) -> torch.Tensor:
    return logits.sigmoid() if many or logits.shape[-1] == 1 else logits.softmax(-1)


def ask(network: Network, inputs: list[torch.Tensor]) -> Answers:
    device = inputs[0].device
    with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
        return network(*inputs)


class Teacher:
    """The network that training starts from."""

    def __init__(self, state: dict[str, torch.Tensor], network: Network):
        grown, self.known = widened(state, network)
        network.load_state_dict(grown)
        self.network = network.eval().requires_grad_(False)

    @torch.no_grad()
    def opinions(self, inputs: list[torch.Tensor]) -> Answers:
        answers = ask(self.network, inputs)
        found = {"about": answers["about"].sigmoid()}
        for part, places in (("read", READ), ("item", ITEM)):
            for name, place in places.items():
                if f"{part}.{name}" in self.known:
                    found[f"{part}.{name}"] = shares(answers[part][..., place], name in MANY)
        return found


def distance(told: Answers, shape: torch.Tensor, taught: torch.Tensor, answers: Answers) -> torch.Tensor:
    """How far the pupil's opinions are from what it is told, over every text, sentence and item."""
    device = shape.device
    row = torch.arange(answers["read"].shape[1], device=device)[None]
    sentences, items = shape[:, :1], shape[:, 1:]
    # A whole text counts as much as three of its sentences.
    weight = {"read": (row == 0).float() + 0.33 * ((row >= 1) & (row <= sentences)).float()}
    weight["item"] = ((row > sentences) & (row <= sentences + items)).float()
    total = torch.zeros((), device=device)
    for part, places in (("read", READ), ("item", ITEM)):
        for name, place in places.items():
            if f"{part}.{name}" not in told:
                continue
            mine, theirs = answers[part][..., place], told[f"{part}.{name}"]
            if name in MANY:
                each = F.binary_cross_entropy_with_logits(mine, theirs, reduction="none").sum(-1) / 3
            elif mine.shape[-1] == 1:
                each = F.binary_cross_entropy_with_logits(mine, theirs, reduction="none")[..., 0]
            else:
                each = -(theirs * mine.log_softmax(-1)).sum(-1)
            rows = weight[part] * taught[:, None] if f"{part}.{name}" in SAID else weight[part]
            total = total + LOSS.get(f"{part}.{name}", 0.3) * (each * rows).sum() / rows.sum().clamp(min=1)
    both = weight["read"].clamp(max=1)[:, :, None] * (row >= 1).float()[:, :, None] * weight["item"][:, None, :]
    each = F.binary_cross_entropy_with_logits(answers["about"], told["about"], reduction="none")
    return total + LOSS["about"] * (each * both).sum() / both.sum().clamp(min=1)


def wish_loss(network: Network, told: torch.Tensor, wished: torch.Tensor, of_moment: torch.Tensor, smoothing: float) -> torch.Tensor:
    """A text finds its own wish among those of the batch, a wish its text, and a text its moment's among those of the library."""
    logits = network.wish_scale.exp() * told @ wished.T
    own = torch.arange(len(told), device=told.device)
    pairs = logits[:, : len(told)]
    both = F.cross_entropy(pairs, own, label_smoothing=smoothing) + F.cross_entropy(pairs.T, own, label_smoothing=smoothing)
    return (both + F.cross_entropy(logits[:, len(told) :], of_moment - len(told), label_smoothing=smoothing)) / 2


def losses(network: Network, answers: Answers, described: torch.Tensor, wished: torch.Tensor | None, targets: dict[str, list[torch.Tensor]], smoothing: float) -> Answers:
    heads = {part: getattr(network, part).split(answers[part]) for part in ("read", "item", "side")}
    found = {}
    for name, columns in targets.items():
        if name == "moment":
            b, moment = columns
            found[name] = F.cross_entropy(network.moments(answers["vector"][b], described), moment, label_smoothing=smoothing)
            continue
        if name == "wish":
            b, of_moment = columns
            if wished is not None:
                found[name] = wish_loss(network, answers["vector"][b], wished, of_moment, smoothing)
            continue
        if name == "tags":
            b, at, *kinds = columns
            logits = answers["tags"][b, at].split(list(TAG_HEADS.values()), -1)
            # Most words are outside: they count for less, or nothing else is learned.
            rare = torch.tensor([0.15, 1.0, 1.0], device=logits[0].device)
            found[name] = sum(F.cross_entropy(mine, tags, weight=rare) for mine, tags in zip(logits, kinds))
            continue
        *where, target, weight = columns
        if name == "about":
            each = F.binary_cross_entropy_with_logits(answers["about"][tuple(where)], target.float(), reduction="none")
            found[name] = (each * weight).sum() / weight.sum().clamp(min=4)
            continue
        if name == "bag":
            # The strongest sentence speaks for the text: which one it is was not written down.
            b, first, last = where
            logits = heads["read"]["crisis"][b, :, 0]
            index = torch.arange(logits.shape[1], device=logits.device)
            inside = (index >= first[:, None]) & (index < last[:, None])
            strongest = logits.masked_fill(~inside, -1e4).amax(1)
            each = F.binary_cross_entropy_with_logits(strongest, target.float(), reduction="none")
            found[name] = (each * weight).sum() / weight.sum().clamp(min=4)
            continue
        b, row = where
        part, head = name.split(".")
        logits = heads[part][head][b] if part == "side" else heads[part][head][b, row]
        if head in MANY:
            each = (F.binary_cross_entropy_with_logits(logits, target, reduction="none") * weight).sum(-1) / 3
            found[name] = each.sum() / weight.amax(-1).sum().clamp(min=4)
            continue
        if logits.shape[-1] == 1:
            each = F.binary_cross_entropy_with_logits(logits[:, 0], target.float(), reduction="none")
        elif name == "side.goemotions":
            each = F.binary_cross_entropy_with_logits(logits, target, reduction="none").sum(-1) / 3
        elif target.dim() == 2:
            each = F.cross_entropy(logits, target.float(), reduction="none", label_smoothing=smoothing)
        else:
            each = F.cross_entropy(logits, target.long(), reduction="none", label_smoothing=smoothing)
        # Rows of little weight must not thin out the few that carry full weight.
        found[name] = (each * weight).sum() / weight.sum().clamp(min=4)
    return found


def optimiser_of(network: Network, top: float, decay: float) -> torch.optim.Optimizer:
    """Lower layers move less; heads move more, and most of all what starts from nothing."""
    grouped: dict[tuple[float, float], list] = {}
    for name, value in network.named_parameters():
        first = name.split(".")[0]
        if first == "layers":
            rate = top * decay ** (len(network.layers) - 1 - int(name.split(".")[1]))
        elif first in ("word", "position", "kind", "norm"):
            rate = top * decay ** len(network.layers)
        else:
            rate = top * (5 if first in ("tags", "side", "none", "none_bias", "log_scale", "wish_scale") else 2)
        grouped.setdefault((rate, 0.01 if value.dim() > 1 else 0.0), []).append(value)
    groups = [{"params": values, "lr": rate, "first": rate, "weight_decay": fade} for (rate, fade), values in grouped.items()]
    return torch.optim.AdamW(groups, fused=next(network.parameters()).is_cuda)


class Dev:
    """What nothing is learned from, asked after every epoch."""

    def __init__(self, examples: list[dict], batcher: Batcher, device: torch.device, size: int = 256):
        sets = {
            "sorted": [e for e in examples if e["set"] == "situations" and e.get("moment_aside")],
            "old": [e for e in examples if e["set"] == "situations" and e["part"] == "dev"],
            "new": [e for e in examples if e["set"] == "moments" and e["part"] == "dev"],
            "carried": [e for e in examples if e["set"] == "carried" and e["part"] == "dev"],
        }
        self.sets = {}
        for name, rows in sets.items():
            rows = sorted(rows, key=lambda e: sum(map(len, e["sentences"])))
            laid = [[batcher.lay_out(e, None) for e in rows[at : at + size]] for at in range(0, len(rows), size)]
            self.sets[name] = rows, [[t.to(device) for t in batcher.inputs(few)] for few in laid], sum(laid, [])
        wishes = [batcher.lay_out({"sentences": [e["wish"]]}, None) for e in self.sets["new"][0]]
        self.wishes = [[t.to(device) for t in batcher.inputs(wishes[at : at + size])] for at in range(0, len(wishes), size)]

    @torch.no_grad()
    def outputs(self, network: Network, described: torch.Tensor, name: str) -> list[dict]:
        rows, batches, laid = self.sets[name]
        found = []
        for inputs in batches:
            answers = ask(network, inputs)
            answers["moment"] = network.moments(answers["vector"], described)
            arrays = {part: answers[part].float().cpu().numpy() for part in ("read", "item", "tags", "moment")}
            arrays["vector"] = answers["vector"].cpu().numpy()
            for row in range(len(inputs[0])):
                one = rows[len(found)]
                n, text = 1 + len(one["sentences"]), laid[len(found)]["spans"]["text"]
                found.append(
                    {
                        "read": arrays["read"][row, :n],
                        "item": arrays["item"][row, n : n + len(one.get("items") or one.get("claims", []))],
                        "tags": arrays["tags"][row, text.start : text.stop],
                        "moment": arrays["moment"][row],
                        "vector": arrays["vector"][row],
                    }
                )
        return found

    def figures(self, network: Network, descriptions: list[torch.Tensor]) -> dict[str, dict[str, float]]:
        network.eval()
        with torch.no_grad():
            described = ask(network, descriptions)["vector"]
        found = {}
        for name, (rows, _, _) in self.sets.items():
            if not rows:
                continue
            outputs = self.outputs(network, described, name)
            if name == "carried":
                found[name] = carried_figures(rows, outputs)
                continue
            found[name] = moment_figures(rows, outputs) if name != "old" else {}
            found[name] |= text_figures(rows, outputs) if name != "sorted" else {}
            if name == "new":
                with torch.no_grad():
                    wished = torch.cat([ask(network, few)["vector"] for few in self.wishes]).cpu().numpy()
                found[name] |= wish_figures(np.stack([output["vector"] for output in outputs]), wished)
        network.train()
        return {name: {key: round(value, 3) for key, value in figures.items()} for name, figures in found.items()}


def read_stage(stage: Path, limit: int) -> tuple[list[dict], list[str], list[list[int]], dict[int, list[list[int]]]]:
    with lzma.open(stage / "learn.pkl.xz") as stream:
        examples = pickle.load(stream)
    vocabulary = (stage / "vocab.txt").read_text(encoding="utf-8").rstrip("\n").split("\n")
    described = list(json.loads((stage / "moments.json").read_text()).values())
    wants: dict[int, list[list[int]]] = {}
    for moment, pieces in json.loads((stage / "wants.json").read_text()):
        wants.setdefault(moment, []).append(pieces)
    return (random.Random(1).sample(examples, limit) if limit else examples), vocabulary, described, wants


def write_pieces(weights: Path, out: Path) -> None:
    raw = weights.read_bytes()
    for number, at in enumerate(range(0, len(raw), PIECE)):
        (out / f"weights.pt.{number:02}").write_bytes(raw[at : at + PIECE])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stage", type=Path, required=True)
    parser.add_argument("--start", type=Path, required=True, help="the shipped graph, or weights of a sitting before")
    parser.add_argument("--work", type=Path, required=True, help="checkpoints; the next call goes on from the one that is there")
    parser.add_argument("--out", type=Path, required=True, help="the weights in half precision, in pieces, and the figures")
    parser.add_argument("--seconds", type=float, required=True, help="of training, over all calls: the rate falls with them")
    parser.add_argument("--call", type=float, default=math.inf, help="seconds of this call, from its beginning to its end")
    parser.add_argument("--steps", type=int, default=0, help="a try: no more than these")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--rate", type=float, default=1.5e-4)
    parser.add_argument("--labels", type=float, default=0.7, help="the weight of the labels")
    parser.add_argument("--teacher", type=float, default=0.7, help="the weight of the teacher")
    parser.add_argument("--smoothing", type=float, default=0.05)
    parser.add_argument("--dropout", type=float, default=0.1)
    parser.add_argument("--decay", type=float, default=0.9, help="learning rate of a layer against the next one")
    parser.add_argument("--layers", type=int, default=12, help="a try: fewer")
    parser.add_argument("--limit", type=int, default=0, help="a try: so many rows")
    parser.add_argument("--workers", type=int, default=14)
    arguments = parser.parse_args()
    for folder in (arguments.work, arguments.out):
        folder.mkdir(parents=True, exist_ok=True)

    torch.manual_seed(arguments.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    examples, vocabulary, described, wants = read_stage(arguments.stage, arguments.limit)
    natives = {
        "empathetic": sorted({e["empathetic"] for e in examples if "empathetic" in e}),
        "goemotions": sorted({x for e in examples for x in e.get("goemotions", [])}),
    }
    train = [e for e in examples if e["part"] == "train"]
    batcher = Batcher(vocabulary, *([item for e in train for item in e.get(name, [])] for name in ("items", "claims")), natives, wants)
    say(device, len(train), "rows to learn from,", len(described), "moments")
    if arguments.start.suffix == ".onnx":
        state = {name: torch.from_numpy(np.array(value)) for name, value in read_back(arguments.start).items()}
    else:
        state = torch.load(arguments.start, map_location="cpu")["state"]
    state = {name: value for name, value in state.items() if not name.startswith("layers.") or int(name.split(".")[1]) < arguments.layers}
    teacher = Teacher(state, Network(len(vocabulary), arguments.layers).to(device, torch.bfloat16 if device.type == "cuda" else torch.float32))
    network = Network(len(vocabulary), arguments.layers, dropout=arguments.dropout)
    network.load_state_dict(widened(state, network)[0])
    network.to(device)
    optimiser = optimiser_of(network, arguments.rate, arguments.decay)
    spent, epoch, step = 0.0, 0, 0
    checkpoint = arguments.work / "checkpoint.pt"
    if checkpoint.exists():
        before = torch.load(checkpoint, map_location=device)
        network.load_state_dict(before["state"])
        optimiser.load_state_dict(before["optimiser"])
        spent, epoch, step = before["spent"], before["epoch"] + 1, before["step"]
        say(f"goes on after {spent:.0f} s and {step} steps")
    descriptions = [t.to(device) for t in batcher.inputs([batcher.lay_out({"sentences": [pieces]}, None) for pieces in described])]
    dev = Dev(examples, batcher, device)
    say("before", json.dumps(dev.figures(network, descriptions)))

    def write_down(done: bool) -> None:
        figures = dev.figures(network, descriptions)
        say(f"epoch {epoch} step {step} {'done' if done else ''}", json.dumps(figures), json.dumps({k: round(v, 3) for k, v in sorted(running.items())}))
        with (arguments.out / "figures.jsonl").open("a") as stream:
            stream.write(json.dumps({"epoch": epoch, "step": step, "spent": round(spent), **figures}) + "\n")

    epochs = Epochs(train, batcher, arguments.batch, arguments.seed, epoch)
    say(len(epochs.plan(epoch)), "steps in an epoch")
    learning = time.time()
    already, running = spent, {}
    network.train()
    for packed in DataLoader(epochs, batch_size=None, num_workers=arguments.workers, prefetch_factor=6 if arguments.workers else None):
        spent = already + time.time() - learning
        is_done = spent >= arguments.seconds or 0 < arguments.steps <= step
        if is_done or time.time() - BEGAN > arguments.call - AT_THE_END:
            break
        batch = pickle.loads(packed)
        if batch["epoch"] != epoch:
            write_down(False)
            epoch = batch["epoch"]
        share = spent / arguments.seconds
        share = min((step + 1) / 150, 0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * min(share, 1))))
        for group in optimiser.param_groups:
            group["lr"] = group["first"] * share
        put = lambda array: torch.from_numpy(array).to(device, non_blocking=True)
        inputs = [put(array) for array in batch["inputs"]]
        targets = {name: [put(column) for column in columns] for name, columns in batch["targets"].items()}
        answers, told = ask(network, inputs), teacher.opinions(inputs)
        wished = ask(network, [put(array) for array in batch["wished"]])["vector"] if batch["wished"] else None
        found = losses(network, answers, ask(network, descriptions)["vector"], wished, targets, arguments.smoothing)
        total = arguments.labels * sum(LOSS.get(name, 0.3) * value for name, value in found.items())
        found["teacher"] = distance(told, put(batch["shape"]), put(batch["taught"]), answers)
        total = total + arguments.teacher * found["teacher"]
        optimiser.zero_grad(set_to_none=True)
        total.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimiser.step()
        step += 1
        if step % 50 == 0:
            for name, value in found.items():
                running[name] = 0.8 * running.get(name, value.item()) + 0.2 * value.item()
        if step % 200 == 0:
            say(f"step {step}, {step / max(spent, 1):.1f} a second, moment {running.get('moment', 0):.3f}, scale {network.log_scale.exp().item():.1f}")
    halves = {name: value.half().cpu() for name, value in network.state_dict().items()}
    weights = arguments.work / "weights.pt"
    torch.save({"state": halves}, weights)
    write_pieces(weights, arguments.out)
    torch.save({"state": network.state_dict(), "optimiser": optimiser.state_dict(), "spent": spent, "epoch": epoch, "step": step}, checkpoint)
    say("weights are written")
    write_down(is_done)


if __name__ == "__main__":
    main()
