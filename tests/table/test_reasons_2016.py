"""A teacher's words at tables of 2016: nothing that only the namesake of 2005 does."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from citadels.core.menu import Menu
from citadels.core.registry import NEWER
from citadels.table.reasons.context import Scene
from citadels.table.reasons.told import reasons
from citadels.views.observing import observe
from tabletop.core.engine import current_seat, options
from tests.bots.hidden import decisions
from tests.rules_2016.table import position, seat, turn
from tests.table.reasoned import arguments_of

EIGHT = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def picking(name: str, other: str, hand: str = "", city: str = "manor castle") -> set[str]:
    """The reasons for picking one of two characters, by their ids."""
    ranks = {NEWER.rank[word]: word for word in (*EIGHT, name, other)}
    sits = [seat("", 2, hand, city), seat("thief"), seat("magician"), seat("warlord")]
    phase = {"name": "select", "seat": 0, "pool": sorted([name, other], key=NEWER.rank.__getitem__)}
    up = [word for rank, word in sorted(ranks.items()) if word not in (name, other, "thief", "magician", "warlord")]
    rules = {"characters": [word for _, word in sorted(ranks.items())]}
    game = Game.from_position(position(*sits, phase=phase, rules=rules, up=" ".join(up[:2]), crown=1))
    view, moves = game.observe(0), list(game.moves())
    choice_move = next(move for move in moves if move == f"pick {name}")
    return {reason.id for reason in reasons(view, moves, choice_move, [move for move in moves if move != choice_move])}


@pytest.mark.parametrize(("name", "spoken_of"), [("king", True), ("patrician", False)])
def test_an_income_in_cards_is_no_gold(name: str, spoken_of: bool) -> None:
    # E6.4P: the Patrician is paid in cards.
    assert ("because-income" in picking(name, "merchant")) == spoken_of


def test_the_tax_collector_of_2016_takes_nothing_from_each_of_the_others() -> None:
    # E6.9T: the gold lies on a token.
    assert "because-tax" not in picking("tax_collector", "merchant")


def test_who_builds_two_is_told_which() -> None:
    # E6.3S: the Seer builds two.
    assert "because-builds" in picking("scholar", "merchant", hand="tavern temple", city="")


def test_what_can_never_be_built_is_not_useful() -> None:
    # E7.24.
    me = seat("king", 2, "secret_vault manor")
    game = Game.from_position(position(me, phase={"name": "turn", "rank": 4, "seat": 0}))
    assert Scene(game.observe(0), list(game.moves())).useful == ["manor"]


def test_something_is_said_of_what_has_the_same_word_in_both() -> None:
    lines = set()
    for state in decisions(games=28, every=5, seed=41, cards=NEWER):
        choices: Any = options(state)
        listed = list(choices.first if type(choices) is Menu else choices)[:30]
        seen = observe(state, current_seat(state))
        lines |= {text.verb for text in listed if reasons(seen, listed, text, listed[:8])}
    assert {"pick", "build", "bewitch", "crown", "tithe", "give", "exchange", "navigate"} <= lines


NEAR = "manor castle tavern market docks harbor"  # six of seven districts


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("crown 1 card", ("because-takes-card", {"other": 1, "count": 0})),
        ("crown 1 gold", ("because-takes-gold", {"other": 1, "gold": 2})),
    ],
)
def test_what_is_taken_from_somebody_about_to_finish_is_named(move: str, reason: tuple[str, dict[str, int]]) -> None:
    # E6.4E: the Emperor takes a card or a gold from who gets the Crown.
    game = turn(
        "emperor", seat("emperor"), seat("thief", 3, "temple", NEAR), seat("bishop"), taken="resources", crown=2
    )
    assert reason in arguments_of(game, move).items()


def test_nothing_is_said_of_a_card_taken_from_somebody_far_behind() -> None:
    # E6.4E.
    game = turn("emperor", seat("emperor"), seat("thief", 3, "temple"), seat("bishop"), taken="resources", crown=2)
    assert "because-takes-card" not in arguments_of(game, "crown 1 card")
