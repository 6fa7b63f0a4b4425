"""Citations exist: rules in the texts of rules, paragraphs in the text named with them.

In what is another game's, the texts in its folder come first.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from build import games
from build.games import Game

pytestmark = pytest.mark.desktop

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
FOLDERS = ("src", "tests", "e2e", "site", "build", "bench", "docs", ".github")
KINDS = {".py", ".md", ".js", ".mjs", ".ts", ".css", ".html", ".ftl", ".toml", ".yml", ".json"}

LETTERS = "".join(games.RULES)
RULE = re.compile(rf"\b[{LETTERS}]\d+\.\d+(?:\.\d+)?[A-Z]?\b")
NUMBERED = re.compile(rf"^ *- \*\*([{LETTERS}]\d+\.\d+(?:\.\d+)?[A-Z]?)\*\*", re.MULTILINE)
# "notation §1", "docs/protocol.md §3", "in §4", "§3 and §6", "§1 to §4", "§3, §2".
PARAGRAPHS = re.compile(r"(?:\b([A-Za-z]+)(?:\.md)? )?(§ ?\w+(?:(?:, | and | to )§ ?\w+)*)")
OTHERS = [game.package for game in games.OTHERS]  # each has a folder of texts
NO_TEXTS = {None, "in", "see", "to"}  # words that may stand before a paragraph of the same text
# Texts that others have and this repository has not: their names tell a reader nothing.
ELSEWHERE = re.compile(r"\bS[012]\b|\bproduct\.md\b|\bseed 00\d\b|\bshared/|\bhostile test\b")


@cache
def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def sources() -> Iterator[Path]:
    """Every text that people write here."""
    yield from ROOT.glob("*.md")
    for folder in FOLDERS:
        paths = sorted((ROOT / folder).rglob("*"))
        yield from (path for path in paths if path.suffix in KINDS and path != Path(__file__))


def where(path: Path, position: int) -> str:
    """The file and line, as an editor opens them."""
    line = text(path).count("\n", 0, position) + 1
    return f"{path.relative_to(ROOT).as_posix()}:{line}"


def numbered() -> list[str]:
    """Every number of a rule where it is given, in order."""
    return [
        number
        for game in games.ALL
        for name in game.rules.values()
        for number in NUMBERED.findall(text(ROOT / "docs" / f"{name}.md"))
    ]


@cache
def rules() -> frozenset[str]:
    """The numbers that the texts of rules give."""
    return frozenset(numbered())


@cache
def paragraphs(name: str) -> frozenset[str]:
    """The numbers of a text's headings; none where there is no such text."""
    path = DOCS / f"{name.lower()}.md"
    return frozenset(re.findall(r"^## (\w+)\. ", text(path), re.MULTILINE)) if path.exists() else frozenset()


def nearest(name: str, path: Path) -> str:
    """Return the text of this name that a file means: in what is another game's, the one in its folder if any."""
    own = [game for game in OTHERS if game in path.parts and (DOCS / game / f"{name.lower()}.md").exists()]
    return f"{own[0]}/{name}" if own else name


def cited(path: Path) -> Iterator[tuple[str, str, int]]:
    """Each paragraph cited in a file: the text it is of, its number, and where. A text in docs/ may cite itself."""
    own = path.stem if DOCS in path.parents else ""
    for match in PARAGRAPHS.finditer(text(path)):
        name = nearest(own if match[1] in NO_TEXTS else match[1], path)
        yield from ((name, number, match.start()) for number in re.findall(r"§ ?(\w+)", match[2]))


def test_the_rules_are_numbered_once() -> None:
    assert [number for number in rules() if numbered().count(number) > 1] == []


def test_every_rule_that_is_cited_stands_in_the_rules() -> None:
    generator = ((path, rule) for path in sources() for rule in RULE.finditer(text(path)))

    assert [f"{where(path, rule.start())}: {rule[0]}" for path, rule in generator if rule[0] not in rules()] == []


