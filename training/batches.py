"""Makes batches: sequences laid out as the product lays them out, targets for every head, and a little weaving."""

import itertools
import pickle
import random

import numpy as np
import torch

from labels import EMOTIONS, ROLES, TRAPS, VARIABLES

NONE_TRAP, OTHER, EVENT = TRAPS.index("none"), ROLES.index("other"), ROLES.index("event")
START, END = "[CLS]", "[SEP]"
# How often an example of each set is seen in an epoch.
REPEATS = {
    "empathetic": 1,
    "turn": 0.7,
    "later-turn": 0.2,
    "goemotions": 0.8,
    "enisear": 3,
    "situations": 3,
    "moments": 3,
    "carried": 5,
    "levels": 4,
    "lines": 1,
    "traps": 3,
    "crisis": 3,
    "frames": 0.6,
    "risk": 2,
}
# Texts written for what fails are few, and the hardest to read.
MORE_OF_FAMILY = {"shown": 1.5, "kind": 2, "mixed": 2, "dry": 2, "said": 2, "plain": 2}
MAX_TEXT, MAX_ITEM, MAX_CLAIM = 256, 16, 48
HIDDEN = 0.06  # share of word pieces that are hidden in training


class Batcher:
    """Makes padded tensors of a list of examples, with fresh distractor items and titles left out at random."""

    def __init__(self, vocabulary: list[str], foreign_items: list[list[int]], foreign_claims: list[list[int]], natives: dict[str, list[str]], wants: dict[int, list[list[int]]]):
        ids = {piece: index for index, piece in enumerate(vocabulary)}
        self.start, self.end, self.unknown, self.mask = ids[START], ids[END], ids["[UNK]"], ids["[MASK]"]
        self.foreign, self.foreign_claims, self.natives, self.wants = foreign_items, foreign_claims, natives, wants

    def lay_out(self, example: dict, chance: random.Random | None) -> dict:
        """One sequence: ids, positions, groups and the spans as lists of token positions."""
        ids, spans = [self.start], {"sentences": [], "items": []}
        if "title" in example and (chance is None or chance.random() < 0.5):
            ids += example["title"]
        for sentence in example["sentences"]:
            room = MAX_TEXT - 1 - len(ids)
            piece = sentence[: max(room, 0)]
            spans["sentences"].append(range(len(ids), len(ids) + len(piece)))
            ids += piece
        if chance is not None:
            ids[1:] = [self.mask if chance.random() < HIDDEN else piece for piece in ids[1:]]
        spans["text"] = range(1, len(ids))
        ids.append(self.end)
        n = len(ids)
        positions, groups = list(range(n)), [0] * n
        items = list(example.get("items", []))
        extra = 0
        if chance is not None and "items" in example and example["item_weight"] == 1:
            extra = chance.choice((0, 0, 1, 1, 2))
            items += [chance.choice(self.foreign) for _ in range(extra)]
        # A sentence about the text is laid out as an item is: it sees the text and itself.
        claims = list(example.get("claims", []))
        if chance is not None and claims:
            extra = chance.choice((0, 1, 2))
            claims += [chance.choice(self.foreign_claims) for _ in range(extra)]
        for number, item in enumerate([item[:MAX_ITEM] for item in items] + [claim[:MAX_CLAIM] for claim in claims], 1):
            item = item or [self.unknown]
            spans["items"].append(range(len(ids), len(ids) + len(item)))
            ids += item + [self.end]
            positions += range(n, n + len(item) + 1)
            groups += [number] * (len(item) + 1)
        return {"ids": ids, "positions": positions, "groups": groups, "spans": spans, "extra": extra}

    def __call__(self, examples: list[dict], chance: random.Random | None) -> dict:
        laid = [self.lay_out(e, chance) for e in examples]
        # How many sentences and items each row of the batch has: a teacher is asked about exactly these.
        shape = torch.tensor([(len(l["spans"]["sentences"]), 0 if "claims" in e else len(l["spans"]["items"])) for e, l in zip(examples, laid)])
        # What is written for a moment carries labels of its own where others are told by a teacher.
        taught = torch.tensor([float(e["set"] != "moments") for e in examples])
        targets = self.targets(examples, laid)
        wished, targets["wish"] = self.wishes(examples, chance)
        return {"inputs": self.inputs(laid), "wished": wished, "targets": targets, "shape": shape, "taught": taught}

    def wishes(self, examples: list[dict], chance: random.Random | None) -> tuple[tuple[torch.Tensor, ...], list[torch.Tensor]]:
        """What the writers wanted, then one wish of the library for each of their moments; and by text its own and its moment's place among them."""
        told = [b for b, e in enumerate(examples) if "wish" in e and self.wants.get(e["moment"])]
        moments = sorted({examples[b]["moment"] for b in told})
        lines = [examples[b]["wish"] for b in told] + [(chance or random).choice(self.wants[moment]) for moment in moments]
        laid = [self.lay_out({"sentences": [line]}, None) for line in lines]
        of_moment = [len(told) + moments.index(examples[b]["moment"]) for b in told]
        return self.inputs(laid) if laid else (), [torch.tensor(told, dtype=torch.long), torch.tensor(of_moment, dtype=torch.long)]

    def inputs(self, laid: list[dict]) -> tuple[torch.Tensor, ...]:
        rows = [[l["spans"]["text"]] + l["spans"]["sentences"] + l["spans"]["items"] for l in laid]
        count, length, most = len(laid), max(len(l["ids"]) for l in laid), max(map(len, rows))
        ids = torch.zeros(count, length, dtype=torch.long)
        positions = torch.zeros_like(ids)
        groups = torch.full_like(ids, -1)
        spans = torch.zeros(count, most, length)
        for b, l in enumerate(laid):
            n = len(l["ids"])
            ids[b, :n] = torch.tensor(l["ids"])
            positions[b, :n] = torch.tensor(l["positions"])
            groups[b, :n] = torch.tensor(l["groups"])
            for s, span in enumerate(rows[b]):
                if len(span):
                    spans[b, s, span.start : span.stop] = 1 / len(span)
        return ids, positions, groups, spans

    def targets(self, examples: list[dict], laid: list[dict]) -> dict:
        """For every loss the rows (example, span) it speaks of, the target and the weight."""
        found: dict[str, list] = {}

        def add(name: str, b: int, row: int, target, weight: float) -> None:
            found.setdefault(name, []).append((b, row, target, weight))

        for b, (e, l) in enumerate(zip(examples, laid)):
            n = len(e["sentences"])
            if "emotion" in e:
                add("read.emotion", b, 0, e["emotion"], e["emotion_weight"])
            for name, soft in e.get("variables", {}).items():
                add(f"read.{name}", b, 0, soft, e["variables_weight"])
            if "side" in e:
                add("read.side", b, 0, e["side"], e["side_weight"])
            if "actor" in e:
                add("read.actor", b, 0, e["actor"], 1.0)
            if "turns" in e:
                add("read.turns", b, 0, e["turns"], 1.0)
            for s, hit in enumerate(e.get("decisive", [])):
                add("read.decisive", b, 1 + s, hit, 1.0)
            if "care" in e:
                add("read.care", b, 0, e["care"], e["care_weight"])
            if "whose" in e:
                add("read.whose", b, 0, e["whose"], 1.0)
            if "feelings" in e:
                add("read.feelings", b, 0, e["feelings"], e["feelings_weight"])
            if "strength" in e:
                add("read.strength", b, 0, e["strength"], 1.0)
            if "moment" in e and not e["moment_aside"]:
                found.setdefault("moment", []).append((b, e["moment"]))
            for at, kinds in enumerate(e.get("tags", [])[: len(l["spans"]["text"])]):
                found.setdefault("tags", []).append((b, 1 + at, *kinds))
            if "harm" in e:
                add("read.harm", b, 0, e["harm"], 1.0)
            if "harmAlive" in e:
                add("read.harmAlive", b, 0, e["harmAlive"], 1.0)
            if "size" in e:
                add("read.size", b, 0, e["size"], 1.0)
            if "event" in e:
                add("read.event", b, 0, e["event"], e["event_weight"])
                # What one sentence tells is what the text tells; of several, those that tell what happened do so a little.
                told = [s for s in range(n) if n == 1 or ("roles" in e and e["roles"][s] == EVENT)]
                for s in told:
                    add("read.event", b, 1 + s, e["event"], e["event_weight"] * (0.5 if n == 1 else 0.15))
            if "empathetic" in e:
                add("side.empathetic", b, 0, self.natives["empathetic"].index(e["empathetic"]), 0.3)
            if "goemotions" in e:
                multi = np.zeros(28, np.float32)
                multi[[self.natives["goemotions"].index(x) for x in e["goemotions"]]] = 1
                add("side.goemotions", b, 0, multi, 0.3)
            # A sentence about one item alone says what that item's equation says.
            for s, i in enumerate(e.get("sentence_item", [])):
                if i >= 0 and e["roles"][s] != OTHER:
                    add("read.emotion", b, 1 + s, np.eye(len(EMOTIONS), dtype=np.float32)[e["item_emotion"][i]], 0.25)
                    for name in VARIABLES:
                        size = len(VARIABLES[name])
                        add(f"read.{name}", b, 1 + s, np.eye(size, dtype=np.float32)[e["item_variables"][name][i]], 0.2)
            for s, role in enumerate(e.get("roles", [])):
                add("read.role", b, 1 + s, role, 1.0)
            if "traps" in e:
                present = sorted({t for traps in e["traps"] for t in traps})
                for s, traps in enumerate(e["traps"]):
                    soft = np.zeros(len(TRAPS), np.float32)
                    soft[traps or [NONE_TRAP]] = 1 / max(len(traps), 1)
                    add("read.trap", b, 1 + s, soft, 1.0 if traps else 0.15)
                soft = np.zeros(len(TRAPS), np.float32)
                soft[present or [NONE_TRAP]] = 1 / max(len(present), 1)
                add("read.trap", b, 0, soft, 0.7 if present else 0.15)
            if "text_trap" in e:
                soft = np.eye(len(TRAPS), dtype=np.float32)[e["text_trap"]]
                add("read.trap", b, 0, soft, 1.0)
                if e["text_trap"] == NONE_TRAP:
                    for s in range(n):
                        add("read.trap", b, 1 + s, soft, 0.3 / n)
                elif n > 1:
                    add("read.trap", b, n, soft, 0.4)
            if "crisis" in e:
                add("read.crisis", b, 0, float(e["crisis"]), e["crisis_weight"])
                found.setdefault("bag", []).append((b, 1, 1 + n, float(e["crisis"]), e["crisis_weight"]))
            for i, hit in enumerate(e.get("carried", [])):
                add("item.carried", b, 1 + n + i, hit, 1.0)
            if "claims" in e:
                for i in range(l["extra"]):
                    add("item.carried", b, 1 + n + len(e["claims"]) + i, 0.0, 0.5)
            if "items" in e:
                first, sure = 1 + n, e["item_weight"]
                for i, hit in enumerate(e["touched"]):
                    add("item.touched", b, first + i, float(hit), sure)
                    if e["item_emotion"][i] >= 0:
                        add("item.emotion", b, first + i, e["item_emotion"][i], sure)
                    if "item_strength" in e and e["item_strength"][i] >= 0:
                        add("item.strength", b, first + i, e["item_strength"][i], sure)
                    if e["item_size"][i] >= 0 and hit:
                        add("item.size", b, first + i, e["item_size"][i], sure)
                    for name in VARIABLES:
                        if e["item_variables"][name][i] >= 0:
                            add(f"item.{name}", b, first + i, e["item_variables"][name][i], sure)
                for i, hit in enumerate(e.get("harmed", [])):
                    add("item.harmed", b, first + i, hit, 1.0)
                for i in range(len(e["touched"]), len(e["touched"]) + l["extra"]):
                    add("item.touched", b, first + i, 0.0, 0.5)
                for s, line in enumerate(e["about"]):
                    for i, hit in enumerate(line):
                        found.setdefault("about", []).append((b, 1 + s, first + i, float(hit), sure))
        return {name: [torch.from_numpy(np.array(column)) for column in zip(*entries)] for name, entries in found.items()}


