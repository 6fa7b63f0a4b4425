"""Writes the tables of documents that repeat facts of the tree: games, folders, packages, commands, counts of lines.

    python3 build docs --tables

A table stands behind a comment with its name; all rows behind that are written anew:

    <!-- table: games -->

Its facts come from the games' records (`build.games`), the docstrings of packages, the layers that import-linter
checks (`build.contracts`), and the commands (`build.commands`). A folder without words in `SHARED` or `PAGE` is an
error, and so are words without a folder. A count of lines stays as it was until it is a tenth off, so that few changes
renew one.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from build import commands, contracts, games, paths, people
from build.games import Game
from build.say import BuildError, say

TABLE = re.compile(r"(<!-- table: ([\w-]+) -->\n)((?:\|.*\n)*)")
SMALL = paths.ROOT / "e2e" / "nim"  # the game of docs/games.md, in the folders where a game's files go
COMMAND = "python3 build docs --tables"
TOLERANCE = 0.1  # the share by which a written count of lines may be off
INIT = "__init__.py"
ROUND = 10  # counts of lines are written to the nearest

# The folders of the repository that belong to no game.
SHARED = {
    "src/tabletop": "the kernel of turn-based games, which knows no game and no browser",
    "site": "the pages: Python for MicroPython, scripts, styles, pictures, messages; they know no rule",
    "games": "a record for each game, from which the build, the checks, the tests and the documents take its names",
    "build": "makes `dist/` and runs the checks, one module for each step",
    "tests": "unit tests, in CPython and some inside Pyodide",
    "e2e": "browser tests",
    "bench": "measurements, training and tuning of bots, mutation tests",
    "integrations": "plugins for other people's software: a block for WordPress",
    "docs": "rules by number, formats, guides; decisions with reasons in `docs/adr/`",
}
# The folders of site/ that belong to no game, each with what its modules may import.
PAGE = {
    "site/table": ("what any game's page draws and does, in Python", "itself"),
    "site/chapters": ("lazy modules of any game", "`site/table/`, and modules that each game brings by the same name"),
    "site/watch": ("the replay's page", "`site/table/`, and a game's `watched.py`"),
    "site/js": ("scripts of any game: browser, engine's worker, storage", "itself"),
    "site/phones": ("connections between phones at one table", "`site/js/`"),
    "site/workshop": ("the page for authors of bots", "`site/js/`"),
    "site/css": ("styles: of any game, and a folder for each game that has its own", ""),
    "site/art": ("signs, icons, pictures", ""),
    "site/posters": ("the pictures that other people's pages show", ""),
    "site/locales": ("messages by language, each with a folder for any game and one for each game", ""),
}


@dataclass(frozen=True, slots=True)
class Place:
    """A row of the counts: folders and files, with `{package}` and `{page}` for those of a game."""

    name: str
    where: tuple[str, ...]
    about: str


ENGINE = "src/{package}"
COUNTED = (
    Place("`core/`, `flow/`, `cards/`", tuple(f"{ENGINE}/{name}" for name in ("core", "flow", "cards")),
          "state, frames, moves, rules"),
    Place("`data/`", (f"{ENGINE}/data",), "numbers printed on the pieces"),
    Place("`views/`", (f"{ENGINE}/views",), "what a seat may know, why a move is not legal"),
    Place("`notation/`", (f"{ENGINE}/notation",), "positions and links: the fields by name"),
    Place("`rulebook.py`, `game.py`", (f"{ENGINE}/rulebook.py", f"{ENGINE}/game.py"),
          "the functions by name, and the public class: mostly docstrings with examples"),
    Place("`bots/`", (f"{ENGINE}/bots",), "bots, guessing of hidden cards, advice"),
    Place("`cli/`", (f"{ENGINE}/cli",), "table, choices and events as words"),
    Place("`table/`", (f"{ENGINE}/table",), "prompts, choices, story and advice for the page"),
    Place("the rest", (f"{ENGINE}/drawing", f"{ENGINE}/workshop", f"{ENGINE}/envs"),
          "pictures, the workshop's engine, environments for learning"),
    Place("page", ("site/{page}",), "drawing, forms and lazy modules"),
    Place("tests", ("tests/{package}", "tests/{page}"), "rules by number, notation, views, bots, terminal, page"),
)  # fmt: skip
# What every game stands on.
KERNEL = (
    Place("`src/tabletop/`", ("src/tabletop",), "the kernel"),
    Place("`site/table/`, `site/chapters/`", ("site/table", "site/chapters"), "the page of any game"),
)
NIM_BESIDE = ("__init__.py", "game.py", "table/__init__.py", "table/sheets.py", "table/worker.py")
# The game of docs/games.md (`e2e/nim/`): its files, by what a game is, and what it needs beside that.
NIM = (
    Place("rules", ("src/nim/rulebook.py",), "a state and its frames, moves, views, the score"),
    Place("bots", ("src/nim/bots.py",), "one that plays anything, one that wins"),
    Place("drawing", ("site/nim/nim_game.py",), "the scene, and which lazy modules there are"),
    Place("words", ("site/locales/en/nim/nim.ftl",), "the messages in English"),
    Place("beside", tuple(f"src/nim/{name}" for name in NIM_BESIDE), "the public class, what a page gets, the worker"),
    Place("record", ("games/nim.toml",), "what the site and the checks take its names from"),
)


def write() -> list[str]:
    """Write the tables that are stale, and return and print the documents."""
    changed = outputs()
    for path, text in changed.items():
        path.write_text(text, encoding="utf-8")
        say(f"{path.relative_to(paths.ROOT).as_posix()}: tables written")
    return [path.name for path in changed]


def stale() -> list[str]:
    """Return the documents of which a table differs from the tree."""
    return [path.relative_to(paths.ROOT).as_posix() for path in outputs()]


def outputs() -> dict[Path, str]:
    """Return the documents that change, as they should be; and the page's table of players' names, if that does.

    Raises:
        BuildError: a document names a table that is not one of `TABLES`, or a folder has no words here.
    """
    read = {path: path.read_text(encoding="utf-8") for path in documents()}
    made = {path: filled(text, path) for path, text in read.items() if "<!-- table: " in text}
    read[people.PAGE] = people.PAGE.read_text(encoding="utf-8")
    made[people.PAGE] = people.with_table(read[people.PAGE])
    return {path: text for path, text in made.items() if text != read[path]}


def documents() -> list[Path]:
    """Return the documents that may have tables, in order."""
    return [*sorted(paths.ROOT.glob("*.md")), *sorted((paths.ROOT / "docs").rglob("*.md"))]


def filled(text: str, path: Path) -> str:
    """Return a document with its tables written anew; links in them are relative to its folder."""

    def table(match: re.Match[str]) -> str:
        if match[2] not in TABLES:
            raise BuildError(f"{path.name} names the table {match[2]!r}, which build/tables.py does not make.")
        head, *rows = TABLES[match[2]](path.parent)
        cells = [head, ["---"] * len(head), *counted_before(rows, match[3])]
        return match[1] + "".join(f"| {' | '.join(row)} |\n".replace("|  |", "| |") for row in cells)

    return TABLE.sub(table, text)


def counted_before(rows: list[list[str]], before: str) -> list[list[str]]:
    """Return the rows, each count being the one written before where that is not a tenth off."""
    earlier = {cells[0]: cells for line in before.splitlines() if (cells := cells_of(line))}
    return [
        [steady_count(cell, earlier[row[0]][at]) if len(earlier.get(row[0], ())) == len(row) else cell
         for at, cell in enumerate(row)]
        for row in rows
    ]  # fmt: skip


def cells_of(line: str) -> list[str]:
    """Return the cells of a row."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def steady_count(now: str, before: str) -> str:
    """Return a count as it was written, unless it is off by more than a tenth or no count."""
    numbers = [cell.replace(",", "") for cell in (now, before)]
    if not all(number.isdecimal() for number in numbers):
        return now
    present, past = map(int, numbers)
    return before if abs(present - past) <= TOLERANCE * present else now


