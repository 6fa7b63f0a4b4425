"""What the style sheets may not say, since it costs every change of the page."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from build.paths import PAGE

SHEETS = sorted(PAGE.rglob("*.css"))
COMMENTS = re.compile(r"/\*.*?\*/", re.DOTALL)
PSEUDO = re.compile(r"::?[\w-]+")


def split(text: str, at: str) -> list[str]:
    """The parts of a text between these letters, but for those in brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        if letter in at and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


def selectors(sheet: str) -> Iterator[list[str]]:
    """Each selector of a style sheet as a list of its compounds."""
    for rule in re.findall(r"([^{};]+)\{", COMMENTS.sub("", sheet)):
        if not rule.strip().startswith("@"):
            yield from (split(selector, " >~+\n") for selector in split(rule, ","))


def names_nothing(compound: str) -> bool:
    """Whether a compound has no class, id, tag or attribute, not even as one of several in `:is`."""
    listed = re.fullmatch(r"(?:\*)?:(?:is|where)\((.*)\)", compound)
    if listed:
        return any(names_nothing(split(selector, " >~+")[-1]) for selector in split(listed[1], ","))
    without = re.sub(r"\(.*\)", "", compound)
    return not PSEUDO.sub("", without).replace("*", "")


def costly(sheet: str) -> list[str]:
    """The selectors that take any element below or beside one with a `:has`."""
    return [
        " ".join(compounds)
        for compounds in selectors(sheet)
        if any(":has(" in compound for compound in compounds[:-1]) and names_nothing(compounds[-1])
    ]


def test_a_costly_selector_is_found() -> None:
    sheet = "a { } @media (x) { body:has(> .b) #c > *, .d:has(.e) :is(.f, .g) { x: y } }"

    assert costly(sheet) == ["body:has(> .b) #c *"]


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: str(path.relative_to(PAGE)))
def test_no_selector_takes_any_element_after_a_has(path: Path) -> None:
    """Blink then styles all below an element anew, whenever something changes in it that any `:has` may ask about."""
    assert costly(path.read_text(encoding="utf-8")) == []