def joined(a: dict, b: dict) -> dict:
    """One text of two situations: every item keeps what its own half says of it."""
    count = {id(e): sum(e["touched"]) for e in (a, b)}
    total = max(count[id(a)] + count[id(b)], 1)
    share = count[id(a)] / total
    n, m = len(a["items"]), len(b["items"])
    whole = {
        **a,
        "sentences": a["sentences"] + b["sentences"],
        "emotion": share * a["emotion"] + (1 - share) * b["emotion"] if count[id(a)] + count[id(b)] else a["emotion"],
        "event": share * a["event"] + (1 - share) * b["event"],
        "event_weight": 0.5,
        "about": [line + [0] * m for line in a["about"]] + [[0] * n + line for line in b["about"]],
        "item_variables": {v: a["item_variables"][v] + b["item_variables"][v] for v in VARIABLES},
    }
    for name in ("roles", "traps", "items", "touched", "item_emotion", "item_size"):
        whole[name] = a[name] + b[name]
    # Of two stories neither has the one decisive sentence, and who acted cannot be said of both.
    for name in ("actor", "turns", "decisive", "care", "strength", "moment"):
        whole.pop(name, None)
    whole["feelings"] = np.maximum(a["feelings"], b["feelings"])
    whole["item_strength"] = a["item_strength"] + b["item_strength"]
    whole["side"], whole["side_weight"] = share * a["side"] + (1 - share) * b["side"], 0.5
    whole["sentence_item"] = a["sentence_item"] + [i + n if i >= 0 else i for i in b["sentence_item"]]
    if "variables" in a and "variables" in b:
        whole["variables"] = {v: share * a["variables"][v] + (1 - share) * b["variables"][v] for v in VARIABLES}
        whole["size"] = share * a["size"] + (1 - share) * b["size"]
    elif "variables" in b:
        whole["variables"], whole["variables_weight"], whole["size"] = b["variables"], 1.0, b["size"]
    return whole


