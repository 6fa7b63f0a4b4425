"""E14.14: every move that could change nothing, and whether it is legal then."""

from __future__ import annotations

from typing import Any

import pytest

from citadels.cards.catalog import added_specials
from citadels.core.moves import Move
from citadels.core.registry import NEWER
from citadels.core.state import State
from tests.rules.inert import without_reason

from .table import begins, gold, mark, moves, play, refused, seat, turn


def test_nothing_is_redrawn_from_an_empty_deck() -> None:
    """E14.14, R17.1: the very cards that were put under it would come back."""
    game = turn("magician", seat("magician", hand="temple keep"), seat(hand="manor"), deck="")
    assert begins(game, "redraw") == set()


def test_the_table_gives_the_reason() -> None:
    """E14.14, R17.1."""
    game = turn("magician", seat("magician", hand="temple keep"), deck="")
    assert [why.id for move, why in game.refused() if move == "redraw"] == ["deck-empty"]


def test_a_threatened_magician_is_told_to_gather_first() -> None:
    """E5.5.2: before the deck matters."""
    threats = {"on": ["magician", "king"], "real": "king", "shown": False}
    game = turn("magician", seat("magician", hand="temple"), seat("blackmailer"), deck="", threats=threats)
    assert [why.id for move, why in game.refused() if move == "redraw"] == ["gather-first"]


def test_a_known_hand_may_be_spied_on_for_a_kind_that_is_not_there() -> None:
    """E14.14, E11.3: the hand is shown, whatever the kind."""
    game = turn("spy", seat("spy"), seat(hand="temple"))
    assert "spy 1 trade" in game.moves()


def test_the_seer_may_get_back_what_he_gives() -> None:
    """E14.14, E6.3S: one card of one hand is enough; the two know it afterwards."""
    game = turn("seer", seat("seer"), seat(hand="temple"))
    assert moves(play(game, "foresee")) == {"give 1 temple"}


def test_a_bribe_of_nothing_takes_the_threat_away() -> None:
    """E14.14, E5.5.3: with 0 or 1 that is nothing, and still counts."""
    threats = {"on": ["king", "bishop"], "real": "bishop", "shown": False}
    game = turn("king", seat("king"), seat("blackmailer"), bank=0, rules={"gold": 16}, threats=threats)
    play(game, "gold", "bribe")
    assert (gold(game, 1), mark(game, "threats")["on"]) == (0, ["bishop"])


def test_the_smithy_draws_nothing_from_an_empty_deck() -> None:
    """E14.14, R17.4."""
    assert refused(turn("king", seat("king", gold=2, city="smithy"), deck=""), "smithy")


# --- all of them, in games that are played


def _redrawn_unseen(state: State, _: Move) -> bool:
    return bool(state.deck)


def _hands_are_there(state: State, move: Move) -> bool:
    return bool(state.players[move.seat].hand)


def _always(_: State, __: Move) -> bool:
    return True


# R17.1, R17.2, R17.3, R17.7, R17.10, E11.3.
REASONS = {
    "redraw": _redrawn_unseen, "swap": _hands_are_there, "gold": _always, "peek": _hands_are_there,
    "spy": _hands_are_there, "foresee": _always, "end": _always,
}  # fmt: skip
CASTS = {
    "with a Spy": "witch spy magician emperor abbot alchemist navigator diplomat queen",
    "with a Blackmailer": "magistrate blackmailer seer patrician cardinal trader scholar marshal tax_collector",
    "with a Wizard": "assassin thief wizard king bishop merchant architect warlord artist",
}


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("cast", CASTS)
def test_no_move_of_a_turn_changes_nothing_without_a_reason(cast: str, seed: int) -> None:
    """R11.3, E14.14: in games by chance, with deck and bank running out."""
    rules: dict[str, Any] = {"edition": "2016", "characters": CASTS[cast].split(), "gold": 30, "round_limit": 12}
    rules["specials"] = list(added_specials(NEWER))
    assert without_reason(rules, 5, seed, REASONS) == []
