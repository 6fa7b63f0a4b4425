"""Documents are easy to read: short lines, short paragraphs, and a style guide (docs/style.md)."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

pytestmark = pytest.mark.desktop

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs/catan").glob("*.md")),
    *sorted((ROOT / "docs/praga").glob("*.md")),
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


SENTENCES = (ROOT / "docs" / "catan" / "sentences.md").read_text(encoding="utf-8")
SENTENCE_TESTS = (ROOT / "e2e" / "test_island_sentences.py").read_text(encoding="utf-8")


def test_every_sentence_of_the_source_text_has_a_row() -> None:
    assert re.findall(r"^\| (C-\d\d) \|", SENTENCES, re.MULTILINE) == [f"C-{number:02}" for number in range(1, 46)]


def test_every_row_names_tests_that_exist() -> None:
    named = set(re.findall(r"`(c\d\d_\w+)`", SENTENCES))

    assert named == set(re.findall(r"^def test_(c\d\d_\w+)", SENTENCE_TESTS, re.MULTILINE))
