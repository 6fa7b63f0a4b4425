"""Views and events of a seat never depend on hidden information (notation §7)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from catan import Game, IllegalMove
from catan.core.state import State
from catan.rulebook import RULEBOOK
from tabletop.core.engine import apply, options
from tabletop.core.events import Event
from tabletop.core.rng import Dice
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


def twins(seed: int, every: int = 5) -> Iterator[tuple[State, State, int, str]]:
    """Games stopped before a secret move; the same for a seat that only watches; that seat; and the move."""
    dice = Dice(seed)
    seats, rules = setup(dice)
    state = RULEBOOK.new(seats, rules | {"points": 20, "point_cards": "hidden"}, seed)
    assert isinstance(state, State)
    while state.stack:
        moves = options(state)
        move = moves[mostly_plain(state, moves, dice)]
        if str(move).startswith(SECRET) and dice.below(every) == 0:
            for watcher in state.others(state.stack[-1].seat):
                twin = reshuffle(state, watcher, dice)
                if move in options(twin):
                    yield state.clone(), twin, watcher, move
        apply(state, move)


def after(state: State, move: str, watcher: int) -> tuple[Any, list[Event]]:
    """The view and the events of the watcher after a move."""
    state.events = []
    apply(state, move)
    return RULEBOOK.view(state, watcher), [event for event in state.events if event.audience in (None, watcher)]


@pytest.mark.parametrize("seed", range(25))
def test_a_watcher_learns_nothing_about_hidden_cards(seed: int) -> None:
    differing = []
    for state, twin, watcher, move in twins(seed):
        events, events_of_twin = after(state, move, watcher), after(twin, move, watcher)
        has_theft = any(event.audience == watcher for event in events[1])
        if state.stack and twin.stack and not has_theft and events != events_of_twin:
            differing.append((move, watcher, events[1], events_of_twin[1]))
    assert differing == []


def test_there_are_secret_moves_to_watch() -> None:
    moves = {move.split(" ")[0] for seed in range(13) for _, _, _, move in twins(seed, 2)}
    assert moves == {"robber", "steal", "buy", "play", "end"}


def test_a_view_of_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="seat"):
        play(turn()).view(7)


# --- explanations of illegal moves


def refusal(state: State, move: str) -> str:
    """Why a move cannot be played; nothing if it can."""
    try:
        Game(state.clone()).play(move)
    except IllegalMove as error:
        return str(error)
    return ""


@pytest.mark.parametrize("seed", range(6))
def test_explanations_leak_nothing_hidden(seed: int) -> None:
    """K12.23, K11.3."""
    dice, differing = Dice(seed), []
    seats, rules = setup(dice)
    state: Any = RULEBOOK.new(seats, rules | {"points": 20}, seed)
    while state.stack:
        moves = options(state)
        if dice.below(25) == 0:
            twin = reshuffle(state, state.stack[-1].seat, dice)
            refusals = [(refusal(state, move), refusal(twin, move)) for move in TRIAL_MOVES]
            differing += [pair for pair in refusals if pair[0] != pair[1]]
        apply(state, moves[mostly_plain(state, moves, dice)])
    assert differing == []
