"""Makes the page's emblems and its title font from open sets: one sprite and one small font, both credited."""

import json
import re
import shutil
from pathlib import Path

from fontTools import subset

from build import paths
from build.say import BuildError

EMBLEMS = paths.NODE_MODULES / "@iconify-json" / "game-icons"
FACE = paths.NODE_MODULES / "@fontsource" / "cinzel"
FACE_FILE = "cinzel-latin-700-normal.woff2"
TITLE_FACE = ("title.woff2", "title.LICENCE.txt")  # the cut font, and the licence that goes wherever it goes

# Letters and the punctuation of a title. Its 1 is drawn as an I: digits come from the text face (css/tokens.css).
GLYPHS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .,:!?()&+-–—/’‘“”·…×"

CREDIT = """\
The emblems in icons.svg and icons-2016.svg are from game-icons.net, Creative Commons Attribution 3.0 (CC BY 3.0),
https://creativecommons.org/licenses/by/3.0/ , by Lorc, Delapouite and contributors; only their colour is ours.
Each with its name in that set:

"""


DECIMAL = re.compile(r"(\d*)\.(\d+)")

# A sprite for what the first screen needs, and one for the cards of each later edition.
SPRITES = ("icons", "icons-2016")


def make(dist: Path) -> None:
    """Write the sprites of `SPRITES`, ``art/title.woff2``, and their credits.

    Raises:
        BuildError: a list in site/art names an emblem that the set does not have.
    """
    folder = dist / "art"
    folder.mkdir(parents=True, exist_ok=True)
    _sprites(folder)
    make_face(folder)


def _sprites(folder: Path) -> None:
    drawn = json.loads((EMBLEMS / "icons.json").read_text(encoding="utf-8"))
    emblems, default = drawn["icons"], drawn.get("width", 512)
    credited: dict[str, str] = {}
    for sprite in SPRITES:
        wanted: dict[str, str] = json.loads((paths.PAGE / "art" / f"{sprite}.json").read_text(encoding="utf-8"))
        missing = sorted(f"{ours} → {theirs}" for ours, theirs in wanted.items() if theirs not in emblems)
        if missing:
            raise BuildError(
                f"site/art/{sprite}.json names emblems that game-icons does not have:\n  " + "\n  ".join(missing)
            )
        symbols = [_symbol(ours, emblems[theirs], default) for ours, theirs in sorted(wanted.items())]
        text = '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"
        _write(folder / f"{sprite}.svg", text)
        credited |= wanted
    names = "".join(f"{ours}: {theirs}\n" for ours, theirs in sorted(credited.items()))
    _write(folder / "icons.LICENCE.txt", CREDIT + names)


def _symbol(name: str, emblem: dict[str, str | int], default: int) -> str:
    # One decimal of a coordinate is enough, as an emblem is 512 wide; the sprite gets a third smaller.
    body = re.sub(r"\d*\.\d{2,}", lambda number: f"{float(number.group()):.1f}".removeprefix("0"), str(emblem["body"]))
    body = without_zeros(body)
    width, height = emblem.get("width", default), emblem.get("height", default)
    return f'<symbol id="{name}" viewBox="0 0 {width} {height}">{body}</symbol>'


def without_zeros(drawing: str) -> str:
    """Leave out the zeros at the end of decimals in an SVG: 1.50 becomes 1.5, and 2.0 becomes 2.

    In a path a number may stand right after another one (`1.5.5` is 1.5 and 0.5): a point that divides two stays.
    """
    return DECIMAL.sub(_shortest, drawing)


def _shortest(number: re.Match[str]) -> str:
    whole, part = number[1], number[2].rstrip("0")
    divides = not whole or number.string[number.end() : number.end() + 1] == "."
    return f"{whole}.{part}" if part else number[0] if divides else whole


def make_face(folder: Path) -> None:
    """Write ``title.woff2`` and its licence: the letters of titles."""
    options = subset.Options(flavor="woff2", layout_features=["kern"], hinting=False, desubroutinize=True)
    options.recalc_timestamp = False
    options.drop_tables += ["GDEF", "GSUB", "STAT", "gasp"]  # a title needs none of them
    font = subset.load_font(str(FACE / "files" / FACE_FILE), options)
    cut = subset.Subsetter(options)
    cut.populate(text=GLYPHS)
    cut.subset(font)
    face, licence = TITLE_FACE
    subset.save_font(font, str(folder / face), options)
    font.close()
    shutil.copyfile(FACE / "LICENSE", folder / licence)


def copy_face(dist: Path, target: Path) -> None:
    """Copy the title font of `make`, with its licence, to another folder of the site, which must exist."""
    for name in TITLE_FACE:
        shutil.copyfile(dist / "art" / name, target / name)


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")
