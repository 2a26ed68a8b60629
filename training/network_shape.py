"""The heads, their widths and where each begins in the outputs."""

from labels import ACTORS, EMOTIONS, EVENTS, ROLES, SIDES, TRAPS, VARIABLES, WHOSE

READ_HEADS = {
    "emotion": len(EMOTIONS),
    **{name: len(values) for name, values in VARIABLES.items()},
    "size": 1,
    "role": len(ROLES),
    "trap": len(TRAPS),
    "crisis": 1,
    "event": len(EVENTS),
    "side": len(SIDES),
    "actor": len(ACTORS),
    "turns": 1,
    "decisive": 1,
    "care": 1,
    "whose": len(WHOSE),
    # Every feeling by itself: several may be there at once.
    "feelings": len(EMOTIONS) - 1,
    "strength": 1,
    # The writer did harm to a living being, and whether it lives.
    "harm": 1,
    "harmAlive": 1,
}
ITEM_HEADS = {
    "emotion": len(EMOTIONS) - 1,
    **{name: len(values) for name, values in VARIABLES.items()},
    "size": 1,
    "touched": 1,
    "strength": 1,
    "harmed": 1,
    # A sentence laid out as an item: do the person's own words carry it?
    "carried": 1,
}
# For every piece of the text: outside, where it begins, inside.
# `main` and `second` are what the first and the second feeling is about, `harmed` whom the writer did harm.
TAG_HEADS = {"named": 3, "stated": 3, "main": 3, "second": 3, "harmed": 3}
SIDE_HEADS = {"empathetic": 32, "goemotions": 28}
# Heads whose columns are answered yes or no, each for itself.
MANY = {"feelings"}
ATTENTION_HEADS, ABOUT = 12, 64
# Word pieces are shipped in 4 bits, with a scale for so many numbers.
BLOCK = 32
# The inner width is four times this.
WIDTH = 384


def offsets(heads: dict[str, int]) -> dict[str, slice]:
    found, at = {}, 0
    for name, size in heads.items():
        found[name] = slice(at, at + size)
        at += size
    return found
