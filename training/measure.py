"""Figures from logits: macro-F1 over the classes a set has, accuracies of the variables, traps, crisis, calibration."""

import numpy as np

from labels import EMOTIONS, PLEASANT, TRAPS, VARIABLES
from network_shape import ITEM_HEADS, READ_HEADS, TAG_HEADS, offsets

READ, ITEM = offsets(READ_HEADS), offsets(ITEM_HEADS)
NONE_TRAP = TRAPS.index("none")


def softmax(x: np.ndarray) -> np.ndarray:
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def sigmoid(x):
    return 1 / (1 + np.exp(-np.asarray(x, np.float64)))


def macro_f1(truth: np.ndarray, guess: np.ndarray, classes) -> float:
    scores = []
    for c in classes:
        hit = np.sum((truth == c) & (guess == c))
        wrong = np.sum((truth == c) ^ (guess == c))
        scores.append(2 * hit / max(2 * hit + wrong, 1))
    return float(np.mean(scores))


def restricted(logits: np.ndarray, truth: np.ndarray) -> dict:
    """Probabilities restricted to the classes the set has."""
    classes = np.unique(truth)
    p = softmax(logits[:, classes])
    order = np.argsort(-p, 1)
    guess = classes[order[:, 0]]
    top2 = np.mean((classes[order[:, :2]] == truth[:, None]).any(1))
    return {
        "n": len(truth),
        "classes": len(classes),
        "f1": macro_f1(truth, guess, classes),
        "accuracy": float(np.mean(guess == truth)),
        "top2": float(top2),
        "ece": ece(p.max(1), guess == truth),
    }


def ece(confidence: np.ndarray, right: np.ndarray, bins: int = 15) -> float:
    which = np.minimum((confidence * bins).astype(int), bins - 1)
    return float(sum(abs(confidence[which == b].sum() - right[which == b].sum()) for b in range(bins)) / max(len(right), 1))


def temperature(logits: np.ndarray, truth: np.ndarray) -> float:
    """The temperature with the least log loss; truth holds class numbers, or a matrix of shares."""
    shares = np.eye(logits.shape[1])[truth] if truth.ndim == 1 else truth
    grid = np.geomspace(0.4, 4, 61)
    cost = [-(shares * np.log(softmax(logits / t) + 1e-9)).sum(1).mean() for t in grid]
    return float(grid[int(np.argmin(cost))])


def sigmoid_temperature(logits: np.ndarray, truth: np.ndarray) -> float:
    grid = np.geomspace(0.4, 4, 61)
    cost = []
    for t in grid:
        p = np.clip(sigmoid(logits / t), 1e-6, 1 - 1e-6)
        cost.append(-np.mean(truth * np.log(p) + (1 - truth) * np.log(1 - p)))
    return float(grid[int(np.argmin(cost))])


def whole_text_emotion(examples, outputs, blend=None):
    logits = np.stack([o["read"][0, READ["emotion"]] for o in outputs]).astype(np.float64)
    if blend is not None:
        logits = logits / blend["temperature"] + blend["weight"] * blend["lexical"]
    truth = np.array([int(np.argmax(e["emotion"])) for e in examples])
    return logits, truth


def crisis_logits(outputs, margin: float = 0.0) -> np.ndarray:
    """The strongest of the whole text and its sentences; one sentence by itself is held to be a little less sure."""
    rows = [o["read"][:, READ["crisis"]][:, 0] for o in outputs]
    return np.array([max(row[0], row[1:].max() - margin) for row in rows], np.float64)


def reframing(logits: np.ndarray, label_sets: list[list[int]]) -> dict:
    """`lines`: every label of a prompt is a row of its own. `any`: a guess that is among the prompt's labels is right."""
    guess = logits.argmax(1)
    truth, guesses = zip(*[(t, g) for g, labels in zip(guess, label_sets) for t in labels])
    lenient = np.array([g if g in labels else labels[0] for g, labels in zip(guess, label_sets)])
    single = np.array([len(labels) == 1 for labels in label_sets])
    first = np.array([labels[0] for labels in label_sets])
    every = range(len(TRAPS))
    return {
        "lines": macro_f1(np.array(truth), np.array(guesses), every),
        "any": macro_f1(lenient, guess, every),
        "single": macro_f1(first[single], guess[single], every),
    }


def wish_figures(told: np.ndarray, wished: np.ndarray) -> dict[str, float]:
    """How often a text finds its own wish among those of all others."""
    own = told @ wished.T
    rank = (own > own.diagonal()[:, None]).sum(1)
    return {"wish": float(np.mean(rank == 0)), "wish among ten": float(np.mean(rank < 10))}