def the_games(folder: Path) -> list[list[str]]:
    """Return the table of the games: how people and programs get each."""
    rows = [["game", "page", "in Python", "in a terminal", "rules"]]
    for game in games.ALL:
        package = game.packages[0]
        links = ", ".join(_link(f"docs/{name}.md", folder) for name in game.rules.values())
        rows.append([game.title, f"`{game.pages[0]}`", f"`from {package} import Game`", f"`{package}`", links])
    return rows


def folders(folder: Path) -> list[list[str]]:
    """Return the table of the repository's folders: the kernel, the games, and the rest."""
    engines = {f"src/{game.packages[0]}": _about(_source(game)) for game in games.ALL}
    words = {"src/tabletop": SHARED["src/tabletop"], **engines}
    words |= SHARED
    _check(words, [*_below("src"), *(name for name in _below("") if name != "src")])
    return [["folder", "contents"], *([f"`{name}/`", text] for name, text in words.items())]


def places(folder: Path) -> list[list[str]]:
    """Return the table of where each game has what."""
    rows = [["game", "engine", "page", "messages", "unit tests", "browser tests"]]
    for game in games.ALL:
        package = game.packages[0]
        tests = [f"tests/{name}" for name in (package, game.name) if (paths.ROOT / "tests" / name).exists()]
        browser = sorted(path.name for path in (paths.ROOT / "e2e").glob(f"test_{game.name}*.py"))
        rows.append([
            game.title,
            f"`src/{package}/`",
            f"`site/{game.name}/`",
            f"`site/locales/<language>/{game.name}/`",
            ", ".join(f"`{name}/`" for name in dict.fromkeys(tests)) or "the other folders of `tests/`",
            f"`e2e/{browser[0].removesuffix('.py')}*.py`" if browser else "the other files of `e2e/`",
        ])  # fmt: skip
    return rows


