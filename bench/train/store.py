"""Put trained weights into the package as Python text.

    python -m bench.train.store weights.json strong
    python -m bench.train.store outlook.json value
    python -m bench.train.store duel.json duel --outlook outlook.json
    python -m bench.train.store people.json reading --table people

A list is stored as the value function's weights, anything else as a policy's; --outlook puts both into one module.
With --table it is a table of picks in tenths (`bench.train.reading`), which joins those that the module has already;
with --hundredths it is several, by their names, in hundredths (`bench.train.experience`).
"""

from __future__ import annotations

import argparse
import json
import runpy
import textwrap
from pathlib import Path
from typing import Any

from citadels.bots.policy import Weights
from citadels.bots.weights import VERSION
from citadels.core.registry import EDITIONS, PLAYED

FOLDER = Path(__file__).parents[2] / "src" / "citadels" / "bots" / "weights"


def text_of(data: dict[str, Any], title: str) -> str:
    """Write weights as a module that holds them as JSON: packed, byte code with the numbers takes twice as much."""
    parts = [f'"{part}": {json.dumps(value)}' for part, value in data.items()]
    lines = [line for part in ",\n".join(parts).split("\n") for line in textwrap.wrap(part, 116)]
    return "\n".join([f'"""{title}"""', "", f"VERSION = {VERSION}", 'WEIGHTS = """{', *lines, '}"""', ""])


def rounded(value: Any) -> Any:
    """Three digits are enough."""
    if isinstance(value, dict):
        return {name: rounded(part) for name, part in value.items()}
    return [round(part, 3) for part in value] if isinstance(value, list) else round(value, 3)


def tables_of(path: Path) -> dict[str, Any]:
    """Return the tables of picks that a module has already."""
    if not path.exists():
        return {}
    tables: dict[str, Any] = json.loads(runpy.run_path(str(path))["WEIGHTS"])
    return tables


def _whole(table: dict[str, list[float]], parts: int) -> dict[str, list[int]]:
    """Write a table in whole numbers of tenths, or of hundredths."""
    return {name: [round(parts * weight) for weight in row] for name, row in table.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=Path)
    parser.add_argument("name")
    parser.add_argument("--outlook", type=Path)
    parser.add_argument("--table", help="whose picks the table tells")
    parser.add_argument("--hundredths", action="store_true", help="these are tables by their names")
    parser.add_argument("--edition", choices=tuple(EDITIONS), default=PLAYED.word, help="whose cards they play with")
    given = parser.parse_args()
    read = json.loads(given.source.read_text(encoding="utf-8"))
    if given.table:
        data = {**tables_of(FOLDER / f"{given.name}.py"), given.table: _whole(read, 10)}
    elif given.hundredths:
        data = {name: _whole(table, 100) for name, table in read.items()}
    else:
        data = {"outlook": read} if isinstance(read, list) else Weights(read, EDITIONS[given.edition]).write()
    if given.outlook:
        data["outlook"] = json.loads(given.outlook.read_text(encoding="utf-8"))
    title = f"Weights of `{given.name}`, made by bench/train; the commands are in docs/bots.md."
    (FOLDER / f"{given.name}.py").write_text(text_of(rounded(data), title), encoding="utf-8")


if __name__ == "__main__":
    main()
