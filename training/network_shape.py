"""The heads, their widths and where each begins in the outputs."""

from labels import EMOTIONS, EVENTS, ROLES, TRAPS, VARIABLES

READ_HEADS = {
    "emotion": len(EMOTIONS),
    **{name: len(values) for name, values in VARIABLES.items()},
    "size": 1,
    "role": len(ROLES),
    "trap": len(TRAPS),
    "crisis": 1,
    "event": len(EVENTS),
}
ITEM_HEADS = {
    "emotion": len(EMOTIONS) - 1,
    **{name: len(values) for name, values in VARIABLES.items()},
    "size": 1,
    "touched": 1,
}
SIDE_HEADS = {"empathetic": 32, "goemotions": 28}
WIDTH, ATTENTION_HEADS, INNER, ABOUT = 384, 12, 1536, 64


def offsets(heads: dict[str, int]) -> dict[str, slice]:
    found, at = {}, 0
    for name, size in heads.items():
        found[name] = slice(at, at + size)
        at += size
    return found
