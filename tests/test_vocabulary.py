"""Names are the field's terms: no past participle stands for a value or a function (docs/style.md)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from build.paths import ROOT

FOLDERS = ("src", "site", "build", "tests", "e2e", "bench")
RULE = re.compile(r"No past participle as a name: not (.*?)\.$", re.MULTILINE | re.DOTALL)
BANNED = set(re.findall(r"`(\w+)`", RULE.findall((ROOT / "docs" / "style.md").read_text(encoding="utf-8"))[0]))


def names(tree: ast.Module) -> Iterator[str]:
    """Yield the names of functions, classes, arguments and variables; fields of a class may be keys of a format."""
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    fields = {id(field.target) for node in classes for field in node.body if isinstance(field, ast.AnnAssign)}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and id(node) not in fields:
            yield node.id


def is_banned(name: str) -> bool:
    """Whether a part of a name is banned; the name of a test is a sentence."""
    parts = re.sub(r"([A-Z])", r"_\1", name).lower().split("_")
    return not name.startswith("test_") and not BANNED.isdisjoint(parts)


def banned_names(path: Path) -> set[str]:
    """The banned names that a file binds."""
    return {name for name in names(ast.parse(path.read_text(encoding="utf-8"))) if is_banned(name)}


def files() -> Iterator[Path]:
    """Every Python file of the project."""
    for folder in FOLDERS:
        yield from sorted((ROOT / folder).rglob("*.py"))


# --- JavaScript

# Where JavaScript binds names: declarations, lists of parameters, and JSDoc's types and parameters.
BINDINGS = (
    re.compile(r"\b(?:const|let|var|function\*?|class|interface|import \* as)\s+(\w+)"),
    re.compile(r"\b(?:const|let|var)\s*[{\[]([^=;]*?)[}\]]\s*="),
    re.compile(r"\(([^()]*)\)\s*(?:=>|\{)"),
    re.compile(r"\b(\w+)\s*=>"),
    re.compile(r"^\s+(?:async )?(\w+)\([^()]*\) \{$", re.MULTILINE),
    re.compile(r"@(?:typedef|param|template)\s*(?:\{.*?\}\s*)?\[?(\w+)"),
)
STRINGS = re.compile(r"""\"(?:[^"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'""")


def javascript_names(source: str) -> set[str]:
    """The names that a JavaScript text binds, and some that stand beside them in a list of parameters."""
    bare = STRINGS.sub('""', source)
    return {name for binding in BINDINGS for text in binding.findall(bare) for name in re.findall(r"\w+", text)}


def scripts() -> Iterator[Path]:
    """Every JavaScript file and declaration of the project's own."""
    for folder in FOLDERS:
        paths = sorted((ROOT / folder).rglob("*.*"))
        yield from (
            path for path in paths if path.suffix in {".js", ".mjs", ".ts"} and "node_modules" not in path.parts
        )


def test_the_style_guide_lists_the_words() -> None:
    assert {"said", "told", "kept"} <= BANNED


def test_a_banned_name_is_seen() -> None:
    assert [name for name in names(ast.parse("def said(told):\n    kept = told")) if is_banned(name)] == [
        "said", "told", "kept",
    ]  # fmt: skip


def test_no_file_brings_a_banned_name_back() -> None:
    banned_by_file = {path.relative_to(ROOT).as_posix(): banned_names(path) for path in files()}
    assert {path: sorted(banned) for path, banned in banned_by_file.items() if banned} == {}


@pytest.mark.parametrize("source", [
    "const told = 1;",
    "const { text, said } = answer;",
    "function heard(kept) {}",
    "list.map(written => written.id)",
    "/** @param {string} shown */",
    "import * as kept from './bots.js';",
])  # fmt: skip
def test_a_banned_name_in_javascript_is_seen(source: str) -> None:
    assert any(map(is_banned, javascript_names(source)))


@pytest.mark.parametrize("source", ["// as it was told", 'words("kept");', "event.told;", "bots.shown = 3;"])
def test_a_word_of_a_comment_a_string_and_a_format_is_none(source: str) -> None:
    assert not any(map(is_banned, javascript_names(source)))


def test_no_script_brings_a_banned_name_back() -> None:
    banned = {
        path.relative_to(ROOT).as_posix(): sorted(filter(is_banned, javascript_names(path.read_text(encoding="utf-8"))))
        for path in scripts()
    }
    assert {path: names for path, names in banned.items() if names} == {}


# --- first words of docstrings and of JavaScript's comments