def pick(examples, outputs, **wanted):
    index = [i for i, e in enumerate(examples) if all(e.get(k) == v for k, v in wanted.items())]
    return [examples[i] for i in index], [outputs[i] for i in index]


def situation_figures(examples, outputs) -> dict:
    figures = {}
    logits, truth = whole_text_emotion(examples, outputs)
    touched = truth < len(EMOTIONS) - 1
    figures["text emotion"] = restricted(logits[touched], truth[touched])
    pure = touched & (np.array([e["emotion"].max() for e in examples]) > 0.99)
    figures["text emotion, one alone"] = restricted(logits[pure], truth[pure])
    figures["none accuracy"] = float(np.mean((logits.argmax(1) == len(EMOTIONS) - 1)[~touched])) if (~touched).any() else None
    figures["none false"] = float(np.mean((logits.argmax(1) == len(EMOTIONS) - 1)[touched]))
    for name in VARIABLES:
        rows = [(o["read"][0, READ[name]].argmax(), e["variables"][name].argmax()) for e, o in zip(examples, outputs) if "variables" in e]
        figures[f"text {name}"] = float(np.mean([a == b for a, b in rows]))
    item_logits, item_truth, variables, hit_logits, hits, sizes = [], [], {v: [] for v in VARIABLES}, [], [], []
    about, roles, traps = [], [], []
    for e, o in zip(examples, outputs):
        for i, hit in enumerate(e["touched"]):
            hit_logits.append(o["item"][i, ITEM["touched"]][0])
            hits.append(hit)
            if hit:
                item_logits.append(o["item"][i, ITEM["emotion"]])
                item_truth.append(e["item_emotion"][i])
                sizes.append((sigmoid(o["item"][i, ITEM["size"]][0]), e["item_size"][i]))
                for v in VARIABLES:
                    variables[v].append(o["item"][i, ITEM[v]].argmax() == e["item_variables"][v][i])
        about += [(o["about"][s, i] > 0, t) for s, line in enumerate(e["about"]) for i, t in enumerate(line)]
        roles += [(o["read"][1 + s, READ["role"]].argmax(), r) for s, r in enumerate(e["roles"])]
        traps += [(o["read"][1 + s, READ["trap"]].argmax(), t) for s, t in enumerate(e["traps"])]
    figures["item emotion"] = restricted(np.array(item_logits), np.array(item_truth))
    for v in VARIABLES:
        figures[f"item {v}"] = float(np.mean(variables[v]))
    figures["item size error"] = float(np.mean([abs(a - b) for a, b in sizes]))
    hit_logits, hits = np.array(hit_logits), np.array(hits)
    figures["touched accuracy"] = float(np.mean((hit_logits > 0) == hits))
    figures["touched recall"] = float(np.mean((hit_logits > 0)[hits == 1]))
    figures["untouched recall"] = float(np.mean((hit_logits <= 0)[hits == 0]))
    a, b = np.array([x for x, _ in about]), np.array([y for _, y in about])
    figures["about accuracy"], figures["about recall"] = float(np.mean(a == b)), float(np.mean(a[b == 1]))
    guess, truth = (np.array(x) for x in zip(*roles))
    figures["role accuracy"], figures["role f1"] = float(np.mean(guess == truth)), macro_f1(truth, guess, range(5))
    with_trap = [g in t for g, t in traps if t]
    figures["sentence trap recall"] = float(np.mean(with_trap)) if with_trap else None
    figures["sentence false trap"] = float(np.mean([g != NONE_TRAP for g, t in traps if not t]))
    return figures


def event_figures(examples, outputs) -> dict:
    """How often the kind of event is right, is among the first three, and how often a sure guess is."""
    rows = [(softmax(o["read"][0, READ["event"]]), e["event"]) for e, o in zip(examples, outputs) if "event" in e]
    right = np.array([truth[p.argmax()] > 0 for p, truth in rows])
    sure = np.array([p.max() >= 0.5 for p, _ in rows])
    return {
        "n": len(rows),
        "accuracy": float(right.mean()),
        "top3": float(np.mean([(truth[np.argsort(-p)[:3]] > 0).any() for p, truth in rows])),
        "sure": float(sure.mean()),
        "accuracy when sure": float(right[sure].mean()) if sure.any() else 0.0,
        "ece": ece(np.array([p.max() for p, _ in rows]), right),
    }


