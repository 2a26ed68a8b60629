"""Fine-tunes an encoder on everything at once, alone or with teachers.

    python train.py --stage STAGE --encoder ENCODER.npz --out RUN.pt --seed 1 [--epochs 4] [--teachers RUN.pt …]
    python train.py --stage STAGE --encoder RUN.pt --judge RUN.judge.pt --teachers … --out LATER.pt    # goes on from a run; the judge's branch learns along

With teachers the network learns from their averaged opinion on every text, sentence and item, labelled or not, beside the labels.
Runs on a GPU in minutes, on a processor only for a try (`--limit`).
"""

import argparse
import gzip
import json
import math
import pickle
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F
from torch.utils.data import DataLoader

from batches import Batcher, Epoch
from encoders import unpack
from network import Network, load_encoder, widened
from network_shape import ITEM_HEADS, MANY, READ_HEADS, offsets

# The weight of each loss in the sum; each is a mean over its own rows in the batch.
LOSS = {
    "read.emotion": 1.0,
    "item.emotion": 0.6,
    "item.touched": 0.4,
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


def ask(network: Network, inputs: list[torch.Tensor]):
    device = inputs[0].device
    with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
        read, item, about, vectors, judged = network(*inputs)
        side = network.side(vectors[:, 0])
    return read.float(), item.float(), about.float(), side.float(), judged.float()


def shares(logits: torch.Tensor, many: bool) -> torch.Tensor:
    return logits.sigmoid() if many or logits.shape[-1] == 1 else logits.softmax(-1)


class Teachers:
    """The averaged opinion of several trained networks."""

    def __init__(self, paths: list[Path], device: torch.device):
        self.networks = []
        for path in paths:
            run = torch.load(path, map_location="cpu")
            state = {name: value.float() for name, value in run["state"].items()}
            network = Network(state["word.weight"].shape[0], len(run["layers"]), state["word.weight"].shape[1])
            grown, known = widened(state, network)
            network.load_state_dict(grown)
            network.known = known
            self.networks.append(network.to(device, torch.bfloat16 if device.type == "cuda" else torch.float32).eval())

    @torch.no_grad()
    def opinions(self, inputs: list[torch.Tensor]) -> dict[str, torch.Tensor]:
        found: dict[str, list[torch.Tensor]] = {}
        for network in self.networks:
            read, item, about, _, _ = ask(network, inputs)
            for part, logits, places in (("read", read, READ), ("item", item, ITEM)):
                for name, place in places.items():
                    if f"{part}.{name}" in network.known:
                        found.setdefault(f"{part}.{name}", []).append(shares(logits[..., place], name in MANY))
            found.setdefault("about", []).append(about.sigmoid())
        return {name: sum(opinions) / len(opinions) for name, opinions in found.items()}


def distance(told: dict[str, torch.Tensor], shape: torch.Tensor, rows: torch.Tensor, answers: tuple[torch.Tensor, torch.Tensor, torch.Tensor]) -> torch.Tensor:
    """How far the pupil's opinions are from what it is told, over every text, sentence and item; `rows` weighs the texts of the batch."""
    read, item, about = answers
    row = torch.arange(read.shape[1], device=read.device)[None]
    sentences, items = shape[:, :1], shape[:, 1:]
    # A whole text counts as much as three of its sentences.
    weight = {"read": (row == 0).float() + 0.33 * ((row >= 1) & (row <= sentences)).float()}
    weight["item"] = ((row > sentences) & (row <= sentences + items)).float()
    weight = {part: each * rows[:, None] for part, each in weight.items()}
    total = torch.zeros((), device=read.device)
    for part, logits, places in (("read", read, READ), ("item", item, ITEM)):
        for name, place in places.items():
            if f"{part}.{name}" not in told:
                continue
            mine, theirs = logits[..., place], told[f"{part}.{name}"]
            if name in MANY:
                each = F.binary_cross_entropy_with_logits(mine, theirs, reduction="none").sum(-1) / 3
            elif mine.shape[-1] == 1:
                each = F.binary_cross_entropy_with_logits(mine, theirs, reduction="none")[..., 0]
            else:
                each = -(theirs * mine.log_softmax(-1)).sum(-1)
            total = total + LOSS.get(f"{part}.{name}", 0.3) * (each * weight[part]).sum() / weight[part].sum().clamp(min=1)
    both = weight["read"].clamp(max=1)[:, :, None] * (row >= 1).float()[:, :, None] * weight["item"][:, None, :]
    each = F.binary_cross_entropy_with_logits(about, told["about"], reduction="none")
    return total + LOSS["about"] * (each * both).sum() / both.sum().clamp(min=1)


READ, ITEM = offsets(READ_HEADS), offsets(ITEM_HEADS)
Answers = tuple[torch.Tensor, torch.Tensor, torch.Tensor]


class JudgeBefore:
    """What the judge of fit saw before: the new network shall show its branch the same, though every layer below has moved."""

    def __init__(self, network: Network, judge: dict[str, torch.Tensor], device: torch.device):
        self.network = network.to(device).eval().requires_grad_(False)
        self.table, self.bias = (judge[f"kinds.table.{kind}"].float().to(device) for kind in ("weight", "bias"))

    def distance(self, inputs: list[torch.Tensor], mine: torch.Tensor) -> torch.Tensor:
        with torch.no_grad():
            theirs = ask(self.network, inputs)[4]
        apart = ((mine - theirs) ** 2).sum(-1).mean() / theirs.var(0, correction=0).sum().clamp(min=1)
        told = F.softmax(theirs @ self.table.T + self.bias, -1)
        return apart + F.kl_div(F.log_softmax(mine @ self.table.T + self.bias, -1), told, reduction="batchmean")


def with_branch(network: Network, judge: dict[str, torch.Tensor]) -> Network:
    network.branch.load_state_dict({name.removeprefix("layers."): value.float() for name, value in judge.items() if name.startswith("layers.")})
    return network


def losses(
    network: torch.nn.Module, batch: dict, smoothing: float, teachers: Teachers | None = None, before: JudgeBefore | None = None
) -> tuple[dict[str, torch.Tensor], Answers]:
    device = next(network.parameters()).device
    inputs = [t.to(device, non_blocking=True) for t in batch["inputs"]]
    read, item, about, side, judged = ask(network, inputs)
    heads = {"read": network.read.split(read), "item": network.item.split(item), "side": network.side.split(side)}
    found = {}
    if teachers:
        found["teachers"] = distance(teachers.opinions(inputs), batch["shape"].to(device), torch.ones(len(read), device=device), (read, item, about))
    if before:
        found["judge"] = before.distance(inputs, judged)
    for name, columns in batch["targets"].items():
        columns = [c.to(device, non_blocking=True) for c in columns]
        if name == "about":
            b, s, i, target, weight = columns
            each = F.binary_cross_entropy_with_logits(about[b, s, i], target.float(), reduction="none")
            found[name] = (each * weight).sum() / weight.sum().clamp(min=4)
            continue
        if name == "bag":
            # The strongest sentence speaks for the text: which one it is was not written down.
            b, first, last, target, weight = columns
            logits = heads["read"]["crisis"][b, :, 0]
            index = torch.arange(logits.shape[1], device=device)
            inside = (index >= first[:, None]) & (index < last[:, None])
            strongest = logits.masked_fill(~inside, -1e4).amax(1)
            each = F.binary_cross_entropy_with_logits(strongest, target.float(), reduction="none")
            found[name] = (each * weight).sum() / weight.sum().clamp(min=4)
            continue
        b, row, target, weight = columns
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
    return found, (read, item, about)


def started(path: Path, pieces: int, arguments: argparse.Namespace) -> tuple[Network, list[int]]:
    if path.suffix == ".pt":
        run = torch.load(path, map_location="cpu")
        judge = torch.load(arguments.judge, map_location="cpu") if arguments.judge else {"layers": 0, "state": {}}
        size = (pieces, len(run["layers"]), run["state"]["word.weight"].shape[1])
        network = Network(*size, dropout=arguments.dropout, branch=judge["layers"])
        network.load_state_dict(widened(run["state"], network)[0])
        return with_branch(network, judge["state"]), run["layers"]
    weights = unpack(dict(np.load(path)))
    depth = 1 + max(int(name.split(".")[2]) for name in weights if name.startswith("encoder.layer."))
    chosen = [int(number) for number in arguments.layers.split(",")] if arguments.layers else list(range(depth))
    network = Network(pieces, len(chosen), weights["embeddings.word_embeddings.weight"].shape[1], dropout=arguments.dropout)
    load_encoder(network, weights, chosen)
    return network, chosen


def optimiser_of(network: Network, top: float, decay: float, heads: float = 5) -> torch.optim.Optimizer:
    """Lower layers move less; heads, which mostly start from nothing, move more."""
    grouped: dict[tuple[float, float], list] = {}
    for name, value in network.named_parameters():
        if name.startswith("layers."):
            rate = top * decay ** (len(network.layers) - 1 - int(name.split(".")[1]))
        elif name.startswith("branch."):
            rate = top
        elif name.split(".")[0] in ("word", "position", "kind", "norm"):
            rate = top * decay ** len(network.layers)
        else:
            rate = top * heads
        grouped.setdefault((rate, 0.01 if value.dim() > 1 else 0.0), []).append(value)
    groups = [{"params": values, "lr": rate, "weight_decay": fade} for (rate, fade), values in grouped.items()]
    return torch.optim.AdamW(groups, fused=next(network.parameters()).is_cuda)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stage", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--encoder", type=Path, required=True)
    parser.add_argument("--layers", default="", help="which layers of the encoder are kept; all of them unless said")
    parser.add_argument("--teachers", type=Path, nargs="*", default=[])
    parser.add_argument("--labels", type=float, default=0.5, help="the weight of the labels beside the teachers")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--rate", type=float, default=1.6e-4)
    parser.add_argument("--smoothing", type=float, default=0.05)
    parser.add_argument("--dropout", type=float, default=0.1)
    parser.add_argument("--decay", type=float, default=0.9, help="learning rate of a layer against the next one")
    parser.add_argument("--judge", type=Path, help="the branch of the judge of fit that belongs to the run: it learns along, to see what it saw")
    parser.add_argument("--seconds", type=float, default=math.inf, help="ends by then, whatever is left of the epochs")
    parser.add_argument("--limit", type=int, default=0)
    parser.add_argument("--workers", type=int, default=3)
    arguments = parser.parse_args()

    # Heads start alike for every seed, so that runs can be averaged; the seed decides order and dropout.
    torch.manual_seed(1234)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    vocabulary = (arguments.stage / "vocab.txt").read_text(encoding="utf-8").rstrip("\n").split("\n")
    with gzip.open(arguments.stage / "examples.pkl.gz") as stream:
        examples = pickle.load(stream)
    natives = {
        "empathetic": sorted({e["empathetic"] for e in examples if "empathetic" in e}),
        "goemotions": sorted({x for e in examples for x in e.get("goemotions", [])}),
    }
    train = [e for e in examples if e["part"] == "train"]
    train = train[: arguments.limit] if arguments.limit else train
    foreign = [item for e in train for item in e.get("items", [])]
    network, chosen = started(arguments.encoder, len(vocabulary), arguments)
    network.to(device)
    before = None
    if arguments.judge:
        judge = torch.load(arguments.judge, map_location="cpu")["state"]
        before = JudgeBefore(started(arguments.encoder, len(vocabulary), arguments)[0], judge, device)
    teachers = Teachers(arguments.teachers, device) if arguments.teachers else None
    torch.manual_seed(arguments.seed)

    batcher = Batcher(vocabulary, foreign, natives)
    optimiser = optimiser_of(network, arguments.rate, arguments.decay, 2 if arguments.encoder.suffix == ".pt" else 5)
    epochs = [Epoch(train, batcher, arguments.batch, arguments.seed * 100 + n) for n in range(arguments.epochs)]
    steps = sum(len(e.plan()) for e in epochs)
    warm = max(int(0.06 * steps), 1)
    first_rates = [group["lr"] for group in optimiser.param_groups]
    began, step, running = time.time(), 0, {}

    def set_rates() -> None:
        """A short rise, then a half cosine to the end of the epochs or of the time, whichever is nearer."""
        done = max((step - warm) / max(steps - warm, 1), (time.time() - began) / arguments.seconds)
        share = min((step + 1) / warm, 0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * min(max(done, 0), 1))))
        for group, rate in zip(optimiser.param_groups, first_rates):
            group["lr"] = rate * share

    network.train()
    for number, epoch in enumerate(epochs):
        for batch in DataLoader(epoch, batch_size=None, num_workers=arguments.workers, pin_memory=device.type == "cuda"):
            if time.time() - began > arguments.seconds:
                break
            set_rates()
            found, _ = losses(network, batch, arguments.smoothing, teachers, before)
            told = {name: found.pop(name) for name in ("teachers", "judge") if name in found}
            total = sum(LOSS.get(name, 0.3) * value for name, value in found.items())
            if "teachers" in told:
                total = arguments.labels * total
            total = total + sum(told.values())
            optimiser.zero_grad(set_to_none=True)
            total.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            step += 1
            if step % 100 == 0:
                print(f"step {step}/{steps} {time.time() - began:.0f}s", flush=True)
            if step % 50 == 0:
                for name, value in (*found.items(), *told.items()):
                    running[name] = 0.9 * running.get(name, value.item()) + 0.1 * value.item()
        print(
            f"seed {arguments.seed} epoch {number + 1} step {step}/{steps} {time.time() - began:.0f}s",
            json.dumps({k: round(v, 3) for k, v in sorted(running.items())}),
            flush=True,
        )
    halves = {name: value.half().cpu() for name, value in network.state_dict().items()}
    torch.save({"state": {k: v for k, v in halves.items() if not k.startswith("branch.")}, "layers": chosen, "natives": natives}, arguments.out)
    if arguments.judge:
        branch = {k.replace("branch.", "layers."): v for k, v in halves.items() if k.startswith("branch.")}
        tables = {name: value for name, value in judge.items() if name.startswith("kinds.")}
        torch.save({"state": branch | tables, "layers": len(network.branch)}, arguments.out.with_suffix(".judge.pt"))


if __name__ == "__main__":
    main()
