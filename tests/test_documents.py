"""Documents are easy to read: short lines, short paragraphs, and a style guide (docs/style.md)."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from build import games

pytestmark = pytest.mark.desktop

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *(path for game in games.OTHERS for path in sorted((ROOT / "docs" / game.package).glob("*.md"))),
]
LONGEST_LINE = 300
WIDTH, MOST_LINES = 120, 5
FENCE = re.compile(r"^\s*(```+|~~~+)")
ITEM = re.compile(r"^\s*(?:[-*+]|\d+\.)\s")
# What belongs to no paragraph: headings, rows of tables, markup.
APART = re.compile(r"^\s*(?:#|\||<)")
TARGET = re.compile(r"\]\([^)]*\)")


class Paragraph(NamedTuple):
    """The lines of a paragraph or list item, and the number of the first."""

    number: int
    lines: list[str]


def paragraphs(text: str) -> Iterator[Paragraph]:
    """Yield each paragraph and list item of a document; code, tables and headings are left out."""
    current = Paragraph(0, [])
    fence = ""
    for number, line in enumerate(text.split("\n"), start=1):
        opening = FENCE.match(line)
        inside = bool(fence) or opening is not None
        if opening is not None:
            fence = "" if fence and opening[1].startswith(fence) else fence or opening[1]
        apart = inside or not line.strip() or APART.match(line) is not None
        if current.lines and (apart or ITEM.match(line)):
            yield current
            current = Paragraph(0, [])
        if not apart:
            current = Paragraph(current.number or number, [*current.lines, line])
    if current.lines:
        yield current


def is_code(paragraph: Paragraph) -> bool:
    """Whether it is an indented block of code."""
    return paragraph.lines[0].startswith("    ") and not ITEM.match(paragraph.lines[0])


def long_lines(text: str) -> list[int]:
    """The numbers of lines that are too long, without the targets of links."""
    return [
        paragraph.number + at
        for paragraph in paragraphs(text)
        for at, line in enumerate(paragraph.lines)
        if len(TARGET.sub("]", line)) > LONGEST_LINE
    ]


def long_paragraphs(text: str) -> list[int]:
    """The numbers of first lines of paragraphs that are too long."""
    return [
        paragraph.number
        for paragraph in paragraphs(text)
        if not is_code(paragraph)
        and (len(paragraph.lines) > MOST_LINES or sum(map(len, paragraph.lines)) > WIDTH * MOST_LINES)
    ]


def test_no_line_is_too_long() -> None:
    assert [f"{path.name}:{number}" for path in DOCUMENTS for number in long_lines(path.read_text("utf-8"))] == []


def test_no_paragraph_is_too_long() -> None:
    assert [f"{path.name}:{number}" for path in DOCUMENTS for number in long_paragraphs(path.read_text("utf-8"))] == []


def test_the_way_in_links_to_the_style_guide() -> None:
    assert "](docs/style.md)" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("text", ["a" * 301, "- " + "a" * 301, "```\na\n```\n" + "a" * 301])
def test_a_long_line_is_found(text: str) -> None:
    assert long_lines(text) == [text.count("\n") + 1]


@pytest.mark.parametrize("text", [f"```\n{'a' * 301}\n```", f"| {'a' * 301} |", f"[a]({'a' * 301})"])
def test_code_tables_and_links_may_be_long(text: str) -> None:
    assert long_lines(text) == []


@pytest.mark.parametrize("text", ["a\n" * 6, "a" * 300 + "\n" + "a" * 301, "- a\n" + "  a\n" * 5])
def test_a_long_paragraph_is_found(text: str) -> None:
    assert long_paragraphs(text) == [1]


@pytest.mark.parametrize(
    "text", ["a\n" * 5, "- a\n" * 6, "# a\n" + "a\n" * 5, "```\n" + "a\n" * 6 + "```", "a\n\n" * 6]
)
def test_a_short_paragraph_is_not(text: str) -> None:
    assert long_paragraphs(text) == []


class Sentences(NamedTuple):
    """A table of what a page shows, with the tests of each row, and the file in which those without a path stand."""

    document: str
    tests: str
    row: str
    test: str


ISLAND = Sentences("docs/catan/sentences.md", "tests/island/test_sentences.py", r"C-\d\d", r"c\d\d_\w+")
CRANE = Sentences("docs/praga/sentences.md", "tests/crane/test_sentences.py", r"P\d+\.\d+", r"p\d+_\d+_\w+")
ELSEWHERE = re.compile(r"`([\w/]+\.py)::(test_\w+)`")
NOTHING_TO_SEE = re.compile(r"^## Rules with nothing to see\n(.*?)(?:^## |\Z)", re.MULTILINE | re.DOTALL)


def read(path: str) -> str:
    """The text of a file of this repository."""
    return (ROOT / path).read_text(encoding="utf-8")


def rows(table: Sentences) -> list[tuple[str, str]]:
    """The number of each row and its cell of tests."""
    return re.findall(rf"^\| ({table.row}) \|.*\| ([^|]*) \|$", read(table.document), re.MULTILINE)


def numbers(table: Sentences) -> list[str]:
    """The numbers of the rows, in order."""
    return [number for number, _ in rows(table)]


def test_every_sentence_of_the_source_text_has_a_row() -> None:
    assert numbers(ISLAND) == [f"C-{number:02}" for number in range(1, 46)]


def test_every_rule_of_the_crane_has_a_row_or_nothing_to_see() -> None:
    all_rules = re.findall(r"^- \*\*(P\d+\.\d+)\*\*", read("docs/praga/rules.md"), re.MULTILINE)
    unseen = re.findall(CRANE.row, NOTHING_TO_SEE.findall(read(CRANE.document))[0])

    assert sorted([*numbers(CRANE), *unseen]) == sorted(all_rules)


@pytest.mark.parametrize("table", [ISLAND, CRANE], ids=["island", "crane"])
def test_every_row_names_tests_that_exist(table: Sentences) -> None:
    named = set(re.findall(rf"`({table.test})`", read(table.document)))

    assert named == set(re.findall(rf"^def test_({table.test})", read(table.tests), re.MULTILINE))


@pytest.mark.parametrize("table", [ISLAND, CRANE], ids=["island", "crane"])
def test_every_row_names_a_test(table: Sentences) -> None:
    name = re.compile(rf"`{table.test}`|{ELSEWHERE.pattern}")

    assert [number for number, tests in rows(table) if not name.search(tests)] == []


@pytest.mark.parametrize("table", [ISLAND, CRANE], ids=["island", "crane"])
def test_a_test_that_is_named_with_its_file_stands_there(table: Sentences) -> None:
    named = ELSEWHERE.findall(read(table.document))

    assert named
    assert [test for path, test in named if f"def {test}(" not in read(path)] == []


def test_every_browser_test_of_a_sentence_is_named() -> None:
    path = "e2e/test_island_sentences.py"
    named = {test for file, test in ELSEWHERE.findall(read(ISLAND.document)) if file == path}

    assert named == set(re.findall(r"^def (test_\w+)", read(path), re.MULTILINE))