def several_figures(examples, outputs, limit: float = 0.5) -> dict:
    """Texts with two feelings or more: both found. Texts with one: another shown beside it. And how near the strength is."""
    found: dict = {"n": len(examples)}
    rows = [(sigmoid(o["read"][0, READ["feelings"]]), e["feelings"] > 0) for e, o in zip(examples, outputs) if "feelings" in e]
    two = [(p, t) for p, t in rows if t.sum() > 1]
    one = [(p, t) for p, t in rows if t.sum() == 1]
    for at in (limit - 0.2, limit - 0.1, limit, limit + 0.1):
        if two and one:
            found[f"all of several at {at:.1f}"] = float(np.mean([(p[t] >= at).all() for p, t in two]))
            found[f"another beside one at {at:.1f}"] = float(np.mean([(p[~t] >= at).any() for p, t in one]))
    if two:
        first = lambda p, count: set(np.argsort(-p)[:count])
        found["several, first in order"] = float(np.mean([first(p, int(t.sum())) == set(np.flatnonzero(t)) for p, t in two]))
    found["likeliest is there"] = float(np.mean([t[p.argmax()] for p, t in one + two])) if one + two else None
    near = [abs(sigmoid(o["read"][0, READ["strength"]][0]) - e["strength"]) <= 0.2 for e, o in zip(examples, outputs) if "strength" in e]
    found["strength within 2"] = float(np.mean(near)) if near else None
    return found


BRIGHT = np.array([name in PLEASANT for name in EMOTIONS[:-1]])


def bright_share(output: dict) -> float:
    """How surely the text is read as pleasant rather than unpleasant: its emotions, its side and its items' together."""
    emotion = softmax(output["read"][0, READ["emotion"]][:-1])
    side = softmax(output["read"][0, READ["side"]][:2])
    return float((emotion[BRIGHT].sum() + side[0]) / 2)


def reader_figures(examples, outputs) -> dict:
    """What a reading rests on: the side, who acted, the turn, the decisive sentence, and both halves of a mirrored pair."""
    found: dict = {}
    clear = [(e, o) for e, o in zip(examples, outputs) if max(e["side"][:2]) > 0.99]
    wrong = [(bright_share(o) > 0.5) != (e["side"][0] > 0.5) for e, o in clear]
    found["n"], found["wrong side"] = len(clear), float(np.mean(wrong)) if wrong else None
    sure = np.array([max(bright_share(o), 1 - bright_share(o)) for _, o in clear])
    if wrong:
        found["side ece"] = ece(sure, ~np.array(wrong))
        order = np.argsort(-sure)
        found["wrong side among the surest .85"] = float(np.mean(np.array(wrong)[order[: int(0.85 * len(order))]]))
    rows = [(o["read"][0, READ["actor"]].argmax(), e["actor"].argmax()) for e, o in zip(examples, outputs) if "actor" in e]
    if rows:
        found["actor"] = float(np.mean([a == b for a, b in rows]))
        found["turns"] = float(np.mean([(o["read"][0, READ["turns"]][0] > 0) == (e["turns"] > 0.5) for e, o in zip(examples, outputs) if "turns" in e]))
    long = [(e, o) for e, o in zip(examples, outputs) if len(e.get("decisive", [])) > 1]
    if long:
        found["decisive sentence"] = float(np.mean([o["read"][1:, READ["decisive"]][:, 0].argmax() == np.argmax(e["decisive"]) for e, o in long]))
    pairs: dict = {}
    for e, o in zip(examples, outputs):
        if e.get("pair") is not None:
            guess = o["read"][0, READ["emotion"]][:-1].argmax()
            right = guess == np.argmax(e["emotion"][:-1])
            same = (bright_share(o) > 0.5) == (e["side"][0] > 0.5)
            pairs.setdefault((e["file"], e["pair"]), []).append((right, same))
    pairs = {key: halves for key, halves in pairs.items() if len(halves) == 2}
    if pairs:
        found["pairs"] = len(pairs)
        found["both right"] = float(np.mean([all(r and s for r, s in halves) for halves in pairs.values()]))
        found["side of each"] = float(np.mean([s for halves in pairs.values() for _, s in halves]))
    return found


def level_figures(examples, outputs) -> dict:
    danger = crisis_logits(outputs)
    care = np.array([o["read"][0, READ["care"]][0] for o in outputs])
    level = np.array([e["level"] for e in examples])
    return {
        "n": len(level),
        "danger found": float(np.mean(danger[level == "danger"] > 0)),
        "false on none": float(np.mean(danger[level == "none"] > 0)),
        "false on care": float(np.mean(danger[level == "care"] > 0)),
        "found at 2 % false": float(np.mean(danger[level == "danger"] > np.quantile(danger[level != "danger"], 0.98))),
        "care seen": float(np.mean(care[level != "none"] > 0)),
        "care false": float(np.mean(care[level == "none"] > 0)),
    }


