"""Fine-tunes the encoder on everything at once.

    python train.py --stage STAGE --out RUN.pt --seed 1 [--layers 0,1,2,3,4,5] [--epochs 4]

Runs on a GPU in about two minutes a seed, on a processor only for a try (`--limit`).
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
from network import Network, load_encoder

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
    "read.size": 0.3,
    "item.size": 0.3,
    "side.empathetic": 0.3,
    "side.goemotions": 0.3,
}


def losses(network: Network, batch: dict, smoothing: float) -> dict[str, torch.Tensor]:
    device = next(network.parameters()).device
    inputs = [t.to(device, non_blocking=True) for t in batch["inputs"]]
    with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
        read, item, about, vectors = network(*inputs)
        side = network.side(vectors[:, 0])
    read, item, about, side = read.float(), item.float(), about.float(), side.float()
    heads = {"read": network.read.split(read), "item": network.item.split(item), "side": network.side.split(side)}
    found = {}
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stage", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--layers", default="0,1,2,3,4,5")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1.6e-4)
    parser.add_argument("--smoothing", type=float, default=0.05)
    parser.add_argument("--dropout", type=float, default=0.1)
    parser.add_argument("--decay", type=float, default=0.9, help="learning rate of a layer against the next one")
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
    chosen = [int(number) for number in arguments.layers.split(",")]
    network = Network(len(vocabulary), len(chosen), dropout=arguments.dropout)
    load_encoder(network, dict(np.load(arguments.stage / "encoder.npz")), chosen)
    network.to(device)
    torch.manual_seed(arguments.seed)

    batcher = Batcher(vocabulary, foreign, natives)
    groups = []
    for name, value in network.named_parameters():
        if name.startswith("layers."):
            rate = arguments.rate * arguments.decay ** (len(chosen) - 1 - int(name.split(".")[1]))
        elif name.split(".")[0] in ("word", "position", "kind", "norm"):
            rate = arguments.rate * arguments.decay ** len(chosen)
        else:
            rate = arguments.rate * 5
        groups.append({"params": [value], "lr": rate, "weight_decay": 0.01 if value.dim() > 1 else 0.0})
    optimiser = torch.optim.AdamW(groups, fused=device.type == "cuda")
    epochs = [Epoch(train, batcher, arguments.batch, arguments.seed * 100 + n) for n in range(arguments.epochs)]
    steps = sum(len(e.plan()) for e in epochs)
    warm = max(int(0.06 * steps), 1)
    shape = lambda t: min(t / warm, 0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * min(max(t - warm, 0) / max(steps - warm, 1), 1))))
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, shape)
    began, step, running = time.time(), 0, {}
    network.train()
    for number, epoch in enumerate(epochs):
        for batch in DataLoader(epoch, batch_size=None, num_workers=arguments.workers, pin_memory=device.type == "cuda"):
            found = losses(network, batch, arguments.smoothing)
            total = sum(LOSS.get(name, 0.3) * value for name, value in found.items())
            optimiser.zero_grad(set_to_none=True)
            total.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            step += 1
            if step % 50 == 0:
                for name, value in found.items():
                    running[name] = 0.9 * running.get(name, value.item()) + 0.1 * value.item()
        print(
            f"seed {arguments.seed} epoch {number + 1} step {step}/{steps} {time.time() - began:.0f}s",
            json.dumps({k: round(v, 3) for k, v in sorted(running.items())}),
            flush=True,
        )
    torch.save({"state": {k: v.half() for k, v in network.state_dict().items()}, "layers": chosen, "natives": natives}, arguments.out)


if __name__ == "__main__":
    main()
