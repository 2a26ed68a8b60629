"""Packs what the judge of fit learns from, as token ids, for a machine with a GPU.

    node ../scripts/library-sentences.ts > SENTENCES.json
    python prepare_fit.py --sentences SENTENCES.json --stage STAGE --out FIT.pkl.gz

STAGE is what `prepare.py` made: its public texts with a kind of event teach the sub-kinds too, as far as a kind can.
"""

import argparse
import gzip
import pickle
from pathlib import Path

import numpy as np

from fit_data import NONE_OF_THEM, is_aside, read_fit_data
from labels import EVENTS
from text import WordPiece, sentences

HERE = Path(__file__).parent
MAX_TEXT = 256


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sentences", type=Path, required=True)
    parser.add_argument("--stage", type=Path, required=True)
    parser.add_argument("--data", type=Path, default=HERE / "data")
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    pieces = WordPiece((arguments.stage / "vocab.txt").read_text(encoding="utf-8").rstrip("\n").split("\n"))
    data = read_fit_data(arguments.data, arguments.sentences)

    def sequence(parts: list[list[int]]) -> list[int]:
        return [pieces.start, *[piece for part in parts for piece in part][: MAX_TEXT - 2], pieces.end]

    texts, names = [], list(data.situations)
    for name, situation in data.situations.items():
        kinds = np.zeros(len(EVENTS), np.float32)
        for kind, share in zip(situation.events, (1.0,) if len(situation.events) == 1 else (0.65, 0.35)):
            kinds[EVENTS.index(kind)] += share
        texts.append(
            {
                "ids": sequence([pieces.encode(situation.title), *(pieces.encode(part) for part in sentences(situation.text))]),
                "kinds": kinds,
                "sub": data.labelled.get(name),
                "aside": is_aside(name),
            }
        )
    with gzip.open(arguments.stage / "examples.pkl.gz") as file:
        public = [example for example in pickle.load(file) if example["part"] == "train" and example["set"] in ("empathetic", "lines")]
    for example in public:
        texts.append({"ids": sequence(example["sentences"]), "kinds": example.get("event"), "sub": None, "aside": False})
    rows = {name: row for row, name in enumerate(names)}
    packed = {
        "texts": texts,
        "own": len(names),
        "said": [sequence([pieces.encode(text)]) for text in data.said.values()],
        "sources": np.array(data.sources),
        "kind_of": np.array([EVENTS.index(entry["id"].split("/")[0]) for entry in data.library]),
        "judgments": np.array([(rows[name], row, fits) for name, row, fits in data.judgments]),
    }
    with gzip.open(arguments.out, "wb") as file:
        pickle.dump(packed, file)
    sorted_out = sum(text["sub"] == NONE_OF_THEM for text in texts)
    print(f"{len(texts)} texts, {len(data.labelled)} with a sub-kind ({sorted_out} of them none), {len(data.judgments)} judgments")


if __name__ == "__main__":
    main()