@pytest.mark.parametrize("game", games.OTHERS, ids=lambda game: game.name)
def test_every_rule_of_another_game_is_cited_by_a_test_of_its_own(game: Game) -> None:
    folders = [ROOT / "tests" / game.package / name for name in ("rules", "roads")]
    cited_there = {number for folder in folders for path in folder.glob("*.py") for number in RULE.findall(text(path))}

    assert [number for number in numbered() if number[0] in game.rules and number not in cited_there] == []


def test_every_paragraph_that_is_cited_stands_in_the_text_named_with_it() -> None:
    generator = ((path, *item) for path in sources() for item in cited(path))

    assert [f"{where(path, at)}: {name} §{number}" for path, name, number, at in generator
            if number not in paragraphs(name)] == []  # fmt: skip


def test_no_text_is_cited_that_is_not_here() -> None:
    generator = ((path, name) for path in sources() for name in ELSEWHERE.finditer(text(path)))

    assert [f"{where(path, name.start())}: {name[0]}" for path, name in generator] == []


@pytest.mark.parametrize(("text", "meant"), [
    ("notation §1", [("notation", "1")]),
    ("docs/protocol.md §12", [("protocol", "12")]),
    ("Notation §3 and §6", [("Notation", "3"), ("Notation", "6")]),
    ("notation §1 to §4", [("notation", "1"), ("notation", "4")]),
    ("Notation §3, §2", [("Notation", "3"), ("Notation", "2")]),
    ("of somebody's (§7)", [("", "7")]),
])  # fmt: skip
def test_citations_are_read_as_they_are_written(tmp_path: Path, text: str, meant: list[tuple[str, str]]) -> None:
    path = tmp_path / "cites.py"
    path.write_text(text, encoding="utf-8")

    assert [(name, number) for name, number, _ in cited(path)] == meant


def test_links_between_the_texts_lead_somewhere() -> None:
    texts = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / ".github").rglob("*.md")]
    links = ((path, link) for path in texts for link in re.finditer(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", text(path)))

    assert [f"{where(path, link.start())}: {link[1]}" for path, link in links
            if not (path.parent / link[1]).exists()] == []  # fmt: skip


def anchors(path: Path) -> set[str]:
    """The anchors of a text's headings, as GitHub and the documentation make them."""
    headings = re.findall(r"^#+ (.+)$", text(path), re.MULTILINE)
    words = [re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).strip().lower() for heading in headings]
    return {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in words}


def test_links_into_a_text_lead_to_one_of_its_headings() -> None:
    texts = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    links = ((path, link) for path in texts for link in re.finditer(r"\]\(([^)#:\s]*\.md)?#([^)\s]+)\)", text(path)))

    assert [f"{where(path, link.start())}: {link[0][2:-1]}" for path, link in links
            if link[2] not in anchors(path.parent / link[1] if link[1] else path)] == []  # fmt: skip


def test_texts_named_without_a_link_are_there() -> None:
    """A path from the root, as scripts and comments name a document."""
    named = ((path, match) for path in sources() for match in re.finditer(r"\bdocs/[\w/-]+\.md\b", text(path)))

    assert [f"{where(path, match.start())}: {match[0]}" for path, match in named
            if not (ROOT / match[0]).exists() and "rulings" not in match[0]] == []  # fmt: skip


@pytest.mark.parametrize(("heading", "anchor"), [
    ("## A rule", "a-rule"),
    ("## What dist/ holds", "what-dist-holds"),
    ("## Why `package.json` overrides rollup", "why-packagejson-overrides-rollup"),
])  # fmt: skip
def test_the_anchor_of_a_heading_has_neither_capitals_nor_punctuation(
    tmp_path: Path, heading: str, anchor: str
) -> None:
    path = tmp_path / "text.md"
    path.write_text(heading, encoding="utf-8")

    assert anchors(path) == {anchor}
