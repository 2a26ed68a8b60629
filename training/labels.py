"""The label sets, in the order of the model's outputs."""

import re
from pathlib import Path

EMOTIONS = [
    "happiness",
    "pride",
    "positiveanticipation",
    "sadness",
    "worry",
    "fear",
    "anger",
    "disgust",
    "negativeanticipation",
    "regret",
    "shame",
    "none",
]
VARIABLES = {
    "shift": ["gain", "kept", "loss"],
    "accepted": ["accepted", "open"],
    "time": ["past", "now", "future"],
    "source": ["own", "outside", "standing"],
    "perspective": ["self", "others"],
    "confidence": ["low", "medium", "high"],
}
PLEASANT = {"happiness", "pride", "positiveanticipation"}
SIDES = ["pleasant", "unpleasant", "neither"]
# Whose life is in danger, where a text speaks of danger.
WHOSE = ["self", "other", "by-somebody", "to-others"]
# Who brought about what decides the feeling.
ACTORS = ["me", "other", "both", "nobody"]
ROLES = ["event", "expectation", "reading", "feeling", "other"]
ROLE_LETTERS = "EXRFO"
TRAPS = [
    "all-or-nothing",
    "overgeneralizing",
    "disqualifying the positive",
    "mind reading",
    "fortune telling",
    "catastrophizing",
    "emotional reasoning",
    "should statements",
    "labeling",
    "personalizing",
    "none",
]
# Kinds of events, in the order of the list that explains them.
EVENTS = re.findall(r"^([a-z-]+): ", (Path(__file__).parent / "data/EVENTS.md").read_text(encoding="utf-8"), re.M)
TOPICS = (
    "family partner friends work school money health body home faith sport pets online hobby travel "
    "neighbours parenting loss identity community"
).split()
STYLES = "plain clumsy typos long short chatty formal".split()
CRISIS_FAMILIES = {
    1: "direct passive plan self-harm farewell burden not-eating harm-to-others violence-at-home other-person".split(),
    0: "figure-of-speech grief news-or-fiction medical-routine ordinary-distress work everyday recovery".split(),
}

WHOSE_OF_FAMILY = {"other-person": "other", "violence-at-home": "by-somebody", "harm-to-others": "to-others"}


def side_of(emotion: str | None) -> str:
    return "pleasant" if emotion in PLEASANT else "neither" if emotion in (None, "none") else "unpleasant"


# The framework's table: which values of the variables each emotion allows.
FRAMEWORK = {
    "fear": ({"loss"}, {"open"}, {"now", "future"}, {"own", "outside", "standing"}),
    "worry": ({"loss"}, {"open"}, {"future"}, {"own", "outside", "standing"}),
    "anger": ({"loss"}, {"open"}, {"past", "now"}, {"outside"}),
    "sadness": ({"loss"}, {"accepted"}, {"now", "past"}, {"own", "outside"}),
    "regret": ({"loss"}, {"accepted"}, {"past"}, {"own", "outside"}),
    "negativeanticipation": ({"loss"}, {"accepted"}, {"future"}, {"outside"}),
    "disgust": ({"loss"}, {"accepted"}, {"past", "now", "future"}, {"outside", "own"}),
    "shame": ({"loss"}, {"accepted"}, {"past", "now", "future"}, {"standing"}),
    "happiness": ({"gain", "kept"}, {"accepted"}, {"past", "now"}, {"own", "outside"}),
    "positiveanticipation": ({"gain"}, {"accepted"}, {"future"}, {"outside", "own"}),
    "pride": ({"gain", "kept"}, {"accepted"}, {"past", "now", "future"}, {"standing"}),
}

# What an emotion alone says about the variables: weak labels for texts that carry nothing but an emotion.
IMPLIED = {
    "fear": {"shift": "loss", "accepted": "open", "time": "now"},
    "worry": {"shift": "loss", "accepted": "open", "time": "future"},
    "anger": {"shift": "loss", "accepted": "open", "source": "outside"},
    "sadness": {"shift": "loss", "accepted": "accepted"},
    "regret": {"shift": "loss", "accepted": "accepted", "time": "past"},
    "negativeanticipation": {"shift": "loss", "accepted": "accepted", "time": "future", "source": "outside"},
    "disgust": {"shift": "loss", "accepted": "accepted"},
    "shame": {"shift": "loss", "accepted": "accepted", "source": "standing"},
    "happiness": {"shift": "gain", "accepted": "accepted"},
    "positiveanticipation": {"shift": "gain", "accepted": "accepted", "time": "future"},
    "pride": {"shift": "gain", "accepted": "accepted", "source": "standing"},
}
