"""The tiers: legal at every table, each stronger than the one below, the same to everyone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from citadels.bots import BOTS, hints
from citadels.bots.arena import CITADELS
from citadels.bots.expert import KNOWN, Searcher, one_of_the_best
from citadels.bots.policy import Policy, Weights
from citadels.bots.policy.candidates import NAMING
from citadels.bots.policy.weights import gumbel
from citadels.bots.styles import STYLES, style
from citadels.bots.tiers import DEADLINES, TIERS, deadlines, master_config
from citadels.core.menu import Menu
from citadels.core.moves import Move
from citadels.core.state import State
from citadels.flow.setup import new_state
from tabletop.bots.protocol import UNLIMITED, Bot, Budget
from tabletop.bots.search import SearchResult
from tabletop.core.engine import apply, current_seat, options
from tabletop.core.rng import Dice
from tabletop.lab.arena import play
from tests.bots.hidden import decider_view, decisions

WORK = Budget(playouts=10)


def wins(bot: str, others: str, seats: int, games: int) -> float:
    """Share of games won by one bot against a table of another, seats in turn."""
    won = 0.0
    for game in range(games):
        me = game % seats
        state = new_state([f"Seat {seat}" for seat in range(seats)], {}, 1000 + game)
        bots: list[Bot] = [BOTS[bot]() if seat == me else BOTS[others]() for seat in range(seats)]
        play(CITADELS, state, bots, [Dice(game * 8 + seat) for seat in range(seats)], WORK)
        winners = CITADELS.winners(state)
        won += (me in winners) / len(winners)
    return won / games


@pytest.mark.parametrize(
    ("below", "above"), [("random", "newcomer"), ("newcomer", "learner"), ("learner", "casual"), ("casual", "strong")]
)
def test_a_tier_wins_more_than_its_share_against_the_tier_below(below: str, above: str) -> None:
    assert wins(above, below, seats=4, games=80) > 0.25


def test_a_warmer_bot_takes_near_equals_for_each_other_more_often() -> None:
    """Of three likings 0, 1 and 2 a softmax of temperature 1 takes the best in 67 of 100 draws, of 5 in 40."""
    dice = Dice(3)
    draws = {heat: [[liking + heat * gumbel(dice) for liking in (0, 1, 2)] for _ in range(4000)] for heat in (1.0, 5.0)}
    best = {heat: sum(values[2] == max(values) for values in drawn) for heat, drawn in draws.items()}
    shares = {heat: count / 4000 for heat, count in best.items()}
    assert shares == {1.0: pytest.approx(0.665, abs=0.03), 5.0: pytest.approx(0.402, abs=0.03)}


@pytest.mark.parametrize("name", TIERS)
def test_a_tier_answers_every_question_with_one_of_the_options(name: str) -> None:
    wrong = []
    for number, state in enumerate(decisions(games=7, every=20, seed=21)):
        _, known, choices = decider_view(state)
        at = TIERS[name]().choose(known, choices, Dice(number), WORK)
        if not 0 <= at < len(choices):
            wrong.append((at, len(choices)))
    assert wrong == []


@pytest.mark.parametrize("name", STYLES)
def test_a_style_plays_a_game_to_its_end(name: str) -> None:
    policy = Policy(style(name), Dice(1))
    state: State = new_state(["a", "b", "c", "d"], {"round_limit": 60}, 5)
    while state.stack:
        apply(state, policy.decide(state))
    assert max(len(player.city) for player in state.players) >= 8


def test_styles_choose_differently() -> None:
    states = [state.clone() for state in decisions(games=14, every=12, seed=22, sizes=(4, 5))]
    chosen = {name: tuple(Policy(style(name), Dice(3)).decide(state) for state in states) for name in STYLES}
    assert len(set(chosen.values())) == len(STYLES)


@pytest.mark.parametrize("name", ["newcomer", "casual", "strong", "expert"])
def test_it_makes_no_difference_who_sits_where_or_what_they_are_called(name: str) -> None:
    differing = []
    for number, state in enumerate(decisions(games=14, every=25, seed=23)):
        _, known, choices = decider_view(state)
        renamed = json.loads(json.dumps(known))
        for seat, player in enumerate(renamed["players"]):
            player["name"] = f"Human {seat}"
        first = TIERS[name]().choose(known, choices, Dice(number), WORK)
        second = TIERS[name]().choose(renamed, choices, Dice(number), WORK)
        if first != second:
            differing.append(choices[first])
    assert differing == []


def naming(choices: Sequence[Move]) -> bool:
    """Whether somebody may say the name of a character that another may hold."""
    return any(move.verb in NAMING for move in (choices.first if type(choices) is Menu else choices))


@pytest.mark.parametrize("name", ["expert", "master"])
def test_a_search_that_may_not_begin_plays_as_the_weights_alone_would_but_for_names(name: str) -> None:
    # Who may hold which character it reads otherwise than `strong` does.
    states = [state.clone() for state in decisions(games=14, every=12, seed=24)]
    questions = [(known, choices) for _, known, choices in map(decider_view, states) if not naming(choices)]
    stopped = Budget(stop=lambda: True)
    searched = [TIERS[name]().choose(*each, Dice(at), stopped) for at, each in enumerate(questions)]
    weighed = [TIERS["strong"]().choose(*each, Dice(at), stopped) for at, each in enumerate(questions)]
    assert searched == weighed


def test_a_tier_with_a_deadline_is_stopped_when_its_time_is_up() -> None:
    clock = iter((1000.0, 1000.0 + DEADLINES["expert"] - 1, 1000.0 + DEADLINES["expert"]))
    budget = deadlines(lambda: next(clock))("expert")
    assert [budget.stop(), budget.stop()] == [False, True]


@pytest.mark.parametrize(("kind", "clock"), [("strong", lambda: 0.0), ("master", None)])
def test_what_does_not_search_and_what_has_no_clock_has_no_deadline(kind: str, clock: Any) -> None:
    assert deadlines(clock)(kind) is UNLIMITED


def test_a_search_is_cut_off_between_two_worlds() -> None:
    state = new_state(["a", "b", "c", "d"], {}, 9)
    _, known, choices = decider_view(state)
    calls = iter(range(1000))
    results, _ = Searcher(master_config).look(known, choices, Dice(1), Budget(stop=lambda: next(calls) >= 3))
    assert {result.playouts for result in results} == {3}


def test_written_weights_read_back_the_same() -> None:
    assert Weights(Weights().write()).write() == Weights().write()


def test_a_hint_names_the_advised_option_first_with_its_chance_to_win() -> None:
    state = new_state(["a", "b", "c", "d"], {}, 9)
    _, known, choices = decider_view(state)
    results = hints.explain(hints.adviser(), known, choices, Dice(1), Budget(playouts=40))
    assert all(0 < result.mean < 1 for result in results)


def test_nothing_to_choose_needs_no_reasons() -> None:
    state = new_state(["a", "b", "c", "d"], {}, 9)
    while len(options(state)) > 1:
        apply(state, options(state)[0])
    seat = current_seat(state)
    assert seat is not None
    assert hints.explain(hints.adviser(), CITADELS.view(state, seat), options(state), Dice(1))[0].option == 0  # type: ignore[arg-type]  # every option is a Move


def picks_of(*chances: float) -> set[int]:
    """The picks that a Master makes by its dice, with these chances to win, the best first."""
    results = [SearchResult(at, chance, 0.0, KNOWN, 0.0, 0.0, {}) for at, chance in enumerate(chances)]
    config = master_config(4)._replace(temperature=0.04)
    return {one_of_the_best(results, 0, config, Dice(seed)) for seed in range(60)}


@pytest.mark.parametrize(
    ("chances", "made"),
    [((0.500, 0.495, 0.400), {0, 1}), ((0.120, 0.118, 0.107), {0, 1}), ((0.09, 0.09), {0})],
    ids=["what is nearly as good", "what is a tenth worse", "with little hope"],
)
def test_a_master_leaves_a_pick_to_chance_where_that_costs_little(chances: tuple[float, ...], made: set[int]) -> None:
    assert picks_of(*chances) == made
