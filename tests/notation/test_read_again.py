"""Positions can be played on, written and read again: what play would make unreadable is refused at once (R16.1)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game, PositionError
from tabletop.notation.validation import PLENTY
from tests.rules import table as older
from tests.rules.table import Json, seat, select
from tests.rules_2016 import table as newer

from .refusals import assert_refused

# --- what play adds to without end


@pytest.mark.parametrize("key", ["built", "extra", "spent"])
def test_more_done_in_a_turn_than_can_be_counted_on(key: str) -> None:
    assert_refused(key, (("phase", key), PLENTY + 1))


def test_a_round_that_no_game_comes_to() -> None:
    assert_refused("round", (("round",), PLENTY + 1))


@pytest.mark.parametrize("turn", [older.turn, newer.turn])
def test_gold_without_limit_has_one_where_it_is_read(turn: Any) -> None:
    """R1.6, E1.5: of either edition; the purses are counted together."""
    with pytest.raises(PositionError, match=r"^players\[1\]\.gold: there are only 1000000 gold"):
        turn("king", seat("king", gold=PLENTY), seat("bishop", gold=1), rules={"gold": None})


@pytest.mark.parametrize("turn", [older.turn, newer.turn])
def test_all_that_is_read_of_gold_without_limit(turn: Any) -> None:
    """R1.6, E1.5."""
    game: Game = turn("king", seat("king", gold=PLENTY - 1), seat("bishop", gold=1), rules={"gold": None})
    assert [player["gold"] for player in game.position()["players"][:2]] == [PLENTY - 1, 1]


def test_gold_on_the_token_counts() -> None:
    """E6.9T."""
    with pytest.raises(PositionError, match=r"^players\[0\]\.gold"):
        newer.turn("king", seat("king", gold=1), cast="tax_collector", taxes=PLENTY)


# --- the selection


POOL = "thief magician king bishop merchant architect warlord"


@pytest.mark.parametrize(("chooser", "cards", "one", "other"), [
    (0, 7, "", "assassin"), (1, 6, "", ""), (1, 5, "", "thief"), (0, 4, "thief", ""), (0, 3, "thief magician", ""),
    (1, 2, "thief", "magician"),
])  # fmt: skip
def test_two_players_have_picked_in_turn(chooser: int, cards: int, one: str, other: str) -> None:
    """R3.6: who is not asked now holds as many as were picked."""
    pool = " ".join(POOL.split()[-cards:])
    with pytest.raises(PositionError, match=r"^phase\.pool"):
        select(chooser, pool, seat(one), seat(other), players=2)


def test_all_have_picked_in_turn() -> None:
    """R3.1: seat 1 comes between seat 0, which has picked, and seat 2."""
    with pytest.raises(PositionError, match=r"^phase\.seat"):
        select(2, "king bishop warlord merchant", seat("assassin"), up="magician architect", down="thief")


def test_characters_are_exchanged_once_all_have_chosen() -> None:
    """E7.27: not before."""
    phase: Json = {"name": "select", "seat": 3, "pool": ["bishop", "warlord"]}
    item = seat("thief", city="theater") | {"seen": {"recast": [0, 2, "king", "thief"]}}
    aside = {"up": ["magician", "assassin"], "down": ["architect"]}
    with pytest.raises(PositionError, match=r"^players\[0\]\.seen\.recast: all choose before"):
        Game.from_position(newer.position(item, seat("merchant"), seat("king"), phase=phase, aside=aside))


# --- tokens that lie face down


def test_tokens_lie_once_who_lays_them_was_called() -> None:
    """E5.5: else the Assassin could kill who is threatened already."""
    threats = {"on": ["king", "merchant"], "real": "king"}
    with pytest.raises(PositionError, match=r"^threats: the blackmailer, who lays them, is yet to be called"):
        newer.turn("assassin", seat("assassin blackmailer"), seat("king merchant"), players=2, threats=threats)


def test_no_tokens_lie_while_characters_are_chosen() -> None:
    """E11.17."""
    warrants = {"on": ["king", "merchant", "bishop"], "signed": "king"}
    phase: Json = {"name": "select", "seat": 1, "pool": ["thief", "bishop", "warlord", "merchant"]}
    with pytest.raises(PositionError, match=r"^warrants"):
        Game.from_position(newer.position(seat("magistrate"), phase=phase, warrants=warrants, up="magician architect"))


def test_a_threat_is_settled_before_anything_else_is_asked() -> None:
    """E5.5.2: a Wizard who gathered under a threat has settled it before he looks at a hand."""
    seats = seat("wizard"), seat("blackmailer", hand="manor"), seat("king")
    data = newer.play(newer.turn("wizard", *seats), "gold", "peek 1").position()
    threats = {"on": ["wizard", "king"], "real": "king", "shown": False}
    with pytest.raises(PositionError, match=r"^phase\.taken: the wizard has gathered"):
        Game.from_position({**data, "threats": threats})


def test_whoever_is_bewitched_was_lent_nothing() -> None:
    """E5.2: the turn is over with the gold or the cards."""
    cardinal = seat("cardinal", hand="manor tavern temple docks")
    lent = newer.play(newer.turn("cardinal", cardinal, seat("king", 5), taken="resources", cast="witch"),
                      "build manor from 1")  # fmt: skip
    data: Json = {**lent.position(), "bewitched": "cardinal"}
    data["pending"][0][-2] = True  # what the turn itself says of being one of the resource action alone
    with pytest.raises(PositionError, match=r"^pending\[2\]: Repay cannot be asked here"):
        Game.from_position(data)


@pytest.mark.parametrize("marks", [{"assassinated": "merchant"}, {"bewitched": "merchant"}])
def test_nobody_is_killed_or_bewitched_where_the_magistrate_plays(marks: Json) -> None:
    """E5.6: else his warrants could lie on them."""
    with pytest.raises(PositionError, match=r"^(assassinated|bewitched): no card of this game lays it"):
        newer.turn("magistrate", seat("magistrate"), **marks)


def test_nobody_is_robbed_where_there_is_no_thief() -> None:
    """R2.1: of rank 2 the Tax Collector plays."""
    with pytest.raises(PositionError, match=r"^robbed: no card of this game lays it"):
        older.turn("king", seat("king"), cast="tax_collector", robbed="king")
