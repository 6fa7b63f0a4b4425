"""Makes the page's title font from an open one: a small font, with its licence."""

import shutil
from pathlib import Path

from fontTools import subset

from build import paths

FACE = paths.NODE_MODULES / "@fontsource" / "cinzel"
FACE_FILE = "cinzel-latin-700-normal.woff2"
TITLE_FACE = ("title.woff2", "title.LICENCE.txt")  # the cut font, and the licence that goes wherever it goes

# Letters and the punctuation of a title. Its 1 is drawn as an I: digits come from the text face (css/tokens.css).
GLYPHS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .,:!?()&+-–—/’‘“”·…×"


def make(dist: Path) -> None:
    """Write ``art/title.woff2`` with its licence."""
    folder = dist / "art"
    folder.mkdir(parents=True, exist_ok=True)
    make_face(folder)


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
