"""Averages runs of several seeds (their heads started alike) and writes the figures of the average, or of all of them asked together.

python collect.py --stage STAGE --out SOUP.pt RUN.pt RUN.pt …
"""

import argparse
import gzip
import json
import pickle
from pathlib import Path

import numpy as np
import torch

from batches import Batcher
from measure import figures, overall
from network import Network, widened


def outputs_of(network: Network, examples: list[dict], batcher: Batcher, size: int = 128) -> list[dict]:
    device = next(network.parameters()).device
    network.eval()
    order = sorted(range(len(examples)), key=lambda i: sum(map(len, examples[i]["sentences"])))
    found: list = [None] * len(examples)
    for begin in range(0, len(order), size):
        chosen = order[begin : begin + size]
        inputs = batcher.inputs([batcher.lay_out(examples[i], None) for i in chosen])
        with torch.no_grad():
            read, item, about = (t.float().cpu().numpy() for t in network(*[t.to(device) for t in inputs])[:3])
        for row, index in enumerate(chosen):
            e = examples[index]
            n, m = len(e["sentences"]), len(e.get("items", []))
            found[index] = {
                "read": read[row, : 1 + n].copy(),
                "item": item[row, 1 + n : 1 + n + m].copy(),
                "about": about[row, 1 : 1 + n, 1 + n : 1 + n + m].copy(),
            }
    return found


def load(state: dict, layers: int) -> Network:
    network = Network(*state["word.weight"].shape[:1], layers, state["word.weight"].shape[1])
    network.load_state_dict(widened(state, network)[0])
    return network


def together(all_outputs: list[list[dict]]) -> list[dict]:
    """The mean of several networks' logits, as if they were one."""
    return [{key: np.mean([o[key] for o in group], 0) for key in group[0]} for group in zip(*all_outputs)]


def short(found: dict) -> str:
    """The figures that decide, on a line each."""
    lines = [f"overall {found['overall']:.4f}"]
    for name, value in found.items():
        if isinstance(value, dict):
            flat = {k: v["f1"] if isinstance(v, dict) else v for k, v in value.items() if v is not None and k not in ("n", "classes")}
            lines.append(f"  {name}: " + ", ".join(f"{k} {v:.3f}" for k, v in flat.items()))
        else:
            lines.append(f"  {name}: {value:.4f}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stage", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--ensemble", action="store_true", help="figures of all runs asked together; nothing is averaged or kept")
    parser.add_argument("runs", type=Path, nargs="+")
    arguments = parser.parse_args()
    runs = [torch.load(path, map_location="cpu") for path in arguments.runs]
    vocabulary = (arguments.stage / "vocab.txt").read_text(encoding="utf-8").rstrip("\n").split("\n")
    with gzip.open(arguments.stage / "examples.pkl.gz") as stream:
        examples = [e for e in pickle.load(stream) if e["part"] != "train"]
    batcher = Batcher(vocabulary, [], {"empathetic": [], "goemotions": []})
    device = "cuda" if torch.cuda.is_available() else "cpu"
    if arguments.ensemble:
        found = figures(examples, together([outputs_of(load(r["state"], len(r["layers"])).to(device), examples, batcher) for r in runs]))
        found["overall"] = overall(found)
        print(arguments.out.stem, short(found), flush=True)
        arguments.out.with_suffix(".json").write_text(json.dumps(found, indent=1))
        return
    mean = {k: sum(r["state"][k].float() for r in runs) / len(runs) for k in runs[0]["state"] if not k.startswith("branch.")}
    network = load(mean, len(runs[0]["layers"])).to(device)
    found = figures(examples, outputs_of(network, examples, batcher))
    found["overall"] = overall(found)
    print(arguments.out.stem, short(found), flush=True)
    arguments.out.with_suffix(".json").write_text(json.dumps(found, indent=1))
    torch.save({"state": {k: v.half() for k, v in mean.items()}, "layers": runs[0]["layers"]}, arguments.out)


if __name__ == "__main__":
    main()
