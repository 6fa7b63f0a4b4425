"""The edition of 2016: bots guess what may be, and decide by no more than that (E5.3, E5.5, E6.3S, E7.27)."""

from __future__ import annotations

import pytest

from citadels import Game
from citadels.bots import BOTS, weights
from citadels.bots.arena import new
from citadels.bots.guessing import Belief
from citadels.bots.policy import Policy, Weights
from citadels.bots.policy.naming import holders
from citadels.cards.sets import SETS
from citadels.core.marks import FaceDown
from citadels.core.registry import NEWER, PLAYED, Edition
from tabletop.bots.protocol import Budget
from tabletop.core.engine import apply
from tabletop.core.rng import Dice
from tests.rules_2016.table import play, position, seat, turn

WORK = Budget(playouts=12)


def test_which_warrant_is_signed_is_guessed_anew_in_each_world() -> None:
    # E5.3.1: the Magistrate alone knows.
    warrants = {"on": ["thief", "king", "bishop"], "signed": "king", "shown": False}
    game = turn("thief", seat("thief"), seat("magistrate"), seat("king"), seat("bishop"), warrants=warrants)
    belief, dice = Belief(game.view(0)), Dice(1)
    guessed = []
    for _ in range(60):
        lies: FaceDown = belief.deal(dice).marks["warrants"]
        guessed.append(lies.real)
    assert set(guessed) == {"thief", "king", "bishop"}


def test_who_laid_the_warrants_need_not_guess() -> None:
    warrants = {"on": ["thief", "king", "bishop"], "signed": "king", "shown": False}
    game = turn("magistrate", seat("magistrate"), seat("thief"), seat("king"), seat("bishop"), warrants=warrants,
                taken="power resources")  # fmt: skip
    belief, dice = Belief(game.view(0)), Dice(1)
    assert {belief.deal(dice).marks["warrants"].real for _ in range(20)} == {"king"}


# --- weights and play


@pytest.mark.parametrize("seats", [2, 4])
def test_each_edition_has_weights_of_its_own(seats: int) -> None:
    assert weights.tuned(seats, NEWER.word).write() != weights.tuned(seats, PLAYED.word).write()


@pytest.mark.parametrize("cards", [PLAYED, NEWER], ids=["2005", "2016"])
def test_every_character_of_an_edition_has_weights(cards: Edition) -> None:
    assert set(weights.tuned(4, cards.word).write()["pick"]) == set(cards.roles)


def test_written_weights_of_2016_read_back_the_same() -> None:
    data = Weights(cards=NEWER).write()
    assert Weights(data, NEWER).write() == data


@pytest.mark.parametrize("setup", [card_set.id for card_set in SETS[NEWER.word]])
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_game_of_every_set_comes_to_its_end(setup: str, seats: int) -> None:
    state = new(seats, {"edition": "2016", "set": setup}, seats)
    policy = Policy(weights.tuned(seats, NEWER.word), Dice(seats))
    while state.stack:
        apply(state, policy.decide(state))
    # Not by the limit of rounds: somebody has a city of the size that ends the game (E8.1).
    assert any(player.completed is not None for player in state.players)


def move_of(name: str, game: Game) -> str:
    """Return a bot's move here."""
    assert game.to_move is not None
    moves = game.moves()
    return str(moves[BOTS[name]().choose(game.view(game.to_move), moves, Dice(1), WORK)])


@pytest.mark.parametrize("name", ["casual", "strong"])
def test_cards_that_cost_nothing_come_before_the_gold(name: str) -> None:
    # E4.2: what the Scholar finds may be built with the gold he gathers after it.
    game = turn("scholar", seat("scholar", 1, "palace"), seat("king"), deck="temple tavern market docks manor")
    assert move_of(name, game) == "study"


@pytest.mark.parametrize("name", ["casual", "strong"])
def test_a_patrician_takes_cards_before_he_decides_between_gold_and_cards(name: str) -> None:
    # E6.4P.
    game = turn("patrician", seat("patrician", 1, city="manor castle"), seat("bishop"), deck="temple tavern market")
    assert move_of(name, game) == "income"


@pytest.mark.parametrize("name", ["casual", "strong"])
def test_the_cards_paid_are_those_one_misses_least(name: str) -> None:
    # E7.28: the second Tavern could never be built beside the first.
    me = seat("king", 5, "thieves_den tavern palace", "tavern")
    game = play(turn("king", me, seat("bishop"), taken="resources power"), "build thieves_den with 1")
    assert move_of(name, game) == "spend tavern"


@pytest.mark.parametrize("name", ["casual", "strong"])
def test_the_abbot_takes_from_the_more_dangerous_of_the_richest(name: str) -> None:
    # E6.5A: his choice among those who tie.
    others = seat("king", 5), seat("warlord", 5, "manor", "palace castle temple church")
    assert move_of(name, turn("abbot", seat("abbot", 1), *others)) == "tithe 2"


def test_after_an_exchange_the_other_is_known_to_hold_what_was_given() -> None:
    # E7.27: seat 0 gave the King, and has the Thief.
    sits = [
        seat(names, city="theater" if not at else "")
        for at, names in enumerate(("king", "thief", "magician", "bishop"))
    ]
    data = position(*sits, phase={"name": "select", "seat": 0, "pool": []})
    game = play(Game.from_position({**data, "pending": [["Recast", 0]]}), "recast 1")
    world = Belief(game.view(0)).deal(Dice(2))
    assert holders(world, 0, Weights(cards=NEWER))["king"] == [(1, 1.0)]
