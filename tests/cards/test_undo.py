"""A card brought to light cannot be taken back, whatever card does it and emits (docs/protocol.md §3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from citadels.bots.arena import random_rules
from citadels.core.definitions import Power
from citadels.core.effects import draw, open_deck, see_hand, swap_hands, take_in_hand
from citadels.core.moves import move
from citadels.core.registry import PLAYED
from citadels.core.verbs import Verb
from citadels.game import Game
from tabletop.core.events import Event
from tabletop.core.rng import Dice
from tests.cards.registry_snapshot import restore, snapshot
from tests.rules.table import seat as sits
from tests.rules.table import turn
from tests.table.desk import opened


def draws(state: Any, seat: int) -> None:
    take_in_hand(state, seat, draw(state, 1))


def looks(state: Any, seat: int) -> None:
    see_hand(state, seat, 1)


def searches(state: Any, seat: int) -> None:
    open_deck(state)


def exchanges(state: Any, seat: int) -> None:
    swap_hands(state, seat, 1)


@pytest.fixture
def as_before() -> Iterator[None]:
    """Let the registry be after a test as it was before it."""
    before = snapshot()
    yield
    restore(before)


@pytest.mark.parametrize(
    ("deed", "why"),
    [(draws, "card-drawn"), (looks, "revealed"), (searches, "card-drawn"), (exchanges, "revealed")],
)
def test_a_card_that_shows_cards_under_an_event_of_its_own_cannot_be_taken_back(
    as_before: None, deed: Callable[[Any, int], None], why: str
) -> None:
    def use(state: Any, frame: Any, _: Any) -> None:
        deed(state, frame.seat)
        state.emit("alms", player=frame.seat)

    power = Power(Verb("tithe"), lambda state, frame: [move("tithe")], use)
    PLAYED.roles["abbot"], PLAYED.powers["abbot"] = replace(PLAYED.roles["abbot"], powers=(power,)), {"tithe": power}
    desk = opened(turn("abbot", sits("abbot"), sits("king", hand="temple"), taken="resources"), 0)

    desk.ask("choose", move="tithe")

    assert desk.view["can"]["undo"] == {"id": f"undo-{why}", "args": {}}


# --- the cards of today: by their events, as the table once had them in a list

DRAWN = frozenset(("draw", "redraw", "architect", "navigate-cards", "smithy", "park", "search", "search-own"))
REVEALED = frozenset(("called", "nobody", "unmasked", "robbed", "swap", "peek", "took", "gave-card", "round", "over"))


def by_list(events: list[Event]) -> str | None:
    """Return why these events cannot be taken back, by the first that is in a list."""
    named = [event.id for event in events if event.id in DRAWN | REVEALED]
    return None if not named else "card-drawn" if named[0] in DRAWN else "revealed"


def played(seed: int) -> list[tuple[str, str | None, str | None]]:
    """Every move of a random game, with the two reasons why it cannot be taken back."""
    dice = Dice(seed)
    seats = 2 + dice.below(7)
    game = Game.new([f"P{at}" for at in range(seats)], {**random_rules(seats, dice), "round_limit": 12}, seed)
    events, result = game.listen(), []
    while not game.over:
        options = game.moves()
        move = options[dice.below(len(options))]
        game.play(move)
        result.append((str(move), game.barrier, by_list(events)))
        events.clear()
    return result


@pytest.mark.seed(*range(12))
def test_the_reasons_of_today_s_cards_stay_as_they_are(seed: int) -> None:
    assert [game for game in played(seed) if game[1] != game[2]] == []


def test_such_games_show_cards_in_every_way() -> None:
    """The test above would hold for games in which nothing comes to light."""
    assert {barrier for seed in range(12) for _, barrier, _ in played(seed)} == {"card-drawn", "revealed", None}


def test_what_was_undone_bars_nothing() -> None:
    game = Game.new(["Ann", "Ben", "Cem", "Dora"], seed=3)
    game.play(game.moves()[0])
    game.undo()
    assert game.barrier is None