def spans_of(tags: np.ndarray) -> set[tuple[int, int]]:
    """Where each marked run begins and ends: 0 outside, 1 where it begins, 2 inside."""
    found, begin = set(), None
    for at, tag in enumerate([*tags, 0]):
        if begin is not None and tag != 2:
            found.add((begin, at))
            begin = None
        if tag == 1 or (tag == 2 and begin is None):
            begin = at
    return found


def f1(pairs: list[tuple[set, set]]) -> float:
    hit, said, there = (sum(len(each) for each in found) for found in ([a & b for a, b in pairs], [a for a, _ in pairs], [b for _, b in pairs]))
    return 2 * hit / max(said + there, 1)


def moment_figures(examples, outputs) -> dict[str, float]:
    """How often the moment comes first, among three, among five; and how often it is seen that it is none of them."""
    logits, truth = np.array([o["moment"] for o in outputs]), np.array([e["moment"] for e in examples])
    none = truth == logits.shape[1] - 1
    ranks = (logits[~none, :-1] > np.take_along_axis(logits[~none], truth[~none, None], 1)).sum(1)
    found = {"n": len(ranks)} | {f"moment {count}": float(np.mean(ranks < count)) for count in (1, 3, 5)}
    if none.any():
        found["none seen"] = float(np.mean(logits[none].argmax(1) == truth[none]))
        found["none said"] = float(np.mean(logits[~none].argmax(1) == logits.shape[1] - 1))
    return found


def text_figures(examples, outputs) -> dict[str, float]:
    """Everything that is learned of a text, as far as these texts carry it."""
    found: dict[str, list] = {}
    tags: dict[str, list] = {name: [] for name in TAG_HEADS}
    harm: dict[str, list] = {"harm": [], "harmed": []}
    for at, (e, o) in enumerate(zip(examples, outputs)):
        add = lambda name, right: found.setdefault(name, []).append(bool(right))
        whole = o["read"][0]
        if e["emotion"][:-1].max() > 0:
            add("feeling", whole[READ["emotion"]][:-1].argmax() == e["emotion"][:-1].argmax())
            if max(e["side"][:2]) > 0.99:
                add("side", (bright_share(o) > 0.5) == (e["side"][0] > 0.5))
        if e["feelings"].sum() > 1:
            several = int(e["feelings"].sum())
            add("several", set(np.argsort(-whole[READ["feelings"]])[:several]) == set(np.flatnonzero(e["feelings"])))
        if "strength" in e:
            add("strength", abs(sigmoid(whole[READ["strength"]][0]) - e["strength"]) <= 0.2)
        if "actor" in e:
            add("actor", whole[READ["actor"]].argmax() == e["actor"].argmax())
        if "variables" in e:
            if "time" in e["variables"]:
                add("time", whole[READ["time"]].argmax() == e["variables"]["time"].argmax())
        if len(e.get("decisive", [])) > 1:
            add("decisive", e["decisive"][o["read"][1:, READ["decisive"]][:, 0].argmax()])
        for i, hit in enumerate(e["touched"]):
            add("touched", (o["item"][i, ITEM["touched"]][0] > 0) == hit)
            if hit:
                add("item feeling", o["item"][i, ITEM["emotion"]].argmax() == e["item_emotion"][i])
        if "tags" in e:
            for n, name in enumerate(tags):
                guess = o["tags"][:, 3 * n : 3 * n + 3].argmax(1)
                tags[name].append((spans_of(guess), spans_of(np.array(e["tags"])[: len(guess), n])))
        if "harm" in e:
            harm["harm"].append(({at} if whole[READ["harm"]][0] > 0 else set(), {at} if e["harm"] else set()))
            harm["harmed"].append((set(np.flatnonzero(o["item"][:, ITEM["harmed"]][:, 0] > 0)), set(np.flatnonzero(e["harmed"]))))
    figures = {"n": len(examples)} | {name: float(np.mean(rows)) for name, rows in found.items()}
    return figures | {f"{name} f1": f1(pairs) for name, pairs in (tags | harm).items() if pairs}


def carried_figures(examples, outputs) -> dict:
    """Sentences beside a text: how many are judged rightly, and at a limit where 3 in 100 carried ones are refused, how many of the others are."""
    logits = np.concatenate([o["item"][:, ITEM["carried"]][:, 0] for o in outputs])
    truth = np.concatenate([e["carried"] for e in examples]) > 0.5
    limit = np.quantile(logits[truth], 0.03)
    return {"right": float(np.mean((logits > 0) == truth)), "refused": float(np.mean(logits[~truth] < limit)), "limit": float(limit)}
