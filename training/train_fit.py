"""Teaches what the judge of fit sees: the sub-kind of an event, and which sentence fits which situation.

    python train_fit.py teacher --stage FIT.pkl.gz --trunk pupil.pt --seed 1 --out t1.npz
    python train_fit.py branch --stage FIT.pkl.gz --trunk pupil.pt --teachers t1.npz t2.npz t3.npz --out judge.pt

Teachers come first: the whole encoder, fine-tuned to tell the sub-kinds, and then to read situation and sentence together as one text. What they say
is what the small branch learns: some layers of its own on the shipped encoder's lower layers, which stay as they are, a table of sub-kinds, and the
two projections whose product is the fit (`fit.py` learns those anew, on what is shipped). Runs on a GPU in about ten minutes.
"""

import argparse
import copy
import gzip
import math
import pickle
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from judge import Judge, written_for
from labels import EVENTS
from network import Network
from network_shape import READ_HEADS, offsets

DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")
BEGAN = time.time()
LEARNED_FROM = 14_000


def say(*words) -> None:
    print(f"{time.time() - BEGAN:6.0f}s", *words, flush=True)


def padded(sequences: list[list[int]]) -> tuple[torch.Tensor, torch.Tensor]:
    longest = max(map(len, sequences))
    ids = torch.from_numpy(np.array([[*sequence, *[0] * (longest - len(sequence))] for sequence in sequences]))
    lengths = torch.tensor([len(sequence) for sequence in sequences])
    return ids.to(DEVICE, non_blocking=True), lengths.to(DEVICE, non_blocking=True)


def hidden(network: Network, ids: torch.Tensor, lengths: torch.Tensor, second: torch.Tensor | None = None, layers: int | None = None):
    """What the encoder makes of each piece; `second` says where a second text begins."""
    at = torch.arange(ids.shape[1], device=ids.device)
    there = at[None] < lengths[:, None]
    kinds = torch.zeros_like(ids) if second is None else ((at[None] >= second[:, None]) & there).long()
    x = network.dropout(network.norm(network.word(ids) + network.position(at)[None] + network.kind(kinds)))
    bias = torch.zeros(there.shape, device=ids.device).masked_fill(~there, -1e4)[:, None, None]
    for layer in network.layers[:layers]:
        x = layer(x, bias.to(x.dtype))
    return x, there


def meant(x: torch.Tensor, lengths: torch.Tensor) -> torch.Tensor:
    """The mean of the pieces without the first and the last, as the product takes it."""
    at = torch.arange(x.shape[1], device=x.device)
    inside = ((at[None] >= 1) & (at[None] < lengths[:, None] - 1)).to(x.dtype)
    return (x * inside[..., None]).sum(1) / inside.sum(1, keepdim=True).clamp(min=1)


def runs(count: int, lengths: np.ndarray, size: int, chance: np.random.Generator) -> list[np.ndarray]:
    """Batches of about equal lengths in a random order."""
    order = np.argsort(lengths + chance.uniform(0, 12, count))
    batches = [order[begin : begin + size] for begin in range(0, count, size)]
    chance.shuffle(batches)
    return batches


def schedule(optimiser, steps: int):
    shape = lambda step: min(step / max(1, 0.1 * steps), max(0.0, (steps - step) / max(1, 0.9 * steps)))
    return torch.optim.lr_scheduler.LambdaLR(optimiser, shape)


def half():
    return torch.autocast(DEVICE.type, torch.bfloat16, enabled=DEVICE.type == "cuda")


