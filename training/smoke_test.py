"""Every step of the recipe on 200 rows of our own, on a processor: python -m unittest smoke_test (three minutes)."""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import numpy as np

from network_shape import TAG_HEADS
from parity import CASES
from runtime import Runtime
from shipped import read_back

HERE = Path(__file__).parent
SHIPPED = HERE / "../models"


class Recipe(unittest.TestCase):
    def test_every_step_on_a_few_rows(self):
        with tempfile.TemporaryDirectory() as folder:
            work, models = Path(folder) / "work", Path(folder) / "models"
            subprocess.run([sys.executable, HERE / "make.py", "--limit", "200", "--work", work, "--models", models], check=True)
            recipe = json.loads((HERE / "recipe.json").read_text())
            before, after = (json.loads((place / "model.json").read_text()) for place in (SHIPPED, models))
            self.assertEqual(after["made"], {"recipe": recipe["name"], "data": recipe["data"]["own"]})
            self.assertEqual([head["name"] for head in after["heads"]["tags"]], list(TAG_HEADS))
            self.assertTrue({head["name"] for head in before["heads"]["read"]} <= {head["name"] for head in after["heads"]["read"]})
            library = json.loads((models / "library.json").read_text())
            self.assertGreater((models / "moments.bin").stat().st_size, (len(library) + 1) * (after["moments"]["width"] + 8))
            self.assertEqual(len(json.loads((models / "parity.json").read_text())), len(CASES))

            # What was learned is in the graph, and it can be gone on from.
            vocabulary = (models / "vocab.txt").read_text(encoding="utf-8").rstrip("\n").split("\n")
            first, then = (Runtime(place / "encoder.onnx", vocabulary).outputs({"sentences": [[100, 101, 102]]}) for place in (SHIPPED, models))
            self.assertFalse(np.array_equal(first["read"], then["read"][:, : first["read"].shape[1]]))
            self.assertAlmostEqual(float(np.linalg.norm(then["vector"])), 1, places=4)
            old, new = (read_back(place / "encoder.onnx") for place in (SHIPPED, models))
            self.assertTrue(set(old) <= set(new) and {"project.weight", "tags.weight"} <= set(new))


if __name__ == "__main__":
    unittest.main()
