"""The bots of the third game: they play whole games, each is stronger than the last, and none knows too much."""

from __future__ import annotations

from typing import Any

import pytest

from praga import Game
from praga.bots import BOTS
from praga.bots.arena import PRAGA
from praga.bots.planner import Search, plan
from praga.views.view import View
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.engine import apply, options
from tabletop.core.rng import Dice
from tabletop.lab.arena import dice_for, each_move
from tests.praga.conformance.hidden import reshuffle
from tests.praga.positions import moves, player, turn

PLANNERS = ("casual", "strong")


def points(names: list[str], seed: int) -> list[int]:
    """The points of a game between bots."""
    state = PRAGA.new(len(names), None, seed)
    for _ in each_move(PRAGA, state, [BOTS[name]() for name in names], dice_for(seed, len(names))):
        pass
    return PRAGA.scores(state)


@pytest.mark.parametrize("bot", list(BOTS))
def test_plays_a_whole_game(bot: str) -> None:
    """P3.1."""
    assert len(points([bot, bot], 3)) == 2


@pytest.mark.parametrize("bot", list(BOTS))
def test_plays_the_same_again(bot: str) -> None:
    assert points([bot, bot], 4) == points([bot, bot], 4)


@pytest.mark.parametrize(("better", "worse"), [("newcomer", "random"), ("casual", "newcomer"), ("strong", "casual")])
def test_scores_more_than_the_tier_below(better: str, worse: str) -> None:
    """Over a few games with two seats each; docs/praga/bots.md has shares of many."""
    games = [points([better, worse, better, worse], seed) for seed in range(3)]
    assert sum([game[0] + game[2] for game in games]) > sum([game[1] + game[3] for game in games])


@pytest.mark.parametrize("bot", PLANNERS)
def test_what_is_hidden_changes_no_choice(bot: str) -> None:
    """Notation §6: the order of stacks."""
    state, dice = PRAGA.new(2, None, 8), Dice(8)
    for _ in range(40):
        seat, listed = state.stack[-1].seat, options(state)
        other = reshuffle(state, seat, dice)
        chosen = [_choice(bot, View(each, seat), listed) for each in (state, other)]
        assert chosen[0] == chosen[1]
        apply(state, listed[chosen[0]])


def _choice(bot: str, view: View, listed: Any) -> int:
    return BOTS[bot]().choose(view, listed, Dice(1), UNLIMITED) if len(listed) > 1 else 0


def test_a_planner_needs_a_state_to_plan_on() -> None:
    game = Game.new(["Ann", "Bo"], seed=1)
    with pytest.raises(TypeError, match="view of a seat as an object"):
        BOTS["casual"]().choose(game.view(1), game.moves(), Dice(1), UNLIMITED)


def test_a_plan_takes_five_points_from_a_pushed_tile() -> None:
    """P13.4: nothing else differs between the two tiles with quarry."""
    game = turn(player(gold=2), crane={**_crane(), "pushed": {"w8": 5}})
    assert plan(game.observe(0).state, 0, Search(12, 1))[0] == "take w8"


def _crane() -> dict[str, Any]:
    crane: dict[str, Any] = turn().position()["crane"]
    return crane


def test_a_plan_ends_the_turn() -> None:
    """P13."""
    assert plan(turn().observe(0).state, 0, Search(6, 1))[-1].verb == "end"


def test_a_plan_answers_what_is_asked() -> None:
    """P4.5."""
    game = turn(player(mine=4), taken=1).play("mine more")
    assert plan(game.observe(0).state, 0, Search(6, 1))[0] in moves(game)