class Kinds(nn.Module):
    """Shares of the sub-kinds, the last for none of them; the share of a kind is that of all its sub-kinds."""

    def __init__(self, width: int, kind_of: np.ndarray):
        super().__init__()
        self.table = nn.Linear(width, len(kind_of) + 1)
        nn.init.normal_(self.table.weight, std=0.02)
        belongs = torch.zeros(len(kind_of) + 1, len(EVENTS))
        belongs[torch.arange(len(kind_of)), torch.from_numpy(kind_of)] = 1
        self.register_buffer("belongs", belongs)

    def loss(self, logits: torch.Tensor, subs: torch.Tensor, kinds: torch.Tensor, soft: torch.Tensor | None = None) -> torch.Tensor:
        """subs: -2 unknown, -1 none of them. kinds: all zero where unknown."""
        log = F.log_softmax(logits.float(), -1)
        total = logits.new_zeros((), dtype=torch.float)
        known = subs > -2
        if known.any():
            target = torch.where(subs[known] < 0, logits.shape[1] - 1, subs[known])
            total = total + F.cross_entropy(logits[known].float(), target, label_smoothing=0.05)
        by_kind = ~known & (kinds.sum(1) > 0)
        if by_kind.any():
            share = (log[by_kind].exp() @ self.belongs).clamp(min=1e-6).log()
            total = total - 0.5 * (kinds[by_kind] * share).sum(1).mean()
        if soft is not None:
            total = total + 2 * F.kl_div(log, soft, reduction="batchmean")
        return total


