"""Compares the messages of all languages and writes one file for each.

Contributors write English. Where a translation lacks a message, the page and the terminal show the English one;
`python3 build words` lists what is missing, and a release fails until it is translated.
"""

import re
from collections.abc import Iterable
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from build import games, paths
from build.games import Game
from build.say import BuildError

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
REFERENCE = "en"
SOURCES = paths.PAGE / "locales"
ANY = "any"  # the folder with the messages of any game, beside one for each game
CHAPTERS = "chapters"
TERMINAL = "terminal"  # what only terminals say: any game's and one file a game
WORKSHOP = "workshop"
LAST = "\nend-of-words = .\n"  # the last line, by which the page knows that a file is complete (site/js/fluent.js)

REMEDY = ": correct it, or delete it, and English is shown until it is translated"

Messages = dict[str, frozenset[str]]


def make(dist: Path, wanted: frozenset[str] = frozenset(), game: Game = games.PLAYED) -> None:
    """Write ``locales/<language>.ftl`` for each language of a game, after a check of all its messages, chapters' too.

    Args:
        dist: the folder of the game's site.
        wanted: ids of the messages that the cards, the characters and the lessons need.
        game: the game.

    Raises:
        BuildError: English lacks a message; or a translation has one that English lacks, uses a variable that English
            does not, or cannot be read. All are listed.
    """
    texts = _texts(game)
    require_english(wanted - _messages(texts[REFERENCE])[0].keys(), game)
    faults = check(texts)
    if faults:
        raise BuildError("The languages do not agree:\n  " + "\n  ".join(faults))
    folder = dist / "locales"
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        (folder / f"{language}.ftl").write_text(_of_page(language, game) + LAST, encoding="utf-8", newline="\n")


def require_english(missing: Iterable[str], game: Game = games.PLAYED) -> None:
    """Check that English lacks no message.

    Raises:
        BuildError: it does; the text has the lines to write, and says where.
    """
    names = sorted(missing)
    if names:
        raise BuildError(
            f"{len(names)} messages that cards or lessons name are missing: write in site/locales/{REFERENCE}/"
            f"{game.name}/ (English is enough):\n{stubs(names)}"
        )


def stubs(names: Iterable[str]) -> str:
    """Return lines of Fluent for the messages of these ids, without their words; `a.help` is the attribute of `a`."""
    attributes: dict[str, list[str]] = {}
    for name in sorted(names):
        message, _, attribute = name.partition(".")
        attributes.setdefault(message, []).append(attribute)
    lines = []
    for message, parts in attributes.items():
        lines += [f"{message} = …" if "" in parts else f"{message} ="]
        lines += [f"    .{part} = …" for part in parts if part]
    return "\n".join(lines)


def of_chapter(name: str, language: str, game: Game = games.PLAYED) -> str:
    """The file with a chapter's messages (build/chapters.py) in a language: any game's, then this game's."""
    files = [SOURCES / language / folder / CHAPTERS / f"{name}.ftl" for folder in (ANY, game.name)]
    return "".join(file.read_text(encoding="utf-8") for file in files if file.exists()) + LAST


def text_of(name: str, game: Game) -> str:
    """Return the English words of a message without variables on a game's page, as a page has them before any file."""
    match = re.search(rf"^{name} = (.*)$", _of_page(REFERENCE, game), re.MULTILINE)
    if match is None:
        raise BuildError(f"{game.title} lacks the message {name} in site/locales/{REFERENCE}/{game.name}/.")
    return match[1]


def untranslated() -> dict[str, list[str]]:
    """Return the ids of the English messages that each translation lacks, or has from an older text, sorted."""
    listed: dict[str, list[str]] = {}
    for game in games.ALL:
        for language, names in missing(_texts(game)).items():
            listed[language] = sorted({*listed.get(language, []), *names})
    return listed


def missing(texts: dict[str, str]) -> dict[str, list[str]]:
    """Return the ids of the messages of the first language that each of the others lacks, sorted.

    One that does not use all its variables is older than the message: it lacks what was added.
    """
    messages = {language: _messages(text)[0] for language, text in texts.items()}
    first = messages[next(iter(texts))]
    return {
        language: sorted(name for name, variables in first.items() if name not in others or variables - others[name])
        for language, others in list(messages.items())[1:]
    }


def require_translations() -> None:
    """Check that no translation lacks a message.

    Raises:
        BuildError: some do; all are listed.
    """
    listed = [f"{language}: {name}" for language, names in untranslated().items() for name in names]
    if listed:
        raise BuildError("A release needs these messages in every language:\n  " + "\n  ".join(listed))


def check(texts: dict[str, str]) -> list[str]:
    """The faults of the given languages, in sentences; the others are compared with the first.

    No fault is a message that a translation lacks, or one without a variable: see `missing`.
    """
    faults: list[str] = []
    messages: dict[str, Messages] = {}
    for language, text in texts.items():
        messages[language], unreadable = _messages(text)
        faults += [f"{language}: {fault}" for fault in unreadable]
    first = next(iter(texts))
    for language in list(texts)[1:]:
        faults += [f"{language}: {fault}" for fault in _differences(messages[first], messages[language], first)]
    return faults


def _differences(reference: Messages, other: Messages, name: str) -> list[str]:
    faults = [f"{key} is not in {name}: delete it" for key in sorted(other.keys() - reference.keys())]
    for key in sorted(reference.keys() & other.keys()):
        unknown = other[key] - reference[key]
        if unknown:
            faults.append(f"{key} uses {', '.join(sorted(unknown))}, which {name} does not give it{REMEDY}")
    return faults


def _messages(text: str) -> tuple[Messages, list[str]]:
    """The variables of each message and attribute; and the faults: what cannot be read or stands twice."""
    result: Messages = {}
    faults: list[str] = []
    for entry in parse(text).body:
        if isinstance(entry, ast.Junk):
            reasons = "; ".join(note.message or "" for note in entry.annotations)
            faults.append(f"cannot read {(entry.content or '').strip().splitlines()[0]!r}: {reasons}")
        elif isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if name in result:
                faults.append(f"{name} stands twice")
            result[name] = _variables(entry.value)
            result |= {f"{name}.{part.id.name}": _variables(part.value) for part in entry.attributes}
    return result, faults


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's way to name it
        self.names.add("$" + node.id.name)


def _variables(pattern: ast.Pattern | None) -> frozenset[str]:
    visitor = _Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return frozenset(visitor.names)


def _of_page(language: str, game: Game) -> str:
    """The messages of any game and of this one in a language, without those of its chapters."""
    files = [*_files(language, ANY), *_files(language, game.name)]
    return _joined([path for path in files if path.parent.name != CHAPTERS])


def _texts(game: Game) -> dict[str, str]:
    return {language: _all(language, game) for language in LANGUAGES}


def _all(language: str, game: Game = games.PLAYED) -> str:
    """The messages of a game in a language, its chapters' and terminal's too; the workshop's are the first game's."""
    folders = [ANY, game.name, *([WORKSHOP] if game is games.PLAYED else [])]
    terminal = [SOURCES / language / TERMINAL / f"{name}.ftl" for name in (ANY, game.name)]
    paths = [path for folder in folders for path in _files(language, folder)]
    return _joined([*paths, *filter(Path.exists, terminal)])


def _files(language: str, folder: str) -> list[Path]:
    return sorted((SOURCES / language / folder).rglob("*.ftl"))


def _joined(files: list[Path]) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in files)
