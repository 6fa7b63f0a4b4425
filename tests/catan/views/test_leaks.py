"""Views and events of a seat never depend on hidden information (notation §7)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from catan import Game
from catan.rulebook import RULEBOOK
from tabletop.core.events import Event
from tabletop.core.rng import Dice
from tabletop.testing.conformance import Trial
from tabletop.testing.leaks import check_refusals, check_watchers
from tests.catan.conformance.hidden import mostly_plain, reshuffle
from tests.catan.conformance.setups import setup
from tests.catan.positions import CARD, after_throw, moving_robber, over, play, seat, turn
from tests.fuzz.of_catan import TRIAL_MOVES

# Moves that handle hidden cards while another seat watches.
SECRET = ("robber", "steal", "buy", "play knight", "end")


def view_json(game: Game, number: int | None) -> Any:
    """A view as JSON."""
    return json.loads(json.dumps(game.view(number)))


def events_for(game: Game, move: str, number: int) -> list[Event]:
    """The events of a move that a seat sees."""
    events = game.listen()
    game.play(move)
    return [event for event in events if event.audience in (None, number)]


# --- two games that differ in one hidden thing


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_anothers_hand_is_a_number(viewer: int | None) -> None:
    first, second = (turn(seat(cards), seat(), bank="9 wood") for cards in ("2 wood 1 ore", "1 brick 2 grain"))
    assert view_json(first, viewer) == view_json(second, viewer)


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_anothers_cards_are_numbers(viewer: int | None) -> None:
    first, second = (turn(seat(cards=card, new=new)) for card, new in (("knight", "plenty"), ("point", "monopoly")))
    assert view_json(first, viewer) == view_json(second, viewer)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_deck_is_a_number(viewer: int | None) -> None:
    first, second = (turn(deck=deck) for deck in ("knight point", "plenty roads"))
    assert view_json(first, viewer) == view_json(second, viewer)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_deck_of_dice_is_a_number(viewer: int | None) -> None:
    first, second = (turn(rules={"dice": "deck"}, dice_deck=throws) for throws in (["11", "12"], ["34", "66"]))
    assert view_json(first, viewer) == view_json(second, viewer)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_seed_is_hidden(viewer: int | None) -> None:
    assert view_json(turn(seed=1), viewer) == view_json(turn(seed=2), viewer)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_hidden_bank_is_not_visible(viewer: int | None) -> None:
    """K11.3."""
    first, second = (turn(bank=bank, rules={"bank": "hidden"}) for bank in ("9 wood", "3 ore 2 wool"))
    assert view_json(first, viewer) == view_json(second, viewer)


def test_a_seat_sees_its_own_hand_and_cards() -> None:
    me = view_json(turn(seat("2 wood 1 ore", "knight", new="point")), 0)["players"][0]
    assert (me["hand"]["wood"], me["cards"], me["new"]) == (2, ["knight"], ["point"])


def test_at_the_end_cards_are_open_and_hands_are_not() -> None:
    """K12.33."""
    game = over(seat("2 wood", cities="a3 a5 a7 a9", settlements="c3 c5", cards="knight"))
    second = view_json(game, 1)["players"][0]
    assert (second["cards"], second["hand"]) == (["knight"], 2)


# --- events


@pytest.mark.parametrize(("listener", "hears"), [(0, True), (1, True), (2, False)])
def test_only_thief_and_victim_see_the_stolen_card(listener: int, hears: bool) -> None:
    """K12.4."""
    game = moving_robber(seat(), seat("1 ore", settlements="c3"))
    assert ("ore" in str(events_for(game, "robber h9", listener))) is hears


@pytest.mark.parametrize(("listener", "hears"), [(0, True), (1, False), (2, False)])
def test_only_the_buyer_sees_the_bought_card(listener: int, hears: bool) -> None:
    """K8.1."""
    assert ("plenty" in str(events_for(turn(seat(CARD), deck="plenty"), "buy", listener))) is hears


@pytest.mark.parametrize(("listener", "hears"), [(0, True), (1, False), (2, False)])
def test_with_a_hidden_bank_only_the_owner_sees_the_discarded_cards(listener: int, hears: bool) -> None:
    """K11.3."""
    game = after_throw(seat("8 ore"), dice=(3, 4), rules={"bank": "hidden"})
    assert ("ore" in str(events_for(game, "discard 4 ore", listener))) is hears


def test_the_number_of_discarded_cards_is_public() -> None:
    """K11.3: the number is public."""
    game = after_throw(seat("8 ore"), dice=(3, 4), rules={"bank": "hidden"})
    assert [event.args["count"] for event in events_for(game, "discard 4 ore", 1) if event.id == "discard"] == [4]


# --- in random games


def trial(seed: int, every: int, **more: Any) -> Trial:
    """A game with random options in which cards stay hidden."""
    seats, rules = setup(Dice(seed))
    rules = {**rules, "points": 20, **more}
    return Trial(RULEBOOK, seats, rules, seed, every, reshuffle=reshuffle, choose=mostly_plain, game=Game)


def watched(seed: int, every: int) -> set[str]:
    """The first words of the secret moves of a game that were watched."""
    moves = check_watchers(trial(seed, every, point_cards="hidden"), lambda move: str(move).startswith(SECRET))
    return {move.split(" ")[0] for move in moves}


@pytest.mark.parametrize("seed", range(25))
def test_a_watcher_learns_nothing_about_hidden_cards(seed: int) -> None:
    watched(seed, 5)


def test_there_are_secret_moves_to_watch() -> None:
    assert set().union(*(watched(seed, 2) for seed in range(13))) == {"robber", "steal", "buy", "play", "end"}


def test_a_view_of_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="seat"):
        play(turn()).view(7)


# --- explanations of illegal moves


@pytest.mark.parametrize("seed", range(6))
def test_explanations_leak_nothing_hidden(seed: int) -> None:
    """K12.23, K11.3."""
    check_refusals(trial(seed, 25), TRIAL_MOVES)