class Data:
    def __init__(self, path: Path, limit: int | None):
        with gzip.open(path) as file:
            packed = pickle.load(file)
        self.texts = packed["texts"]
        if limit:
            keep = list(range(limit)) + list(range(packed["own"], packed["own"] + limit))
            self.texts = [self.texts[row] for row in keep]
            packed["judgments"] = packed["judgments"] % (limit, len(packed["said"]), 2)
            packed["judgments"] = packed["judgments"][:20 * limit]
            packed["own"] = limit
        self.own, self.said, self.sources, self.kind_of = (packed[name] for name in ("own", "said", "sources", "kind_of"))
        self.judgments = packed["judgments"]
        self.lengths = np.array([len(text["ids"]) for text in self.texts])
        self.said_lengths = np.array([len(ids) for ids in self.said])
        self.aside = np.array([text["aside"] for text in self.texts])
        if limit:
            self.aside[: limit // 4] = True
        self.subs = torch.tensor([-2 if text["sub"] is None else text["sub"] for text in self.texts])
        nothing = np.zeros(len(EVENTS), np.float32)
        self.kinds = torch.from_numpy(np.stack([nothing if text["kinds"] is None else text["kinds"] for text in self.texts]))
        self.of_sub = [np.flatnonzero(self.sources[:, 1] == sub) for sub in range(len(self.kind_of))]

    def batch(self, rows: np.ndarray):
        return padded([self.texts[row]["ids"] for row in rows])

    def pairs(self, rows: np.ndarray, said: np.ndarray):
        first = [self.texts[row]["ids"][:200] for row in rows]
        ids, lengths = padded([a + self.said[b][1:] for a, b in zip(first, said)])
        return ids, lengths, torch.tensor([len(a) for a in first], device=DEVICE)


def right_kinds(shares: np.ndarray, data: Data, rows: np.ndarray) -> str:
    labels = data.subs[rows].numpy()
    known = labels >= 0
    order = np.argsort(-shares[known][:, :-1], 1)
    first = (order[:, 0] == labels[known]).mean()
    three = (order[:, :3] == labels[known][:, None]).any(1).mean()
    kind = (data.kind_of[order[:, 0]] == data.kind_of[labels[known]]).mean()
    return f"sub-kind {first:.3f}, among three {three:.3f}, its kind {kind:.3f} of {known.sum()}"


def teach_kinds(network: Network, head: Kinds, data: Data, epochs: int, rate: float, seed: int) -> np.ndarray:
    chance = np.random.default_rng(seed)
    learn = np.flatnonzero(~data.aside & ((data.subs.numpy() > -2) | (data.kinds.numpy().sum(1) > 0)))
    optimiser = torch.optim.AdamW([{"params": network.parameters()}, {"params": head.parameters(), "lr": 20 * rate}], rate, weight_decay=0.01)
    plan = schedule(optimiser, epochs * math.ceil(len(learn) / 64))
    for epoch in range(epochs):
        network.train()
        for chosen in runs(len(learn), data.lengths[learn], 64, chance):
            rows = learn[chosen]
            with half():
                x, _ = hidden(network, *(batch := data.batch(rows)))
                logits = head.table(F.dropout(meant(x, batch[1]), 0.1))
            loss = head.loss(logits, data.subs[rows].to(DEVICE), data.kinds[rows].to(DEVICE))
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            plan.step()
    shares = kinds_of(network, head, data)
    say("teacher", seed, right_kinds(shares[: data.own][data.aside[: data.own]], data, np.flatnonzero(data.aside)))
    return shares


@torch.no_grad()
def kinds_of(network: Network, head: Kinds, data: Data) -> np.ndarray:
    network.eval()
    found = np.zeros((len(data.texts), len(data.kind_of) + 1), np.float32)
    order = np.argsort(data.lengths)
    for begin in range(0, len(order), 512):
        rows = order[begin : begin + 512]
        with half():
            x, _ = hidden(network, *(batch := data.batch(rows)))
            logits = head.table(meant(x, batch[1]))
        found[rows] = torch.softmax(logits.float(), -1).cpu().numpy()
    return found


def teach_pairs(network: Network, head: nn.Linear, data: Data, epochs: int, rate: float, seed: int) -> None:
    chance = np.random.default_rng(seed)
    judged = data.judgments[~data.aside[data.judgments[:, 0]]]
    lengths = data.lengths[judged[:, 0]] + data.said_lengths[judged[:, 1]]
    optimiser = torch.optim.AdamW([*network.parameters(), *head.parameters()], rate, weight_decay=0.01)
    plan = schedule(optimiser, epochs * math.ceil(len(judged) / 128))
    for epoch in range(epochs):
        network.train()
        for chosen in runs(len(judged), lengths, 128, chance):
            rows = judged[chosen]
            ids, long, second = data.pairs(rows[:, 0], rows[:, 1])
            with half():
                x, _ = hidden(network, ids, long, second)
                logits = head(F.dropout(torch.cat([x[:, 0], meant(x, long)], 1), 0.1))[:, 0]
            loss = F.binary_cross_entropy_with_logits(logits.float(), torch.tensor(rows[:, 2], device=DEVICE).float())
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            plan.step()


@torch.no_grad()
def fits_of(network: Network, head: nn.Linear, data: Data, pairs: np.ndarray) -> np.ndarray:
    network.eval()
    found = np.zeros(len(pairs), np.float32)
    order = np.argsort(data.lengths[pairs[:, 0]] + data.said_lengths[pairs[:, 1]])
    for begin in range(0, len(order), 1024):
        rows = order[begin : begin + 1024]
        ids, long, second = data.pairs(pairs[rows, 0], pairs[rows, 1])
        with half():
            x, _ = hidden(network, ids, long, second)
            logits = head(torch.cat([x[:, 0], meant(x, long)], 1))[:, 0]
        found[rows] = logits.float().cpu().numpy()
    return found


def how_good(scores: np.ndarray, fits: np.ndarray) -> str:
    order = np.argsort(-scores)
    hits = np.cumsum(fits[order]) / np.arange(1, len(order) + 1)
    ranks = np.empty(len(scores))
    ranks[np.argsort(scores)] = np.arange(1, len(scores) + 1)
    positive = int(fits.sum())
    area = (ranks[fits.astype(bool)].sum() - positive * (positive + 1) / 2) / max(1, positive * (len(fits) - positive))
    shares = " ".join(f"{share:.2f}:{hits[max(0, int(share * len(order)) - 1)]:.3f}" for share in (0.05, 0.1, 0.15, 0.2, 0.25, 0.3))
    return f"area {area:.4f}; fitting among the best {shares}"


def pool_of(data: Data, shares: np.ndarray, each: int, seed: int) -> np.ndarray:
    """What an engine could offer: sentences of the likeliest sub-kinds and their neighbours, and some that are for any."""
    chance = np.random.default_rng(seed)
    general = np.flatnonzero(data.sources[:, 1] < 0)
    found = []
    for row in range(len(data.texts)):
        top = np.argsort(-shares[row][:-1])[:6]
        near = np.flatnonzero(np.isin(data.kind_of, data.kind_of[top[:2]]))
        own = np.concatenate([data.of_sub[sub] for sub in top[:2]])
        other = np.concatenate([data.of_sub[sub] for sub in {*top[2:], *near}] or [general])
        n = each // 2
        said = [chance.choice(own, min(n, len(own)), replace=False), chance.choice(other, min(each - n - 4, len(other)), replace=False)]
        said = np.unique(np.concatenate([*said, chance.choice(general, 4, replace=False)]))
        found.append(np.stack([np.full(len(said), row), said], 1))
    return np.concatenate(found)


class Branch(nn.Module):
    def __init__(self, trunk: Network, layers: int, kind_of: np.ndarray, width: int):
        super().__init__()
        self.layers = nn.ModuleList(copy.deepcopy(layer) for layer in trunk.layers[len(trunk.layers) - layers :])
        self.kinds = Kinds(width, kind_of)
        self.judge = Judge(width)

    def forward(self, x: torch.Tensor, lengths: torch.Tensor) -> torch.Tensor:
        there = torch.arange(x.shape[1], device=x.device)[None] < lengths[:, None]
        bias = torch.zeros(there.shape, device=x.device).masked_fill(~there, -1e4)[:, None, None].to(x.dtype)
        for layer in self.layers:
            x = layer(x, bias)
        return meant(x, lengths)


class Trunk:
    """The lower layers as they are: what they make of every text and sentence is computed once."""

    @torch.no_grad()
    def __init__(self, network: Network, layers: int, data: Data):
        network.eval()
        self.texts, self.heads = [None] * len(data.texts), None
        self.said = [None] * len(data.said)
        heads = []
        for target, sequences, lengths in ((self.texts, [t["ids"] for t in data.texts], data.lengths), (self.said, data.said, data.said_lengths)):
            order = np.argsort(lengths)
            for begin in range(0, len(order), 512):
                rows = order[begin : begin + 512]
                ids, long = padded([sequences[row] for row in rows])
                with half():
                    x, _ = hidden(network, ids, long, layers=len(network.layers) - layers)
                for row, states in zip(rows, x):
                    target[row] = states[: lengths[row]].clone()
                if target is self.texts:
                    with half():
                        x, _ = hidden(network, ids, long)
                        read = network.read(meant(x, long))
                    heads.append((rows, read.float().cpu().numpy()))
        logits = np.zeros((len(data.texts), heads[0][1].shape[1]), np.float32)
        for rows, read in heads:
            logits[rows] = read
        at = offsets(READ_HEADS)
        softmax = lambda x: np.exp(x - x.max(-1, keepdims=True)) / np.exp(x - x.max(-1, keepdims=True)).sum(-1, keepdims=True)
        self.events, self.feelings = softmax(logits[:, at["event"]]), softmax(logits[:, at["emotion"]])

    def gather(self, states: list, rows) -> tuple[torch.Tensor, torch.Tensor]:
        chosen = [states[row] for row in rows]
        return nn.utils.rnn.pad_sequence(chosen, batch_first=True), torch.tensor([len(s) for s in chosen], device=DEVICE)


def written(data: Data, trunk: Trunk, subs: torch.Tensor, rows: np.ndarray, said: np.ndarray) -> torch.Tensor:
    found = written_for(trunk.events[rows], subs.cpu().numpy(), trunk.feelings[rows], data.sources[said])
    return torch.from_numpy(found).to(DEVICE)


def teach_branch(branch: Branch, trunk: Trunk, data: Data, soft: np.ndarray, pool: np.ndarray, opinions: np.ndarray, epochs: int, rate: float) -> None:
    chance = np.random.default_rng(7)
    by_text = [[] for _ in data.texts]
    for at, (row, _) in enumerate(pool):
        by_text[row].append(at)
    judged = [[] for _ in data.texts]
    for row, said, fits in data.judgments:
        judged[row].append((said, fits))
    soft_targets = torch.from_numpy(soft)
    # All of our own, which stand first, and some public ones.
    learn = np.flatnonzero(~data.aside)[:LEARNED_FROM]
    size = 96
    tables = [*branch.kinds.parameters(), *branch.judge.parameters()]
    groups = [{"params": branch.layers.parameters()}, {"params": tables, "lr": 8 * rate}]
    optimiser = torch.optim.AdamW(groups, rate, weight_decay=0.02)
    plan = schedule(optimiser, epochs * math.ceil(len(learn) / size))
    for epoch in range(epochs):
        branch.train()
        total = np.zeros(2)
        for chosen in runs(len(learn), data.lengths[learn], size, chance):
            rows = learn[chosen]
            first, said, target = [], [], []
            for at, row in enumerate(rows):
                offered = chance.choice(by_text[row], min(20, len(by_text[row])), replace=False)
                first += [at] * len(offered)
                said += list(pool[offered, 1])
                target += list(opinions[offered])
                for sentence, fits in judged[row]:
                    first.append(at)
                    said.append(sentence)
                    target.append(float(fits))
            first, said = np.array(first), np.array(said)
            unique, where = np.unique(said, return_inverse=True)
            with half():
                vectors = branch(*trunk.gather(trunk.texts, rows))
                sentences = branch(*trunk.gather(trunk.said, unique))
            vectors, sentences = vectors.float(), sentences.float()
            logits = branch.kinds.table(F.dropout(vectors, 0.1))
            kind_loss = branch.kinds.loss(logits, data.subs[rows].to(DEVICE), data.kinds[rows].to(DEVICE), soft_targets[rows].to(DEVICE))
            shares = torch.softmax(logits.detach(), -1)
            pairs = torch.from_numpy(first).to(DEVICE), torch.from_numpy(where.reshape(-1)).to(DEVICE)
            known = written(data, trunk, shares[pairs[0]], rows[first], said)
            score = branch.judge(F.dropout(vectors, 0.1)[pairs[0]], F.dropout(sentences, 0.1)[pairs[1]], known)
            fit_loss = F.binary_cross_entropy_with_logits(score, torch.tensor(target, device=DEVICE))
            loss = kind_loss + 2 * fit_loss
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(branch.parameters(), 1.0)
            optimiser.step()
            plan.step()
            total += [kind_loss.item(), fit_loss.item()]
        if epoch % 3 == 2 or epoch == epochs - 1:
            say("epoch", epoch + 1, "losses", total / math.ceil(len(learn) / size))
            measure(branch, trunk, data)


@torch.no_grad()
def measure(branch: Branch, trunk: Trunk, data: Data) -> None:
    branch.eval()
    aside = np.flatnonzero(data.aside)
    vectors = torch.zeros(len(data.texts), branch.kinds.table.in_features, device=DEVICE)
    said = torch.zeros(len(data.said), branch.kinds.table.in_features, device=DEVICE)
    for target, states, order in ((vectors, trunk.texts, aside), (said, trunk.said, np.arange(len(data.said)))):
        for begin in range(0, len(order), 512):
            rows = order[begin : begin + 512]
            with half():
                target[torch.from_numpy(rows).to(DEVICE)] = branch(*trunk.gather(states, rows)).float()
    shares = torch.softmax(branch.kinds.table(vectors), -1)
    say("  ", right_kinds(shares[aside].cpu().numpy(), data, aside))
    judged = data.judgments[data.aside[data.judgments[:, 0]]]
    first, second = judged[:, 0], judged[:, 1]
    at = torch.from_numpy(first).to(DEVICE)
    known = written(data, trunk, shares[at], first, second)
    scores = torch.sigmoid(branch.judge(vectors[at], said[torch.from_numpy(second).to(DEVICE)], known)).cpu().numpy()
    fits = judged[:, 2]
    levels = []
    for level in (0.5, 0.6, 0.7, 0.8, 0.9):
        chosen = scores >= level
        levels.append(f"{level}: {fits[chosen].mean() if chosen.any() else 1:.3f} · {chosen[fits == 1].mean():.3f}")
    say("   branch", how_good(scores, fits), "| fits · said from", ", ".join(levels))


def teacher(encoder: Network, data: Data, seed: int, epochs: list[int], each: int, out: Path) -> None:
    torch.manual_seed(seed)
    network, width = copy.deepcopy(encoder), encoder.word.embedding_dim
    head, pair_head = Kinds(width, data.kind_of).to(DEVICE), nn.Linear(2 * width, 1).to(DEVICE)
    shares = teach_kinds(network, head, data, epochs[0], 6e-5, seed)
    teach_pairs(network, pair_head, data, epochs[1], 6e-5, seed)
    judged = data.judgments[data.aside[data.judgments[:, 0]]]
    say("teacher", seed, how_good(fits_of(network, pair_head, data, judged), judged[:, 2]))
    pool = pool_of(data, shares, each, seed)
    opinions = 1 / (1 + np.exp(-fits_of(network, pair_head, data, pool)))
    say("judged", len(pool))
    np.savez(out, shares=shares, pool=pool.astype(np.int32), opinions=opinions.astype(np.float32))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("step", choices=["teacher", "branch"])
    parser.add_argument("--stage", type=Path, required=True)
    parser.add_argument("--trunk", type=Path, required=True, help="the shipped encoder's weights")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--teachers", type=Path, nargs="+", help="what the teachers left, for the branch")
    parser.add_argument("--layers", type=int, default=2, help="depth of the branch")
    parser.add_argument("--epochs", type=int, nargs="+", default=[8, 4], help="of a teacher for sub-kinds and pairs, or of the branch")
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--each", type=int, default=28, help="pairs a text that a teacher judges")
    parser.add_argument("--limit", type=int, help="so many texts, for a try")
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    data = Data(arguments.stage, arguments.limit)
    say(len(data.texts), "texts", len(data.judgments), "judgments", DEVICE)
    run = torch.load(arguments.trunk, map_location="cpu")
    encoder = Network(run["state"]["word.weight"].shape[0], len(run["layers"])).to(DEVICE)
    encoder.load_state_dict({name: value.float() for name, value in run["state"].items()})
    if arguments.step == "teacher":
        teacher(encoder, data, arguments.seed, arguments.epochs, arguments.each, arguments.out)
        return
    said = [np.load(path) for path in arguments.teachers]
    soft = np.mean([found["shares"] for found in said], 0)
    aside = np.flatnonzero(data.aside)
    say("teachers together", right_kinds(soft[aside], data, aside))
    pool, opinions = (np.concatenate([found[name] for found in said]) for name in ("pool", "opinions"))
    torch.manual_seed(arguments.seed)
    trunk = Trunk(encoder, arguments.layers, data)
    branch = Branch(encoder, arguments.layers, data.kind_of, encoder.word.embedding_dim).to(DEVICE)
    teach_branch(branch, trunk, data, soft, pool, opinions, arguments.epochs[0], arguments.rate)
    state = {name: value.half().cpu() for name, value in branch.state_dict().items() if not name.endswith("belongs")}
    torch.save({"state": state, "layers": arguments.layers}, arguments.out)


if __name__ == "__main__":
    main()
