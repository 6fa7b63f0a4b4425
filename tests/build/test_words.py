"""Places of words: the page's in its own files, a lazy module's there or in its own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from build import chapters, games, packs
from build.paths import PAGE, SOURCE
from catan.views import refusals as refusals_of_catan
from citadels.views import refusals as refusals_of_citadels

WORDS = PAGE / "locales" / "en"
SAID = re.compile(r"""\b(?:say|words|tell)\("([a-z][a-z-]*[a-z])"(?:, "([a-z][a-z-]*[a-z])")?""")


def messages(*files: Path) -> set[str]:
    """The ids of the messages in these files."""
    return {name for file in files for name in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.M)}


def used_ids(*folders: Path) -> set[str]:
    """The ids that the modules and scripts of folders name outright."""
    return ids_in({path for folder in folders for path in folder.iterdir() if path.is_file()})


def ids_in(files: set[Path]) -> set[str]:
    """The ids that files name outright."""
    texts = [path.read_text(encoding="utf-8") for path in files]
    return {name for text in texts for result in SAID.findall(text) for name in result if name}


AT_A_TABLE = ("share", "advice", "figures", "log")  # chapters that are loaded after the one that draws a table
BORROWED = {"lessons": ("advice",), "link": ("setting",)}  # chapters that load another for its words


def of_page(game: games.Game) -> set[str]:
    """The ids of the messages of a game's page."""
    return messages(*WORDS.glob("any/*.ftl"), *WORDS.glob(f"{game.name}/*.ftl"))


@pytest.mark.parametrize(("game", "page"), [(game, page) for game in games.ALL for page in game.packs])
def test_what_a_page_says_needs_no_chapter(game: games.Game, page: str) -> None:
    modules = set(packs.reachable(game.packs[page].first, game))
    names = (page, game.board)  # the replay has words of its own, and those of the chapter that draws a table
    own = [WORDS / folder / "chapters" / f"{name}.ftl" for folder in ("any", game.name) for name in names]

    assert ids_in(modules) - of_page(game) - messages(*filter(Path.exists, own)) == set()


@pytest.mark.parametrize(
    ("game", "reasons"),
    [(games.PLAYED, refusals_of_citadels.IN_WORDS), (games.BY_NAME["island"], refusals_of_catan.IN_WORDS)],
)
def test_the_page_has_words_for_each_reason_of_a_refusal(game: games.Game, reasons: Mapping[str, str]) -> None:
    """Sixteen of the island's had none: a move that its page does not offer was refused by an id."""
    assert {f"why-{reason}" for reason in reasons} - of_page(game) == set()


def test_what_the_terminal_says_is_among_the_words_it_reads() -> None:
    there = of_page(games.PLAYED) | messages(*(WORDS / "terminal" / f"{name}.ftl" for name in ("any", "citadels")))

    assert used_ids(SOURCE / "citadels" / "cli") - there == set()


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in games.ALL for name in game.chapters])
def test_what_a_chapter_says_is_there_once_it_is_loaded(game: games.Game, name: str) -> None:
    loaded = (name, *BORROWED.get(name, ()), *([game.board] if name in AT_A_TABLE else []))
    files = [WORDS / folder / "chapters" / f"{item}.ftl" for folder in ("any", game.name) for item in loaded]
    there = of_page(game) | messages(*filter(Path.exists, files))
    modules = chapters.modules_of(name, game)

    assert ids_in({*modules, *chapters.shared(modules, game)}) - there == set()
