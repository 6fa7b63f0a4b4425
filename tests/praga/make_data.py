"""Writes a data set of the third game as a module of literals, since nothing is read from files in the browser.

python -m tests.praga.make_data
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from pprint import pformat
from typing import Any

SOURCE = Path(__file__).parent / "data" / "house-2.json"
TARGET = Path(__file__).parents[2] / "src" / "praga" / "data" / "house_2.py"
HEAD = '''"""The data set `house-2`: all numbers that are printed on pieces, from tests/praga/data/house-2.json.

Written by `python -m tests.praga.make_data`; docs/praga/data.md says of each number whose it is.
"""

from __future__ import annotations

from typing import Any, Final

# fmt: off
DATA: Final[dict[str, Any]] = (
'''
NEW_LINE = r"\n +"
LINE = "\n "


def module_of(text: str) -> str:
    """The module for a data set as JSON.

    All lines are indented alike: aligned with their brackets they would be half of the file, and a tenth compressed.
    """
    literal = pformat(_without_marks(json.loads(text)), width=118, compact=True, sort_dicts=False)
    return f"{HEAD}{re.sub(NEW_LINE, LINE, literal)}\n)\n"


def _without_marks(data: Any) -> Any:
    """The data without the notes on where each number is from."""
    if isinstance(data, dict):
        return {key: _without_marks(value) for key, value in data.items() if not key.endswith("mark")}
    return [_without_marks(item) for item in data] if isinstance(data, list) else data


def main() -> None:
    """Write the module."""
    TARGET.write_text(module_of(SOURCE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
