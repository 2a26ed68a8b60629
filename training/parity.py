"""Writes models/parity.json: what a port of the reading code must get for a few texts."""

import argparse
import json
from pathlib import Path

import numpy as np

from evaluate import Shipped
from prepare import item_text
from text import WordPiece, normalise, sentences

CASES = [
    ("A quiet Sunday", "I baked bread with my daughter this morning. We laughed the whole time!", [("people", "My daughter")]),
    (
        "",
        "My boss took my idea and presented it as his own. I thought he'd at least mention me…",
        [("accomplishments", "Career"), ("lifeStory", "Grandad’s watch")],
    ),
    ("Biopsy", "The result comes next Thursday; I can’t sleep. What if it’s bad?", [("health", "My health")]),
    ("", "i want to k1ll mys3lf", []),
    ("", "This deadline is killiiiing me, café in Zürich 3pm", [("ideas", "Work-Life Balance")]),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--models", type=Path, default=Path(__file__).parent / "../models")
    arguments = parser.parse_args()
    shipped = Shipped(arguments.models)
    tokens = WordPiece(shipped.vocabulary)
    found = []
    for title, text, items in CASES:
        parts = sentences(text)
        example = {"raw": text, "sentences": [tokens.encode(p) for p in parts], "items": [tokens.encode(item_text(*i))[:16] for i in items]}
        if title:
            example["title"] = tokens.encode(title)
        output = shipped.read(example)
        rounded = lambda a: np.round(np.asarray(a, np.float64), 4).tolist()
        found.append(
            {
                "title": title,
                "text": text,
                "items": [{"category": c, "name": n} for c, n in items],
                "normalised": [normalise(p) for p in parts],
                "titleIds": example.get("title", []),
                "sentenceIds": example["sentences"],
                "itemIds": example["items"],
                "lexical": rounded(output["lexical"]),
                "smallCrisis": round(output["small"], 4),
                "read": rounded(output["read"]),
                "item": rounded(output["item"]),
                "about": rounded(output["about"]),
            }
        )
    (arguments.models / "parity.json").write_text(json.dumps(found, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
