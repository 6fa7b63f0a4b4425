"""Output of `help(Game.play)`: arguments, errors and an example for all that a game offers; the examples run."""

from __future__ import annotations

import doctest
import inspect
from typing import Any

import pytest

import citadels
from tests.games import PACKAGES

# Parts of a game's class that are no methods.
VALUES = {"links", "move_type", "rulebook"}
# What raises without any argument.
RAISING = {"undo", "link", "deal"}


def public(kind: Any) -> list[str]:
    """The methods and properties of a game."""
    return [name for name in dir(kind) if not name.startswith("_") and name not in VALUES]


ALL = [(game, name) for game, module in PACKAGES.items() for name in public(module.Game)]
METHODS = [(game, name) for game, name in ALL if inspect.isroutine(getattr(PACKAGES[game].Game, name))]


def text(game: str, name: str) -> str:
    """Return the output of `help`."""
    return inspect.getdoc(getattr(PACKAGES[game].Game, name)) or ""


def arguments(game: str, name: str) -> list[str]:
    """The names of a method's arguments."""
    method = getattr(PACKAGES[game].Game, name)
    return [parameter for parameter in inspect.signature(method).parameters if parameter != "self"]


def failures(module: Any, name: str, example: str) -> str:
    """Run the examples of a docstring as somebody would who imported the module's names; what went wrong."""
    names = {exported: getattr(module, exported) for exported in module.__all__}
    test = doctest.DocTestParser().get_doctest(example, names, f"{module.__name__}.{name}", None, 0)
    result: list[str] = [] if test.examples else ["there is no example"]
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=result.append)
    return "".join(result)


def test_its_example_runs() -> None:
    result = {f"{game}.Game.{name}": failures(PACKAGES[game], name, text(game, name)) for game, name in ALL}

    assert {name: words for name, words in result.items() if words} == {}


@pytest.mark.parametrize("game", PACKAGES)
def test_the_example_of_reading_a_move_runs(game: str) -> None:
    assert failures(PACKAGES[game], "Move.parse", inspect.getdoc(PACKAGES[game].Move.parse) or "") == ""


def undocumented(game: str, name: str) -> list[str]:
    """The arguments of a method that its text does not name."""
    _, _, documented = text(game, name).partition("Args:\n")
    return [argument for argument in arguments(game, name) if f"    {argument}: " not in documented]


def raises(game: str, name: str) -> bool:
    """Whether a method can raise: whatever has an argument refuses one of a wrong type."""
    return bool(arguments(game, name)) or name in RAISING


def test_it_says_what_its_arguments_are() -> None:
    result = {f"{game}.Game.{name}": undocumented(game, name) for game, name in METHODS}

    assert {name: missing for name, missing in result.items() if missing} == {}


def test_it_says_what_it_raises() -> None:
    wrong = [(game, name) for game, name in METHODS if ("Raises:\n" in text(game, name)) != raises(game, name)]

    assert wrong == []


def test_an_example_that_fails_is_found() -> None:
    assert "Expected" in failures(citadels, "none", ">>> 1 + 1\n3")


def test_a_text_without_an_example_is_found() -> None:
    assert failures(citadels, "none", "Nothing.") == "there is no example"
