"""Views (notation §7)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from catan import Game
from catan.notation.view import as_view
from catan.views.view import View
from tabletop.core.rng import Dice
from tests.catan.positions import over, seat, turn

OWN = {"wood": 2, "brick": 0, "wool": 0, "grain": 0, "ore": 1}
TABLE = turn(
    seat("2 wood 1 ore", cards="knight point", new="roads", played="1 plenty"),
    seat("3 grain", cards="monopoly"),
    deck="knight roads",
)


def test_own_cards_are_visible() -> None:
    own = TABLE.view(0)["players"][0]
    assert (own["hand"], own["cards"], own["new"]) == (OWN, ["knight", "point"], ["roads"])


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_anothers_cards_are_numbers(viewer: int | None) -> None:
    other = TABLE.view(viewer)["players"][0]
    assert (other["hand"], other["cards"], other["new"]) == (3, 2, 1)


def test_cards_that_were_played_are_open() -> None:
    assert TABLE.view(1)["players"][0]["played"]["plenty"] == 1


def test_the_deck_is_a_number() -> None:
    assert TABLE.view(0)["deck"] == 2


def test_the_deck_of_dice_is_a_number() -> None:
    assert turn(rules={"dice": "deck"}).view(0)["dice_deck"] == 36


def test_the_seed_is_left_out() -> None:
    assert "seed" not in TABLE.view(0)


def test_a_hidden_bank_shows_no_counts() -> None:
    bank = turn(rules={"bank": "hidden"}).view(0)["bank"]
    assert bank == dict.fromkeys(("wood", "brick", "wool", "grain", "ore"))


def test_all_else_is_as_in_the_position() -> None:
    view, position = TABLE.view(None), TABLE.position()
    hidden = {"seed", "deck", "players"}
    assert {key: view[key] for key in view if key not in hidden} == {
        k: position[k] for k in position if k not in hidden
    }


def test_when_the_game_is_over_development_cards_are_open() -> None:
    """K12.33."""
    players = over(seat("1 wood", cards="point", new="knight")).view(None)["players"]
    assert (players[0]["hand"], players[0]["cards"], players[0]["new"]) == (1, ["point"], ["knight"])


def test_the_pending_decision_is_public() -> None:
    offer = {"give": {"wood": 1}, "get": None, "to": None}
    asks = {"what": "answer", "offer": offer, "said": [], "seats": [1]}
    assert turn(seat("1 wood"), seat("1 ore"), offers=1, asks=asks).view(2)["phase"]["asks"] == asks


def test_an_empty_view_has_no_hands() -> None:
    with pytest.raises(AttributeError):
        _ = View().hands


def test_nobodys_view_has_no_hand_of_its_own() -> None:
    with pytest.raises(ValueError, match="shows no hand"):
        _ = TABLE.observe(None).hand


@pytest.mark.parametrize("options", [{}, {"bank": "hidden", "dice": "deck", "start": "quick"}])
def test_a_view_read_from_its_json_is_the_view(options: dict[str, Any]) -> None:
    game, dice = Game.new(["Ann", "Bo", "Cy"], {"round_limit": 4} | options, seed=4), Dice(4)
    while not game.over:
        assert _differing(game) == []
        legal = game.moves()
        game.play(legal[dice.below(len(legal))])
    assert _differing(game) == []


def _differing(game: Game) -> list[str]:
    """The fields that differ between a view and the same view read from its JSON."""
    names = []
    for seat_ in (None, 0, 1, 2):
        own, read = game.observe(seat_), as_view(json.loads(json.dumps(game.view(seat_))))
        names += [name for name in View.__slots__ if name != "island" and getattr(own, name) != getattr(read, name)]
        names += ["island"] * (own.island.numbers != read.island.numbers or own.island.lands != read.island.lands)
    return names
