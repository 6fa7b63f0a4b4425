"""A bot of another revision decides in a process of its own (bench/revisions.py)."""

from __future__ import annotations

import pytest

from bench.revisions import bot, unpack
from build.paths import ROOT
from citadels.bots import BOTS
from citadels.bots.arena import CITADELS
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.rng import Dice
from tabletop.lab.arena import dice_for, play
from tests.bots.hidden import decider_view, decisions

pytestmark = pytest.mark.desktop


def test_a_bot_in_another_process_chooses_as_it_does_in_this_one() -> None:
    differing = []
    for number, state in enumerate(decisions(games=2, every=40, seed=3)):
        _, seen, choices = decider_view(state)
        here = BOTS["strong"]().choose(seen, choices, Dice(Dice(number).below(1 << 53)), UNLIMITED)
        if bot(ROOT, "strong").choose(seen, choices, Dice(number), UNLIMITED) != here:
            differing.append(number)
    assert differing == []


def test_a_bot_that_learns_from_events_plays_a_game_from_another_process() -> None:
    state = CITADELS.new(2, {"city_size": 6}, 1)
    play(CITADELS, state, [bot(ROOT, "expert"), bot(ROOT, "casual")], dice_for(1, 2))
    assert not state.stack


def test_an_unknown_bot_is_an_error_of_this_process() -> None:
    state = next(iter(decisions(games=1, every=1, seed=3)))
    _, seen, choices = decider_view(state)
    with pytest.raises(RuntimeError, match="nobody"):
        bot(ROOT, "nobody").choose(seen, choices, Dice(1), UNLIMITED)


def test_an_unknown_revision_is_refused() -> None:
    with pytest.raises(ValueError, match="git knows no revision nowhere"):
        unpack("nowhere")
