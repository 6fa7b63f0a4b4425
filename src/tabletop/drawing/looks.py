"""The style sheets of pictures: light, dark, or both, of which a device takes the one it asks for.

Without variables, since not only browsers draw SVG; each rule for pictures of one kind alone, since a picture may
stand within a page of somebody else's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

LETTERS: Final = {
    "": (
        '"Palatino Linotype","Book Antiqua",Palatino,"Iowan Old Style",Georgia,serif',
        'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif',
    ),
    "zh-Hant": (
        '"Songti TC","Noto Serif TC","Noto Serif CJK TC","PMingLiU",serif',
        '"PingFang TC","Noto Sans TC","Noto Sans CJK TC","Microsoft JhengHei",system-ui,sans-serif',
    ),
    "zh-Hans": (
        '"Songti SC","Noto Serif SC","Noto Serif CJK SC","SimSun",serif',
        '"PingFang SC","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei",system-ui,sans-serif',
    ),
}
# Both looks in one picture; or one of them everywhere.
LOOKS: Final = ("auto", "light", "dark")
# Paper is light on every device.
NIGHT: Final = "@media screen and (prefers-color-scheme:dark){"
# By day, by night: as #rrggbb.
Colours = Mapping[str, tuple[str, str]]

# The colours of every game's picture: those of site/css/tokens.css.
FILLS: Final[Colours] = {
    "back": ("#f2e4c3", "#0d1530"),
    "bar": ("#fbf1da", "#0b1128"),
    "seat": ("#fffaf0", "#1b2854"),
    "active": ("#fdeebc", "#2a3664"),
    "own": ("#fbf4e2", "#16214a"),
    "ivory": ("#fffaf0", "#f8f0dd"),
    "text": ("#2b1d0e", "#f1f3fc"),
    "soft": ("#594325", "#c0cae9"),
    "gilt": ("#754a00", "#e9bd3b"),
    "lit": ("#b27d0c", "#e9bd3b"),
    "ink": ("#241b10", "#241b10"),
    "winner": ("#fff0b8", "#4b3f14"),
}
LINES: Final[Colours] = {
    "line": ("#d2b880", "#2f3f76"),
    "gilt-line": ("#b27d0c", "#e9bd3b"),
    "card-edge": ("#c2a464", "#bfa671"),
}
# The colours of the seats' pieces on boards (site/css/island/board.css, site/css/crane/board.css).
PIECES: Final = ("#3f78d8", "#cc4527", "#125a40", "#5d2d7e")


def fill(name: str, colour: str) -> str:
    """Return the rule that fills a class; `color` is for signs that are lines."""
    return f".{name}{{fill:{colour};color:{colour}}}"


def line(name: str, colour: str) -> str:
    """Return the rule that outlines a class."""
    return f".{name}{{stroke:{colour}}}"


def coloured(fills: Colours, lines: Colours, *, night: bool) -> list[str]:
    """Return the rules of all classes that have one colour by day and one by night."""
    rules = [fill(name, colours[night]) for name, colours in fills.items()]
    return rules + [line(name, colours[night]) for name, colours in lines.items()]


def sheet(picture: str, language: str, look: str, rules: Callable[[bool], Sequence[str]]) -> str:
    """Return the style sheet of a picture.

    Args:
        picture: The class of the picture's root: no rule is for anything else.
        language: The language of its texts, by which letters are chosen.
        look: One of LOOKS.
        rules: `rules(night)` returns the rules by day or by night, each of one selector.
    """
    serif, plain = LETTERS.get(language, LETTERS[""])
    letters = [f"text{{font-family:{plain};font-weight:600}}", f"text.serif{{font-family:{serif}}}"]
    first = [*letters, *rules(look == "dark")]
    words = "".join(f".{picture} {rule}" for rule in first)
    if look != "auto":
        return words
    return words + NIGHT + "".join(f".{picture} {rule}" for rule in rules(True) if rule not in first) + "}"
