"""Every rule of a game's document is told in the rulebook on its page, or left out with a reason."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

from build import games
from build.paths import ROOT
from tests.rulebooks.citadels_rules import CARDS, CARDS_2016, RULES
from tests.rulebooks.left_out import LEFT_OUT
from tests.rulebooks.test_rule_numbers import bound
from tests.test_citations import NUMBERED

DOCUMENTS = {game.name: [f"{name}.md" for name in game.rules.values()] for game in games.ALL}
GAMES = tuple(LEFT_OUT)


def numbered(game: str) -> list[str]:
    """The numbers of all rules of a game, in the order of its documents."""
    texts = [(ROOT / "docs" / name).read_text(encoding="utf-8") for name in DOCUMENTS[game]]
    return [number for text in texts for number in NUMBERED.findall(text)]


def in_rulebook(game: str) -> set[str]:
    """The numbers to which some paragraph of the rulebook is bound."""
    if game != "citadels":
        return {number for numbers in bound(game).values() for number in numbers}
    return {number for book in (RULES, CARDS, CARDS_2016) for numbers in book.values() for number in numbers.split()}


def expanded(keys: Iterable[str], known: Iterable[str]) -> dict[str, list[str]]:
    """By key of `LEFT_OUT`, the rules that it leaves out: a number, or all numbers of a section."""
    numbers = list(known)
    return {
        key: [number for number in numbers if key == number or ("." not in key and number.startswith(f"{key}."))]
        for key in keys
    }


def missing(known: Iterable[str], rulebook: set[str], reasons: Mapping[str, str]) -> list[str]:
    """The rules that are neither in the rulebook nor left out."""
    numbers = list(known)
    excluded = {number for group in expanded(reasons, numbers).values() for number in group}
    return [number for number in numbers if number not in rulebook and number not in excluded]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_in_the_rulebook_or_left_out(game: str) -> None:
    """A failure shows lines to paste into left_out.py, for rules that the rulebook need not tell."""
    lines = [f'        "{number}": "",' for number in missing(numbered(game), in_rulebook(game), LEFT_OUT[game])]

    assert not lines, f"Bind to a paragraph of the rulebook, or leave out ({game}):\n" + "\n".join(lines)


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_both_in_the_rulebook_and_left_out(game: str) -> None:
    excluded = {number for group in expanded(LEFT_OUT[game], numbered(game)).values() for number in group}

    assert sorted(excluded & in_rulebook(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_left_out_is_in_the_document(game: str) -> None:
    assert [key for key, numbers in expanded(LEFT_OUT[game], numbered(game)).items() if not numbers] == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_out_twice(game: str) -> None:
    excluded = [number for group in expanded(LEFT_OUT[game], numbered(game)).values() for number in group]

    assert [number for number in excluded if excluded.count(number) > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_left_out_with_a_reason(game: str) -> None:
    assert [key for key, reason in LEFT_OUT[game].items() if not reason.strip()] == []


def test_a_rule_that_nobody_tells_is_missing() -> None:
    """Of four rules one is in the rulebook, one left out, one in section 1 that is left out; section 11 is another."""
    assert missing(["R1.1", "R2.1", "R2.2", "R11.1"], {"R2.1"}, {"R1": "a reason", "R2.2": "another"}) == ["R11.1"]
