"""Reads which sentences a text carries (`data/carried/*.txt`, see `data/carried/FORMAT.md`).

python carried.py FILE...    # what is malformed goes to standard error, and the exit status says whether anything was
"""

import sys
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).parent
JUDGED = HERE / "data" / "carried"
KINDS = {"event", "person", "motive", "feeling", "role", "time", "cruel", "diagnosis", "order", "other"}
# Of so many texts the last is never learned from.
ASIDE = 12


@dataclass
class Judged:
    text: str
    claims: list[tuple[str, bool]] = field(default_factory=list)


def read_judged(path: Path) -> tuple[list[Judged], list[str]]:
    found, problems = [], []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = line.strip()
        kind, bar, claim = line[2:].partition("|")
        if not line:
            continue
        if line.startswith("# "):
            found.append(Judged(line[2:].strip()))
        elif not found:
            problems.append(f"{path.name}:{number}: a sentence without its text")
        elif line.startswith("+ "):
            found[-1].claims.append((line[2:].strip(), True))
        elif line.startswith("- ") and bar and kind.strip() in KINDS:
            found[-1].claims.append((claim.strip(), False))
        else:
            problems.append(f"{path.name}:{number}: neither carried nor a kind of what isn't")
    problems += [f"{path.name}: nothing is judged beside “{one.text[:40]}”" for one in found if not one.claims]
    return found, problems


def main() -> None:
    problems, texts, claims = [], 0, 0
    for path in [Path(name) for name in sys.argv[1:]] or sorted(JUDGED.glob("*-*.txt")):
        found, wrong = read_judged(path)
        problems += wrong
        texts += len(found)
        claims += sum(len(one.claims) for one in found)
    print(f"{claims} sentences beside {texts} texts, {len(problems)} problems")
    for problem in problems:
        print(problem, file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
