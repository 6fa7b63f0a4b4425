"""Products of the build from drawings."""

from pathlib import Path

from fontTools.ttLib import TTFont

from build.art import make_face


def test_digits_of_titles_come_from_the_text_face(tmp_path: Path) -> None:
    """The 1 of the title face is drawn as an I: "Round 1" was read as "Round I"."""
    make_face(tmp_path)

    letters = TTFont(tmp_path / "title.woff2").getBestCmap()

    assert [letter for letter in "R0123456789" if ord(letter) in letters] == ["R"]
