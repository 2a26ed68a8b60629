"""Reads the public sets. What may be trained on and what may only be measured on is decided here and nowhere else."""

import csv
import gzip
import hashlib
import json
import re
from pathlib import Path

from text import normalise

# Texts that may speak of danger to life: never used as "no crisis" examples without a person having looked.
RISKY = re.compile(
    r"suicid|kill(ed|ing|s)? (my|him|her|them)sel|end(ing|ed)? (my|his|her|it all|everything)|want(ed)? to die|"
    r"wish i (was|were) dead|better off (dead|without)|self.?harm|cut(ting)? (my|her|him)|overdos|hang(ed|ing)? (my|him|her)|"
    r"chok(ed|ing)|strangl|beat(s|en|ing)? (me|her|up)|hit(s|ting)? me|abus|rape|molest|threaten|stab|gun|shoot|shot"
)


def bucket(key: str) -> int:
    return int(hashlib.sha1(key.encode()).hexdigest(), 16) % 100


def part_of(key: str) -> str:
    value = bucket(key)
    return "dev" if value < 5 else "test" if value < 10 else "train"


def key_of(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", " ", normalise(text)).strip()


def rows(path: Path, delimiter: str = ",") -> list[dict]:
    opener = gzip.open if path.suffix == ".gz" else open
    with opener(path, "rt", encoding="utf-8", newline="") as stream:
        quoting = csv.QUOTE_NONE if delimiter == "\t" else csv.QUOTE_MINIMAL
        return list(csv.DictReader(stream, delimiter=delimiter, quoting=quoting))


class Corpora:
    def __init__(self, folder: Path):
        self.folder = folder
        self.map = json.loads((folder / "label_map.json").read_text())

    def empathetic(self) -> list[dict]:
        """Situations and first speaker turns. Conversations, and texts that occur twice, stay in one part."""
        mapping = self.map["empathetic_dialogues"]
        found = []
        kept_out = set()
        for row in rows(self.folder / "empathetic_dialogues/train.csv.gz"):
            text = row["situation"].replace("_comma_", ",")
            part = part_of(row["conv_id"])
            if part != "train":
                kept_out.add(key_of(text))
            found.append({"set": "empathetic", "part": part, "id": row["conv_id"], "text": text, "native": row["emotion"], "emotion": mapping[row["emotion"]]})
        for row in rows(self.folder / "empathetic_dialogues/speaker_turns.csv.gz"):
            if part_of(row["conv_id"]) == "train":
                first = row["turn"] == "1"
                found.append(
                    {
                        "set": "turn" if first else "later-turn",
                        "part": "train",
                        "id": row["conv_id"],
                        "text": row["text"].replace("_comma_", ","),
                        "native": row["emotion"],
                        "emotion": mapping[row["emotion"]],
                    }
                )
        return [r for r in found if r["part"] != "train" or key_of(r["text"]) not in kept_out]

    def goemotions(self) -> list[dict]:
        mapping = self.map["goemotions"]
        found = []
        for name, part in (("train", "train"), ("dev", "test")):
            for row in rows(self.folder / f"goemotions/{name}.csv.gz"):
                labels = row["labels"].split("|")
                mapped = sorted({mapping[label] for label in labels if mapping[label]})
                found.append({"set": "goemotions", "part": part, "text": row["text"], "native": labels, "emotions": mapped})
        # A tenth of the training part serves for calibration and choices; the official dev file is only measured on.
        for row in found:
            if row["part"] == "train" and bucket(row["text"]) < 5:
                row["part"] = "dev"
        return found

    def enisear(self) -> list[dict]:
        mapping = self.map["enisear_appraisal"]
        return [
            {
                "set": "enisear",
                "part": "test" if bucket(key_of(row["Sentence"])) < 10 else "train",
                "text": row["Sentence"],
                "emotion": mapping[row["Prior_Emotion"]],
            }
            for row in rows(self.folder / "enisear_appraisal/train.tsv", "\t")
        ]

    def isear(self) -> list[dict]:
        """Evaluation only (non-commercial licence)."""
        mapping = self.map["isear"]
        return [
            {"set": "isear", "part": "test", "text": row["text"], "emotion": mapping[row["emotion"]]}
            for row in rows(self.folder / "isear/train.csv")
        ]

    def reframing(self) -> list[dict]:
        """Evaluation only (no derivatives). One row per prompt with all of its traps that are among our ten, or none."""
        names = {
            "catastrophizing": "catastrophizing",
            "labeling": "labeling",
            "all-or-nothing thinking": "all-or-nothing",
            "overgeneralizing": "overgeneralizing",
            "overgeneralization": "overgeneralizing",
            "mind reading": "mind reading",
            "fortune telling": "fortune telling",
            "not distorted": "none",
            "personalizing": "personalizing",
            "personalization": "personalizing",
            "should statements": "should statements",
            "emotional reasoning": "emotional reasoning",
            "disqualifying the positive": "disqualifying the positive",
        }
        by_prompt: dict[str, list[str]] = {}
        for line in (self.folder / "cognitive_reframing/thinking_traps_train.jsonl").read_text().splitlines():
            row = json.loads(line)
            name = names.get(row["completion"].strip().lower())
            if name:
                by_prompt.setdefault(row["prompt"].removesuffix("->").strip(), []).append(name)
        return [{"set": "reframing", "text": text, "traps": sorted(set(traps))} for text, traps in by_prompt.items()]

    def risk_posts(self) -> list[dict]:
        """Users with a risk level; texts stay inside the training machine and are never shown."""
        found = []
        for row in rows(self.folder / "cssrs_reddit/train.csv.gz"):
            posts = re.split(r"', '|\", \"|', \"|\", '", row["Post"].strip("[]'\""))
            found.append({"user": row["User"], "label": row["Label"], "posts": posts})
        return found
