"""The example of an article with each kind of embedding: its files are what the script writes, and its links open."""

from __future__ import annotations

import html
import importlib.util
import re
from types import ModuleType

import pytest

from build import paths
from citadels.game import Game

EXAMPLES = paths.ROOT / "docs" / "examples"
SITE = "https://example.org/citadels/"


@pytest.fixture(scope="module")
def article() -> ModuleType:
    """The script."""
    spec = importlib.util.spec_from_file_location("article", EXAMPLES / "article.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["index.html", "nobody.svg", "second.svg"])
def test_its_files_are_what_the_script_writes(article: ModuleType, name: str) -> None:
    """Write them again: `python docs/examples/article.py https://example.org/citadels/ docs/examples/article`."""
    assert (EXAMPLES / "article" / name).read_text(encoding="utf-8") == article.files(SITE)[name]


def test_the_thief_robs_where_the_article_says(article: ModuleType) -> None:
    game, moves, _ = Game.read_link(article.LINK, article.NAMES)
    for move in moves:
        game.play(move)

    robbed = [str(game.history[step]) for step in (article.NOBODY, article.SECOND, article.EMPTY)]

    assert robbed == ["rob magician", "rob bishop", "rob king"]


def test_every_address_is_one_of_the_games(article: ModuleType) -> None:
    text = article.files(SITE)["index.html"]
    addresses = re.findall(r'(?:href|src)="([^"]*)"', text)
    there = (SITE, "nobody.svg", "second.svg", "data:")

    assert [address for address in map(html.unescape, addresses) if not address.startswith(there)] == []
