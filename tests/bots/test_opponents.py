"""The outsiders of bench/ play by their views alone, each by its own habit."""

from __future__ import annotations

import pytest

from bench.opponents import HABITS, MAKERS, OUTSIDERS, match, one_against, verdict_on
from citadels.bots.arena import CITADELS, random_rules, random_rules_2016
from citadels.game import Game
from citadels.views.observing import view
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.engine import options
from tabletop.core.rng import Dice
from tabletop.lab.arena import dice_for, play
from tests.bots.hidden import dealt_anew, decider_view, decisions
from tests.rules.table import seat as sits
from tests.rules.table import select, turn


@pytest.mark.parametrize("name", OUTSIDERS)
def test_an_outsider_plays_a_game_of_any_size_to_its_end(name: str) -> None:
    sizes = range(2, 9)
    ended = []
    for seats in sizes:
        state = CITADELS.new(seats, random_rules(seats, Dice(seats)), seats)
        play(CITADELS, state, [MAKERS[name]() for _ in range(seats)], dice_for(seats, seats))
        ended.append(not state.stack)
    assert all(ended)


@pytest.mark.parametrize("name", HABITS)
def test_a_habit_is_kept_at_a_table_of_2016(name: str) -> None:
    state = CITADELS.new(5, random_rules_2016(5, Dice(3)), 3)
    play(CITADELS, state, [MAKERS[name]() for _ in range(5)], dice_for(3, 5))
    assert not state.stack


@pytest.mark.parametrize("name", OUTSIDERS)
def test_an_outsider_decides_the_same_when_everything_hidden_is_dealt_anew(name: str) -> None:
    differing = []
    for number, state in enumerate(decisions(games=7, every=25, seed=31)):
        seat, known, choices = decider_view(state)
        other = dealt_anew(state, Dice(number))
        first = OUTSIDERS[name]().choose(known, choices, Dice(number), UNLIMITED)
        second = OUTSIDERS[name]().choose(view(other, seat), options(other), Dice(number), UNLIMITED)
        if first != second:
            differing.append((choices[first], choices[second]))
    assert differing == []


@pytest.mark.parametrize("name", OUTSIDERS)
def test_an_outsider_wins_most_games_against_three_who_play_by_chance(name: str) -> None:
    share, low, _ = one_against(name, "random", games=40, seed=5)
    assert low > 50, share


@pytest.mark.parametrize(
    ("bot", "others", "taken"), [("casual", "random", "casual wins 90.0%"), ("random", "casual", "random wins 5.0%")]
)
def test_a_sequential_test_tells_a_good_bot_from_a_bad_one(bot: str, others: str, taken: str) -> None:
    assert taken in verdict_on(match(bot, others, seed=5), (5, 90), 80)


def move_of(name: str, game: Game, dice: int = 0) -> str:
    assert game.to_move is not None
    moves = game.moves()
    return str(moves[OUTSIDERS[name]().choose(game.observe(game.to_move), moves, Dice(dice), UNLIMITED)])


def test_who_loves_the_king_takes_him() -> None:
    game = select(0, "assassin king bishop architect", sits(gold=2), sits(), sits(), sits())
    assert {move_of("king_lover", game, dice) for dice in range(20)} == {"pick king"}


def test_who_plays_by_chance_does_not_always_pick_the_same() -> None:
    game = select(0, "assassin king bishop architect", sits(gold=2), sits(), sits(), sits())
    assert len({move_of("by_chance", game, dice) for dice in range(40)}) > 1


def test_who_is_in_a_hurry_builds_the_cheapest() -> None:
    game = turn("king", sits("king", gold=5, hand="tavern church"), taken="resources")
    assert move_of("rusher", game) == "build tavern"


def test_who_plays_by_chance_builds_the_dearest() -> None:
    game = turn("king", sits("king", gold=5, hand="tavern church"), taken="resources")
    assert move_of("by_chance", game) == "build church"


def test_who_hoards_saves_up_before_building() -> None:
    game = turn("king", sits("king", gold=3, hand="tavern church"), taken="resources")
    assert not move_of("hoarder", game).startswith("build")
