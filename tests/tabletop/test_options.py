"""Options in positions and links: one that is added later changes no text of a game that does not use it."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from tabletop.notation.options import later_defaults, without_defaults, write_options
from tests.tabletop.pebbles import Pebbles

PUBLISHED = ("size", "ties")
LATER = {"purse": 0}


@dataclass(frozen=True)
class Rules:
    """Two options that were published, and one that came later."""

    size: int = 8
    ties: str = "shared"
    purse: int = 0


def deal(**rules: int) -> str:
    """The link to a deal whose option `purse` came later."""
    return replace(Pebbles.links, later=LATER).write_deal({"players": ["Ann", "Bo"], "rules": rules, "seed": 7})


def test_published_options_are_written_with_their_defaults() -> None:
    assert write_options(Rules(), PUBLISHED) == {"size": 8, "ties": "shared"}


def test_a_later_option_is_written_where_it_is_changed() -> None:
    assert write_options(Rules(purse=3), PUBLISHED)["purse"] == 3


def test_what_came_after_the_published_options_is_later() -> None:
    assert later_defaults(Rules, PUBLISHED) == LATER


def test_published_options_stay_among_the_rules_of_a_link() -> None:
    assert without_defaults({"size": 8, "purse": 0}, LATER) == {"size": 8}


def test_a_link_is_the_same_where_a_later_option_has_its_default() -> None:
    assert deal(rounds=3, purse=0) == deal(rounds=3)


@pytest.mark.parametrize("rules", [{"purse": 3}, {"rounds": 3}, {"rounds": 3, "purse": 3}])
def test_a_link_has_what_differs_from_the_default(rules: dict[str, int]) -> None:
    assert Pebbles.links.read_deal(deal(**rules)).rules == rules
