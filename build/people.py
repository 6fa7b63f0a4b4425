"""Writes ``art/people.svg``: the parts of players' faces, each of which the page draws over others.

And the page's table of the names that have a face of their own.
"""

import re
from pathlib import Path

from build import paths
from tabletop.drawing.people import BOTS, CORNER, SIZE, sprite

FILE = "people.svg"
PAGE = paths.PAGE / "table" / "portraits.py"
TABLE = re.compile(r"(?<=# The table begins\.\n).*?(?=# The table ends\.\n)", re.DOTALL)


def make(folder: Path) -> None:
    """Write the file; its colours are custom properties, which the page sets for each face."""
    symbols = "\n".join(f'<symbol id="{name}" {box()}>{_shapes(paths)}</symbol>' for name, paths in sprite().items())
    text = f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n'
    (folder / FILE).write_text(text, encoding="utf-8", newline="\n")


def with_table(text: str) -> str:
    """The page's source with the table of names and faces as pictures have it (``site/table/portraits.py``)."""
    rows = "".join(f'    "{" ".join(map(str, bot))}",\n' for bot in BOTS)
    return TABLE.sub(f"_BOTS = (\n{rows})\n", text)


def box() -> str:
    """The attribute that shows a face, and what is around it not."""
    return f'viewBox="{CORNER[0]} {CORNER[1]} {SIZE} {SIZE}"'


def _shapes(paths: tuple[tuple[str, str], ...]) -> str:
    fills = ((colour if colour.startswith("#") else f"var(--{colour})", path) for colour, path in paths)
    return "".join(f'<path fill="{fill}" d="{path}"/>' for fill, path in fills)
