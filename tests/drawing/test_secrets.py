"""A picture shows nothing that its seat may not know: with all that is hidden dealt anew it is the same picture."""

from __future__ import annotations

import pytest

from citadels import Game
from citadels.core.registry import NEWER, PLAYED, Edition
from tabletop.core.rng import Dice
from tests.bots.hidden import decisions
from tests.conformance.hidden import reshuffle


@pytest.mark.parametrize("cards", [PLAYED, NEWER], ids=["2005", "2016"])
def test_a_picture_is_the_same_when_everything_hidden_is_dealt_anew(cards: Edition) -> None:
    differing = []
    for number, state in enumerate(decisions(games=7, every=90, seed=14, cards=cards)):
        seat = number % len(state.players)
        twin = Game(reshuffle(state, seat, Dice(number)))
        differing += [(number, eyes) for eyes in (seat, None) if Game(state).svg(eyes) != twin.svg(eyes)]
    assert differing == []


def test_another_hand_is_another_picture_for_its_own_player() -> None:
    """The comparison above would be worth nothing if no card were ever drawn."""
    state = next(decisions(games=1, every=20, seed=14))
    seat = next(at for at, player in enumerate(state.players) if player.hand)
    other = next(at for at in range(len(state.players)) if at != seat)
    twin = reshuffle(state, other, Dice(1))

    assert Game(state).svg(seat) != Game(twin).svg(seat)
