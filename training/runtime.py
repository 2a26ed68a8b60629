"""Runs the exported graph on one example, as the product does."""

from pathlib import Path

import numpy as np
import onnxruntime

MAX_TEXT, MAX_ITEM, MAX_CLAIM = 256, 16, 48


class Runtime:
    def __init__(self, path: Path, vocabulary: list[str]):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(str(path), options)
        ids = {piece: index for index, piece in enumerate(vocabulary)}
        self.start, self.end, self.unknown = ids["[CLS]"], ids["[SEP]"], ids["[UNK]"]

    def outputs(self, example: dict) -> dict:
        ids, rows = [self.start], []
        ids += example.get("title", [])
        for sentence in example["sentences"]:
            piece = sentence[: max(MAX_TEXT - 1 - len(ids), 0)]
            rows.append((len(ids), len(piece)))
            ids += piece
        rows.insert(0, (1, len(ids) - 1))
        ids.append(self.end)
        n = len(ids)
        positions, groups = list(range(n)), [0] * n
        items = [item[:MAX_ITEM] for item in example.get("items", [])] + [claim[:MAX_CLAIM] for claim in example.get("claims", [])]
        for number, item in enumerate(items, 1):
            item = item or [self.unknown]
            rows.append((len(ids), len(item)))
            ids += item + [self.end]
            positions += range(n, n + len(item) + 1)
            groups += [number] * (len(item) + 1)
        spans = np.zeros((len(rows), len(ids)), np.float32)
        for row, (begin, length) in enumerate(rows):
            spans[row, begin : begin + length] = 1 / max(length, 1)
        feeds = {"ids": ids, "positions": positions, "groups": groups}
        feeds = {name: np.array(value, np.int32) for name, value in feeds.items()}
        names = [output.name for output in self.session.get_outputs()]
        found = dict(zip(names, self.session.run(None, {**feeds, "spans": spans})))
        count = 1 + len(example["sentences"])
        shown = {"read": found["read"][:count], "item": found["item"][count:], "about": found["about"][1:count, count:], "vector": found["vector"][0]}
        # Graphs up to the fifteenth sitting have no tags.
        return shown | ({"tags": found["tags"][1 : n - 1]} if "tags" in found else {})