OPENINGS = re.compile(r"never with\n(.*?)\.$", re.MULTILINE | re.DOTALL)
NO_OPENINGS = set(re.findall(r"`(\w+)`", OPENINGS.findall((ROOT / "docs" / "style.md").read_text(encoding="utf-8"))[0]))


def opens_ill(docstring: str) -> bool:
    """Whether the first word is neither a verb nor the noun itself."""
    first = re.match(r"\w+", docstring.lstrip())
    return first is not None and first[0] in NO_OPENINGS


def docstrings(path: Path) -> Iterator[str]:
    """Yield the docstrings of a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""


def headings(source: str) -> Iterator[str]:
    """Yield the beginnings of a script's comments: of the file, and of whatever has a JSDoc comment."""
    yield from re.findall(r"\A// (.+)", source)
    yield from re.findall(r"/\*\*\s*(?:\* )?(.+)", source)


def test_the_style_guide_lists_openings() -> None:
    assert {"What", "Who", "How"} <= NO_OPENINGS


@pytest.mark.parametrize("docstring", ["What is drawn.", "How long it takes.", "\n    Who decides."])
def test_an_opening_with_a_question_is_seen(docstring: str) -> None:
    assert opens_ill(docstring)


def test_a_verb_a_noun_and_a_predicate_open_well() -> None:
    assert not any(map(opens_ill, ["Return the seat.", "The seat.", "Whether it is over.", "Whats-app links."]))


def test_docstrings_open_with_a_verb_or_a_noun() -> None:
    ill = [f"{path.relative_to(ROOT)}: {text[:60]}" for path in files() for text in docstrings(path) if opens_ill(text)]
    assert ill == []


def test_an_opening_in_a_script_is_seen() -> None:
    assert [*filter(opens_ill, headings("// What is kept.\n/** How long. */\n/**\n * Who sits. */"))] != []


def test_comments_of_scripts_open_with_a_verb_or_a_noun() -> None:
    ill = [
        f"{path.relative_to(ROOT)}: {text[:60]}"
        for path in scripts()
        for text in headings(path.read_text(encoding="utf-8"))
        if opens_ill(text)
    ]
    assert ill == []


def test_no_line_of_a_docstring_is_too_long() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {line.strip()[:40]}"
        for path in files()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        for line in (ast.get_docstring(node, clean=False) or "").splitlines()
        if len(line) > 120
    ]
    assert long == []


# --- messages of the page

MESSAGES = ROOT / "site" / "locales" / "en"
# Clauses that stand for a player (docs/style.md): a message names the player, or says "Ties: …".
CLAUSES = (
    re.compile(r"\bwho(?:m|s)?ever\b", re.IGNORECASE),
    re.compile(r"\bof (?:those|them) who\b", re.IGNORECASE),
    re.compile(r"\b(?:those|nobody|everybody|everyone|somebody|someone|anybody|anyone) who\b", re.IGNORECASE),
    re.compile(r"(?:^|[.;:] )who (?!it )[^.?]*[.;,:]", re.IGNORECASE),
    re.compile(r", who (?:holds|has|gets|does|first)\b[^.?]*(?:[.;]|$)", re.IGNORECASE),
)


def clauses(message: str) -> list[str]:
    """The clauses in a message's text that stand for a player."""
    return [match[0].strip() for clause in CLAUSES for match in clause.finditer(message)]


def message_lines() -> Iterator[str]:
    """Every line of the English messages, without its id."""
    for path in sorted(MESSAGES.rglob("*.ftl")):
        lines = path.read_text(encoding="utf-8").splitlines()
        yield from (line.partition("= ")[2] or line.strip() for line in lines if not line.startswith("#"))


@pytest.mark.parametrize("message", [
    "Whoever is first wins.",
    "Of those who are tied it is the dearer.",
    "Everybody with a cube gets one; who has most gets both.",
    "On a seven, who holds more than seven cards discards half.",
    "Who first holds 6 gold gets the bonus.",
    "It is asked of those who may answer.",
])  # fmt: skip
def test_a_clause_for_a_player_is_seen(message: str) -> None:
    assert clauses(message) != []


@pytest.mark.parametrize("message", ["Who gets the Crown?", "Guess who is who.", "The shield shows who played it."])
def test_a_question_and_an_object_are_none(message: str) -> None:
    assert clauses(message) == []


def test_messages_name_players_by_terms() -> None:
    assert [clause for line in message_lines() for clause in clauses(line)] == []
