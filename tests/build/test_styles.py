"""Rules of style sheets that would cost time at every change of the page."""

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
    without = re.sub(r"\(.*\)", "", compound).replace(":root", "html")
    return not PSEUDO.sub("", without).replace("*", "")


def costly(sheet: str) -> list[str]:
    """The selectors that ask any element what it has, take any one below or beside one with a `:has`, or after any."""
    return [
        " ".join(compounds)
        for compounds in selectors(sheet)
        if any(":has(" in compound and names_nothing(compound) for compound in compounds)
        or (any(":has(" in compound for compound in compounds[:-1]) and names_nothing(compounds[-1]))
    ] + re.findall(r"[^{};]*\*\s*[+~](?=[^{};]*\{)", COMMENTS.sub("", sheet))


@pytest.mark.parametrize("selector", ["body:has(> .b) #c > *", ".a > :has(.b)", ".a > * + *", ".a * ~ .b"])
def test_a_costly_selector_is_found(selector: str) -> None:
    sheet = "@media (x) { %s, .d:has(.e) :is(.f, .g), .h > .i + * { width: calc(1px * 2 + 3px) } }"

    assert len(costly(sheet % selector)) == 1
    assert costly(sheet % "h1") == []


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: str(path.relative_to(PAGE)))
def test_no_selector_makes_changes_costly(path: Path) -> None:
    """With them Blink styles all of the page anew whenever an element comes or goes, such as a coin that flies."""
    assert costly(path.read_text(encoding="utf-8")) == []