def packed(batch: dict) -> dict:
    arrays = lambda columns: [column.numpy() for column in columns]
    targets = {name: arrays(columns) for name, columns in batch["targets"].items()}
    return {"inputs": arrays(batch["inputs"]), "wished": arrays(batch["wished"]), "targets": targets, "shape": batch["shape"].numpy(), "taught": batch["taught"].numpy()}


class Epochs(torch.utils.data.IterableDataset):
    """Batches of one epoch after the other, without end: sets repeated as asked, shuffled, similar lengths together, twins in one batch."""

    def __init__(self, examples: list[dict], batcher: Batcher, size: int, seed: int, first: int = 0):
        self.examples, self.batcher, self.size, self.seed, self.first = examples, batcher, size, seed, first
        self.ordinary = [e for e in examples if e["set"] == "situations"]
        twins: dict[str, list[int]] = {}
        for index, example in enumerate(examples):
            twins.setdefault(example.get("twin") or str(index), []).append(index)
        self.together = list(twins.values())

    def woven(self, example: dict, chance: random.Random) -> dict:
        """Now and then two situations become one text, and a single sentence comes between ordinary ones, as people write."""
        if example["set"] == "situations" and chance.random() < 0.1:
            return joined(example, chance.choice(self.ordinary))
        if example["set"] in ("crisis", "frames", "levels") and chance.random() < 0.3:
            around = chance.choice(self.ordinary)["sentences"]
            at = chance.randint(0, min(len(around), 3))
            woven = {**example, "sentences": around[:at] + example["sentences"] + around[at : at + 2]}
            if not example["crisis"]:
                woven.pop("care", None)
            return woven
        return example

    def plan(self, epoch: int) -> list[list[int]]:
        chance = random.Random(self.seed * 100 + epoch)
        order = []
        for together in self.together:
            example = self.examples[together[0]]
            often = REPEATS[example["set"]] * MORE_OF_FAMILY.get(example.get("family", ""), 1)
            order += [together] * (int(often) + (chance.random() < often % 1))
        chance.shuffle(order)
        batches = []
        length = lambda together: sum(map(len, self.examples[together[0]]["sentences"]))
        for begin in range(0, len(order), self.size * 16):
            window = sorted(order[begin : begin + self.size * 16], key=length)
            batches += [sum(window[i : i + self.size], []) for i in range(0, len(window), self.size)]
        chance.shuffle(batches)
        return batches

    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        step, offset = (worker.num_workers, worker.id) if worker else (1, 0)
        number = 0
        for epoch in itertools.count(self.first):
            for indices in self.plan(epoch):
                number += 1
                if (number - 1) % step == offset:
                    chance = random.Random((self.seed * 100 + epoch) * 1_000_003 + number)
                    batch = self.batcher([self.woven(self.examples[i], chance) for i in indices], chance)
                    # Packed by hand: hundreds of small tensors a batch are too many for memory that processes share.
                    yield pickle.dumps({**packed(batch), "epoch": epoch})
