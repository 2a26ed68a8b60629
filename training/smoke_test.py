"""Every step of the recipe on 200 rows of our own, on a processor: python -m unittest smoke_test (three minutes)."""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import numpy as np
import onnx

from parity import CASES
from runtime import Runtime

HERE = Path(__file__).parent
SHIPPED = HERE / "../models"


def constants(path: Path) -> dict[str, bytes]:
    return {tensor.name: tensor.SerializeToString() for tensor in onnx.load(str(path)).graph.initializer}


class Recipe(unittest.TestCase):
    def test_every_step_on_a_few_rows(self):
        with tempfile.TemporaryDirectory() as folder:
            work, models = Path(folder) / "work", Path(folder) / "models"
            subprocess.run([sys.executable, HERE / "make.py", "--limit", "200", "--work", work, "--models", models], check=True)
            recipe = json.loads((HERE / "recipe.json").read_text())
            before, after = (json.loads((place / "model.json").read_text()) for place in (SHIPPED, models))
            self.assertEqual(after["made"], {"recipe": recipe["name"], "data": recipe["data"]["own"]})
            self.assertEqual(after["files"], before["files"])
            self.assertEqual([head["name"] for head in after["heads"]["read"]], [head["name"] for head in before["heads"]["read"]])
            self.assertEqual(after["fit"]["rank"], before["fit"]["rank"])
            self.assertEqual(len(json.loads((models / "parity.json").read_text())), len(CASES))

            # Every layer has learned, and the judge's branch still sees about what it saw.
            old, new = constants(SHIPPED / "encoder.onnx"), constants(models / "encoder.onnx")
            self.assertEqual(list(old), list(new))
            self.assertGreater(sum(old[name] != new[name] for name in old), 60)
            vocabulary = (models / "vocab.txt").read_text(encoding="utf-8").rstrip("\n").split("\n")
            example = {"sentences": [[100, 101, 102]]}
            first, then = (Runtime(place / "encoder.onnx", vocabulary).outputs(example) for place in (SHIPPED, models))
            self.assertFalse(np.array_equal(first["read"], then["read"]))
            near = np.corrcoef(first["vector"], then["vector"])[0, 1]
            self.assertGreater(near, 0.9)


if __name__ == "__main__":
    unittest.main()
