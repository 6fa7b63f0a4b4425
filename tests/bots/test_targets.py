"""Nobody is picked on: whom a bot hits depends on what lies before the players, never on who they are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from citadels.bots import BOTS
from citadels.bots.policy.naming import threat
from citadels.bots.weights import tuned
from citadels.core.cities import set_city
from citadels.core.moves import Move, move
from citadels.core.readings import city_size
from citadels.core.state import State
from tabletop.bots.protocol import Budget
from tabletop.core.rng import Dice
from tests.bots.hidden import decider_view, decisions
from tests.rules.table import seat as sits
from tests.rules.table import turn

WORK = Budget(playouts=8)
SEED = 41
# Those that search a turn choose by the worlds they imagine, and those are others when seats are changed.
RAIDERS = ["casual", "strong", "rusher", "banker", "collector", "schemer", "griefer", "diplomat"]


def changed_places(state: State, number: int, other: int) -> State:
    """The same table with two players' cities, hands and gold exchanged; each keeps name, character and chair."""
    twin = state.clone()
    lay = [(player.city, player.hand, player.gold, player.completed) for player in state.players]
    for seat, (city, hand, gold, completed) in ((number, lay[other]), (other, lay[number])):
        set_city(twin, seat, city)
        player = twin.players[seat]
        player.hand, player.gold, player.completed = hand, gold, completed
    seats = {number: other, other: number}
    twin.known = {(who, seats.get(whose, whose)): cards for (who, whose), cards in twin.known.items()}
    return twin


def raids(seed: int) -> Iterator[tuple[State, int, int]]:
    """Decisions in which a district may be destroyed, with the most dangerous of the others and another one."""
    for state in decisions(games=60, every=2, seed=seed, sizes=(4, 5, 6)):
        seat, _, choices = decider_view(state)
        whose = sorted({text.seat for text in choices if text.verb == "destroy"} - {seat})
        if "end" not in choices or len(whose) < 2:
            continue
        dangers = {other: threat(state, other, city_size(state), tuned(4)) for other in state.others(seat)}
        most, *rest = sorted(whose, key=lambda other: -dangers[other])
        # Clearly the most dangerous of all: between equals a bot may take either.
        if all(dangers[most] > dangers[other] + 1.0 for other in dangers if other != most):
            yield state, most, rest[0]


@cache
def hits(name: str, seed: int) -> list[tuple[Move, Move]]:
    """Return a bot's target, and its target when the two have changed places, seats put back."""
    result = []
    for number, (state, value, other) in enumerate(raids(seed)):
        twin = changed_places(state, value, other)
        (_, known, choices), (_, mirrored, again) = decider_view(state), decider_view(twin)
        first = choices[BOTS[name]().choose(known, choices, Dice(number), WORK)]
        second = again[BOTS[name]().choose(mirrored, again, Dice(number), WORK)]
        if first.verb == "destroy":
            seat = {value: other, other: value}.get(second.seat, second.seat)
            result.append((first, move(second.verb, seat, *second.names) if second.names else second))
    return result


@pytest.mark.seed(SEED)
@pytest.mark.parametrize("name", RAIDERS)
def test_who_sits_where_does_not_choose_the_target(name: str, seed: int) -> None:
    assert [pair for pair in hits(name, seed) if pair[0] != pair[1]] == []


@pytest.mark.parametrize("name", RAIDERS)
def test_every_raider_hits_somebody_at_these_tables(name: str) -> None:
    assert len(hits(name, SEED)) > 3


@pytest.mark.parametrize("name", [name for name in RAIDERS if name != "diplomat"])
@pytest.mark.parametrize("cards", [("tavern", "watchtower"), ("watchtower", "tavern"), ("tavern", "tavern")])
def test_between_equal_raids_the_chair_does_not_decide(name: str, cards: tuple[str, str]) -> None:
    # Both are ahead in the last round and own one district that can be had for nothing.
    item, other = sits(city=f"{cards[0]} palace castle"), sits(gold=2, city=f"{cards[1]} fortress town_hall")
    tables = [turn("warlord", sits("warlord"), sits(), *two, taken="resources", last_round=True)
              for two in ((item, other), (other, item))]  # fmt: skip
    hit = [game.moves()[BOTS[name]().choose(game.view(0), game.moves(), Dice(1), WORK)] for game in tables]
    assert (hit[0].verb, hit[0].names, hit[0].seat) == ("destroy", hit[1].names, 5 - hit[1].seat)
