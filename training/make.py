"""Makes what is shipped again, from the recipe that says every step with its arguments.

    python make.py --public ../../shared/data --start START.onnx --work WORK --models ../models
    python make.py --limit 200 --work WORK --models TRY      # every step on a few rows of our own, to see that it works

START is the graph that the recipe goes on from (`git show COMMIT:models/encoder.onnx`, the commit as in the recipe). Data other than
the recipe's is refused: who changes it changes the recipe too (`--checksums` prints what belongs there).
"""

import argparse
import hashlib
import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
# What prepare.py and refine.py read of our own data (the page lists the kinds of events; the library says what each moment is), and of the public sets.
OWN = ("EVENTS.md", "situations", "held-out", "sentences", "events", "frames", "moments", "carried", "library", "strangers", "unlearned")
PUBLIC = ("label_map.json", "empathetic_dialogues", "goemotions", "enisear_appraisal", "cssrs_reddit")


def checksum(*places: Path) -> str:
    """Of all data under these places, by name and content."""
    found = hashlib.sha256()
    for place in places:
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file() and path.name != "SOURCE.md":
                name = path.relative_to(place.parent).as_posix()
                found.update(f"{name}\n{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return found.hexdigest()


def checksums(arguments: argparse.Namespace) -> dict[str, str]:
    return {
        "own": checksum(*(HERE / "data" / name for name in OWN)),
        "public": checksum(*(arguments.public / name for name in PUBLIC)),
        "start": hashlib.sha256(arguments.start.read_bytes()).hexdigest(),
    }


def words_of(value: object) -> list[str]:
    if isinstance(value, list):
        return [str(each) for each in value]
    return [json.dumps(value) if isinstance(value, dict) else str(value)]


def command_of(step: dict, places: dict[str, Path]) -> list[str]:
    command = [sys.executable, str(HERE / step["script"])]
    for name, value in step["arguments"].items():
        words = words_of(value)
        for place, path in places.items():
            words = [word.replace(f"<{place}>", str(path)) for word in words]
        command += [f"--{name}", *words] if value is not True else [f"--{name}"]
    return command


def tried(command: list[str], arguments: argparse.Namespace) -> list[str]:
    """The same step on a few rows, without the public sets."""
    limit = ["--limit", str(arguments.limit)]
    script = Path(command[1]).name
    if script == "prepare.py":
        return [*command, "--own-alone", *limit]
    if script == "train.py":
        return [*command, *limit, "--steps", "2", "--batch", "16", "--workers", "0"]
    return command


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--recipe", type=Path, default=HERE / "recipe.json")
    parser.add_argument("--public", type=Path, default=HERE / "../../shared/data")
    parser.add_argument("--start", type=Path, default=HERE / "../models/encoder.onnx")
    parser.add_argument("--work", type=Path)
    parser.add_argument("--models", type=Path)
    parser.add_argument("--limit", type=int, default=0)
    parser.add_argument("--checksums", action="store_true", help="print what belongs into the recipe, and nothing else")
    arguments = parser.parse_args()
    recipe = json.loads(arguments.recipe.read_text())
    if arguments.checksums:
        print(json.dumps(checksums(arguments), indent=1))
        return
    if not arguments.limit and (there := checksums(arguments)) != recipe["data"]:
        others = ", ".join(name for name in there if there[name] != recipe["data"][name])
        raise SystemExit(f"not the data of the recipe: {others}")
    arguments.work.mkdir(parents=True, exist_ok=True)
    places = {name: getattr(arguments, name) for name in ("public", "start", "work", "models") if getattr(arguments, name)}
    for step in recipe["steps"]:
        command = command_of(step, places)
        if arguments.limit:
            command = tried(command, arguments)
        if step["script"] == "assemble.py":
            command += ["--made", json.dumps({"recipe": recipe["name"], "data": recipe["data"]["own"]})]
        print(step["script"], flush=True)
        subprocess.run(command, check=True)


if __name__ == "__main__":
    main()