def chapters(folder: Path) -> list[list[str]]:
    """Return the table of the lazy modules, with the games that have each."""
    names = sorted({name for game in games.ALL for name in game.chapters})
    rows = [["lazy module", *(game.title for game in games.ALL)]]
    return [*rows, *([f"`{name}`", *("yes" if name in game.chapters else "" for game in games.ALL)] for name in names)]


def kernel(folder: Path) -> list[list[str]]:
    """Return the table of the kernel's packages, the highest first, as its contract has them."""
    return [["package", "contents", "may import"], *_layers("tabletop", "the standard library, without clock and dice")]


def packages(folder: Path) -> list[list[str]]:
    """Return the table of the first game's packages, the highest first, and of the other games in a row each."""
    rows = [["package", "contents", "may import"], *_layers(games.PLAYED.packages[0], "`tabletop`")]
    for game in games.OTHERS:
        package = game.packages[0]
        layers = ", ".join(
            f"`{name}`" for group in reversed(layers_of(package)) for name in group if name != "__main__"
        )
        rows.append(
            [f"`src/{package}/`", f"{_about(_source(game))}. From below: {layers}", "`tabletop`; no other game"]
        )
    return rows


def _layers(package: str, below: str) -> list[list[str]]:
    """Return a row for each package or module of a package, with the highest that it may import."""
    groups = [[name for name in group if name != "__main__"] for group in layers_of(package)]
    groups = [group for group in groups if group]
    allowed = [" | ".join(f"`{name}`" for name in group) for group in groups[1:]]
    texts = [f"{text.replace(' | ', ', ')} and below" for text in allowed] + [below]
    rows = []
    for group, text in zip(groups, texts, strict=True):
        for name in group:
            module = paths.SOURCE / package / f"{name}.py"
            place = module.relative_to(paths.ROOT).as_posix() if module.exists() else f"src/{package}/{name}/"
            rows.append([f"`{place}`", _about(module if module.exists() else module.with_suffix("") / INIT), text])
    return rows


def layers_of(package: str) -> list[list[str]]:
    """Return the layers of a package from the highest, as import-linter checks them; alternatives share a layer.

    Raises:
        BuildError: no contract has this package as its container.
    """
    for contract in contracts.settings()["contracts"]:
        if contract["type"] == "layers" and contract["containers"] == [package]:
            return [re.findall(r"\w+", layer) for layer in contract["layers"]]
    raise BuildError(f"There is no contract of layers for {package}: see build/contracts.py.")


def page(folder: Path) -> list[list[str]]:
    """Return the table of the page's folders."""
    words = dict(PAGE)
    for game in games.ALL:
        words[f"site/{game.name}"] = (f"what draws {game.title}, and its lazy modules", "`site/table/`; no other game")
    _check(words, _below("site"))
    first = [name for name in words if name in {"site/table", "site/chapters", "site/watch"}]
    order = [*first, *(f"site/{game.name}" for game in games.ALL)]
    return [
        ["folder", "contents", "may import"],
        *([f"`{name}/`", *words[name]] for name in dict.fromkeys([*order, *words])),
    ]


def the_commands(folder: Path) -> list[list[str]]:
    """Return the table of the commands."""
    rows = ([f"`python3 build {name}`", _relinked(text, folder)] for name, text in commands.COMMANDS.items())
    return [["command", "does"], *rows]


def parts(folder: Path) -> list[list[str]]:
    """Return the table of the checks."""
    named = {name: f"{text}; only where it is named" for name, text in commands.NAMED_PARTS.items()}
    rows = ([f"`{name}`", _relinked(text, folder)] for name, text in (commands.PARTS | named).items())
    return [["part", "checks"], *rows]


