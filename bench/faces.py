"""Draws a sheet of all faces, those of characters and two dozen of players, to be looked at.

    .venv/bin/python -m bench.faces sheet.png            at 40, 96 and 300 px, by day and by night, in grey as well
    .venv/bin/python -m bench.faces sheet.png --size 40

Printed are the bytes of each kind of face, packed by gzip.
"""

from __future__ import annotations

import argparse
import gzip
import itertools

from playwright.sync_api import sync_playwright

from build.browser import system_chromium
from build.people import box
from citadels.drawing.faces.portraits import PORTRAITS
from citadels.drawing.faces.portraits import paths as character
from tabletop.drawing import people
from tabletop.drawing.heads import SIZE

PLAYERS = ["Ann", *(name for name in people.FIRST if name.isascii() and name != "Ann"), "Ben", "Carla", "Dev", "Eve"]
TURNS = (None, 5)  # each player's first face, and another one
SIZES = (40, 96, 300)  # pixels
LOOKS = ("day", "night", "day grey")
BEHIND = "#8d8f99"  # a character; on the page it is the colour of the rank's kind
STYLE = """body { margin: 0; font: 12px sans-serif; }
section { padding: 12px; display: flex; flex-wrap: wrap; gap: 6px; }
.day { background: #f7eed8; color: #2b1d0e; } .night { background: #0d1530; color: #f1f3fc; }
.grey { filter: grayscale(1); }
figure { margin: 0; display: grid; justify-items: center; } svg { border-radius: 22%; }"""


def drawing(shapes: tuple[tuple[str, str], ...], behind: str, box: str, size: int, name: str) -> str:
    """A face as a figure, with its name below it where there is room."""
    inner = "".join(f'<path fill="{colour}" d="{path}"/>' for colour, path in shapes)
    label = f"<figcaption>{name}</figcaption>" if size > min(SIZES) else ""
    svg = f'<svg width="{size}" height="{size}" style="background:{behind}" {box}>{inner}</svg>'
    return f"<figure>{svg}{label}</figure>"


def faces(size: int) -> str:
    """All faces at a size."""
    whole = f'viewBox="0 0 {SIZE} {SIZE}"'
    drawn = [drawing(character(role), BEHIND, whole, size, role) for role in PORTRAITS]
    drawn += [
        drawing(people.paths(name, turn), people.look(name, turn).colours["backdrop"], box(), size, name)
        for turn, name in itertools.product(TURNS, PLAYERS)
    ]
    return "".join(drawn)


def sheet(sizes: list[int]) -> str:
    """The page with all faces at these sizes, in both looks and in grey."""
    sections = [f'<section class="{css}">{faces(size)}</section>' for size in sizes for css in LOOKS]
    return f"<!doctype html><style>{STYLE}</style>{''.join(sections)}"


def weights() -> dict[str, tuple[int, int]]:
    """The number of characters' faces and of players' parts, and the bytes of each kind together, packed."""
    own = [f'{colour}"{path}' for role in PORTRAITS for colour, path in character(role)]
    parts = [f'{colour}"{path}' for shapes in people.sprite().values() for colour, path in shapes]
    return {
        "characters": (len(PORTRAITS), len(gzip.compress("".join(own).encode()))),
        "parts of players": (len(people.sprite()), len(gzip.compress("".join(parts).encode()))),
    }


def main() -> None:
    """Draw the sheet, and print the weights."""
    parser = argparse.ArgumentParser(description="Draw a sheet of all faces.")
    parser.add_argument("file")
    parser.add_argument("--size", type=int, action="append", help="in pixels; default: 40, 96 and 300")
    arguments = parser.parse_args()
    with sync_playwright() as tools:
        chromium = tools.chromium.launch(executable_path=system_chromium(), chromium_sandbox=False)
        page = chromium.new_page(viewport={"width": 1280, "height": 800})
        page.set_content(sheet(arguments.size or list(SIZES)))
        page.screenshot(path=arguments.file, full_page=True)
        chromium.close()
    for kind, (count, size) in weights().items():
        print(f"{kind:<18}{count:>4}{size:>8,} bytes")


if __name__ == "__main__":
    main()
