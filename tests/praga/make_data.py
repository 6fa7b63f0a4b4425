"""Writes each data set of the third game as a module of literals, since nothing is read from files in the browser.

python -m tests.praga.make_data
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from pprint import pformat
from typing import Any

SOURCE = Path(__file__).parent / "data" / "house-2.json"  # the first set, which is whole
SETS = ("house-2", "house-3")
ABOUT = {
    "house-2": "all numbers that are printed on pieces",
    "house-3": "the tiles it has in place of others of its base",
}
HEAD = '''"""The data set `{name}`: {about}, from tests/praga/data/{name}.json.

Written by `python -m tests.praga.make_data`; docs/praga/data.md says of each number whose it is.
"""

from __future__ import annotations

from typing import Any, Final

# fmt: off
DATA: Final[dict[str, Any]] = (
'''
NEW_LINE = r"\n +"
LINE = "\n "


def source(name: str) -> Path:
    """The file of a data set."""
    return SOURCE.with_name(f"{name}.json")


def target(name: str) -> Path:
    """The module of a data set."""
    return Path(__file__).parents[2] / "src" / "praga" / "data" / f"{name.replace('-', '_')}.py"


def module_of(name: str) -> str:
    """The module for a data set.

    All lines are indented alike: aligned with their brackets they would be half of the file, and a tenth compressed.
    """
    data = _without_marks(json.loads(source(name).read_text(encoding="utf-8")))
    literal = pformat(data, width=118, compact=True, sort_dicts=False)
    head = HEAD.format(name=name, about=ABOUT[name])
    return f"{head}{re.sub(NEW_LINE, LINE, literal)}\n)\n"


def _without_marks(data: Any) -> Any:
    """The data without the notes on where each number is from."""
    if isinstance(data, dict):
        return {key: _without_marks(value) for key, value in data.items() if not key.endswith("mark")}
    return [_without_marks(item) for item in data] if isinstance(data, list) else data


def main() -> None:
    """Write the modules."""
    for name in SETS:
        target(name).write_text(module_of(name), encoding="utf-8")


if __name__ == "__main__":
    main()