def lines(folder: Path) -> list[list[str]]:
    """Return the table of the lines of Python that each game has of its own."""
    rows = [["folder", *(game.title for game in games.ALL), "contents"]]
    return [*rows, *([place.name, *(_count(place, game) for game in games.ALL), place.about] for place in COUNTED)]


def kernel_lines(folder: Path) -> list[list[str]]:
    """Return the table of the lines of Python that any game stands on."""
    return [
        ["place", "lines", "contents"],
        *([place.name, _count(place, games.PLAYED), place.about] for place in KERNEL),
    ]


def nim(folder: Path) -> list[list[str]]:
    """Return the table of the files of the game of docs/games.md."""
    rows = [["part", "lines", "file", "contents"]]
    for place in NIM:
        count = sum(len((SMALL / name).read_text(encoding="utf-8").splitlines()) for name in place.where)
        rows.append([place.name, str(count), ", ".join(f"`e2e/nim/{name}`" for name in place.where), place.about])
    return rows


def _count(place: Place, game: Game) -> str:
    named = [paths.ROOT / text.format(package=game.packages[0], page=game.name) for text in place.where]
    count = sum(count_lines(path) for path in dict.fromkeys(named))
    return f"{max(ROUND, round(count / ROUND) * ROUND):,}" if count else ""


def count_lines(path: Path) -> int:
    """Return how many lines the Python files of a folder have, or one file; none where there is neither."""
    files = [path] if path.is_file() else [file for file in paths.files_under(path) if file.suffix == ".py"]
    return sum(file.read_text(encoding="utf-8").count("\n") for file in files)


def _source(game: Game) -> Path:
    return paths.SOURCE / game.packages[0] / INIT


def _about(path: Path) -> str:
    """Return the first sentence of a module's docstring, as a cell.

    Raises:
        BuildError: it has none.
    """
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    if not docstring:
        raise BuildError(f"{path.relative_to(paths.ROOT).as_posix()} has no docstring, of which a table is made.")
    return docstring.partition("\n\n")[0].replace("\n", " ").rstrip(".")


def _below(name: str) -> list[str]:
    """Return the folders of a folder that hold files of the repository, by their paths; "" is the repository itself."""
    parts = (path.relative_to(paths.ROOT / name).parts for path in sources() if path.is_relative_to(paths.ROOT / name))
    folders = {each[0] for each in parts if len(each) > 1 and not each[0].startswith(".")}
    return sorted(f"{name}/{folder}".lstrip("/") for folder in folders)


@cache
def sources() -> tuple[Path, ...]:
    """Return the files of the repository: those that git has; in an archive without git all of the folders above."""
    command = ("git", "ls-files", "-z")
    try:
        listed = subprocess.run(command, cwd=paths.ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return tuple(path for top in ("src", *SHARED) for path in paths.files_under(paths.ROOT / top))
    return tuple(path for name in listed.split("\0") if name and (path := paths.ROOT / name).exists())


def _check(words: Iterable[str], tree: Iterable[str]) -> None:
    """Check that exactly the folders of the tree have words.

    Raises:
        BuildError: a folder has none, or words have no folder; each is named.
    """
    faults = [f"{name}/ has no words in build/tables.py" for name in sorted({*tree} - {*words})]
    faults += [f"{name}/ has words in build/tables.py, and is not there" for name in sorted({*words} - {*tree})]
    if faults:
        raise BuildError("\n".join(faults))


def _link(path: str, folder: Path) -> str:
    """Return a link to a document, from a folder, with the document's path as its text."""
    target = Path(os.path.relpath(paths.ROOT / path, folder)).as_posix()
    return f"[{path}]({target})"


def _relinked(text: str, folder: Path) -> str:
    """Return a text of `build.commands`, whose links are relative to docs/, with links relative to a folder."""
    up = Path(os.path.relpath(paths.ROOT / "docs", folder)).as_posix()
    return text if up == "." else re.sub(r"\]\(", f"]({up}/", text)


TABLES: dict[str, Callable[[Path], list[list[str]]]] = {
    "games": the_games,
    "folders": folders,
    "places": places,
    "chapters": chapters,
    "kernel": kernel,
    "packages": packages,
    "page": page,
    "commands": the_commands,
    "parts": parts,
    "lines": lines,
    "kernel-lines": kernel_lines,
    "nim": nim,
}
