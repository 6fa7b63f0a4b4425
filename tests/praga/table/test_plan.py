"""The turn as a plan: its steps, what each brings and changes at the end, and where a plan rests on a guess."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from praga import Game
from praga.bots.planner import Search, rank_ends
from praga.bots.tiers import STRONG
from praga.cli.words import words_of
from praga.core.frames import REVEALING
from praga.table.advice import CLEARLY, advise, follow
from praga.table.plan import foresee, look_back_on_turn, write_plan
from praga.table.preview import GOODS
from praga.table.screen import PragaScreen
from tabletop.bots.protocol import UNLIMITED
from tabletop.cli.words import LANGUAGES
from tests.praga.goods import goods
from tests.praga.positions import player, turn
from tests.praga.table.test_advice import decisions

Json = dict[str, Any]


def plan_of(game: Game) -> Json:
    """The plan of a hint as the page gets it."""
    plan: Json = PragaScreen().advise(game, UNLIMITED)["plan"]
    return plan


def up_the_wall() -> Game:
    """The tile's action is performed; two silver windows pay for a move up, which brings nothing at once (P11.2)."""
    return turn(player(silver=2, wall=[1, 3], gold=0, stone=0), taken=1, owed=False, turn=32, first=1)


@pytest.mark.parametrize("game", decisions(6, 15))
def test_the_steps_of_a_plan_are_legal_one_after_another(game: Game) -> None:
    """As long as nothing comes to light between them."""
    steps = advise(game).steps
    for step in steps:
        assert step.move in game.moves()
        game.play(step.move)
        if step.reveals or game.barrier:
            break


@pytest.mark.parametrize("game", decisions(7, 15))
def test_a_plan_ends_where_tiles_are_looked_at(game: Game) -> None:
    """Notation §6: what is seen then may change all."""
    for step in advise(game).steps[1:]:
        assert not isinstance(step.before.stack[-1], REVEALING)


def test_a_plan_takes_no_tile_that_its_own_steps_draw() -> None:
    """P6.1: the tile that fills a row is drawn."""
    game = turn(player(gold=6, stone=6), taken=0)
    state = game.observe(0).state
    taken = next(move for move in game.moves() if move.verb == "upgrade")
    after = game.copy().play(taken)
    place = after.moves()[0]
    guess = foresee(state, [taken, place])[-1].after.rows[0]
    new = next(tile for tile in guess if tile not in state.rows[0])

    moves = [taken, place, type(taken)(f"upgrade {new}")]

    assert [step.move for step in foresee(state, moves)] == moves[:2]


def test_a_step_that_fills_a_row_reveals_something() -> None:
    """P6.1."""
    game = turn(player(gold=6, stone=6), taken=0)
    taken = next(move for move in game.moves() if move.verb == "upgrade")
    place = game.copy().play(taken).moves()[0]

    assert [step.reveals for step in foresee(game.observe(0).state, [taken, place])] == [False, True]


def test_a_step_says_what_it_changes_at_the_end() -> None:
    """P14.4: the second row of the Wall scores at the end."""
    game = up_the_wall()
    step = PragaScreen().advise(game, UNLIMITED)["plan"]["steps"][0]
    choice = next(choice for choice in PragaScreen().prompt(game)["choices"] if choice["move"] == step["move"])

    assert (step["move"], step["at_end"]) == ("up wall", choice["at_end"])


def test_a_move_on_the_wall_is_a_reason() -> None:
    """P11.2: no choice is as good that leaves the row where it is."""
    reasons = {reason["id"]: reason for reason in advise(up_the_wall()).reasons}

    assert {"id": "good-wall", "args": {"count": 1}} in reasons["hint-brings"]["args"]["goods"]


def test_what_the_end_brings_more_is_a_reason() -> None:
    """P14.4."""
    assert "hint-at-end" in [reason["id"] for reason in advise(up_the_wall()).reasons]


@pytest.mark.parametrize("game", decisions(8, 15))
def test_a_hint_has_a_reason_where_there_is_a_choice_of_turns(game: Game) -> None:
    advice = advise(game)

    assert advice.reasons or len(advice.steps) == 1


def test_the_steps_that_are_done_stand_before_the_plan() -> None:
    game = Game.new(["Ann", "Bo"], {"first": 0}, seed=7)
    game.play(advise(game).move)
    done = str(game.history[-1])

    plan = plan_of(game)

    assert (plan["at"], plan["steps"][0]["move"]) == (1, done)


def test_of_another_turn_nothing_is_done() -> None:
    game = Game.new(["Ann", "Bo"], {"first": 0}, seed=7)
    while game.to_move == 0:
        game.play(advise(game).move)

    assert look_back_on_turn(game) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(language: str) -> None:
    words = words_of(language)
    steps = [step for game in decisions(9, 25) for step in plan_of(game)["steps"]]
    spoken = [message for step in steps for message in (step, step["note"], step["figures"]) if message]

    assert [message for message in spoken if not words.message(message)] == []


# --- a plan that is followed


def texts(plan: Json) -> list[str]:
    """The moves of a plan."""
    return [step["move"] for step in plan["steps"]]


def planned_turn() -> tuple[Game, Json]:
    """A game at its first decision with the plan of its turn."""
    game = Game.new(["Ann", "Bo"], {"first": 0}, seed=7)
    return game, plan_of(game)


@pytest.mark.parametrize("game", decisions(10, 20))
def test_a_plan_that_is_followed_goes_on_as_it_was_or_says_why_not(game: Game) -> None:
    plan = plan_of(game)
    game.play(plan["steps"][plan["at"]]["move"])
    if game.over or game.to_move != game.observe(game.to_move).state.turn_of or len(texts(plan)) <= plan["at"] + 1:
        return

    hint = PragaScreen().follow(game, texts(plan), UNLIMITED)

    rest = texts(plan)[plan["at"] + 1 :]
    now = texts(hint["plan"])[hint["plan"]["at"] :]
    shared = min(len(rest), len(now))
    assert ("changed" in hint) or now[:shared] == rest[:shared]


def test_a_plan_that_is_as_good_is_kept() -> None:
    """Two orders of a turn are worth the same: the plan that is followed goes on."""
    game, plan = planned_turn()
    game.play(plan["steps"][0]["move"])
    ends = rank_ends(game.observe(0).state, 0, STRONG)
    other = next(node for node in ends[1:] if ends[0].value - node.value < CLEARLY)

    advice, changed = follow(game, [texts(plan)[0], *other.moves])

    assert (advice.move, changed) == (other.moves[0], None)


def test_a_plan_that_is_clearly_worse_by_now_is_changed_and_says_by_how_much() -> None:
    game, plan = planned_turn()
    game.play(plan["steps"][0]["move"])

    hints = [PragaScreen().follow(game, [texts(plan)[0], str(move)], UNLIMITED) for move in game.moves()]
    worse = next(hint["changed"] for hint in hints if "changed" in hint)

    assert (worse["id"], worse["args"]["points"]["args"]["count"] >= CLEARLY) == ("plan-better", True)


def test_a_plan_whose_tile_is_gone_says_so() -> None:
    game, plan = planned_turn()
    game.play(plan["steps"][0]["move"])

    assert PragaScreen().follow(game, [texts(plan)[0], "wall r13"], UNLIMITED)["changed"]["id"] == "plan-gone"


def test_after_a_step_of_ones_own_the_plan_is_anew() -> None:
    game, plan = planned_turn()
    game.play(next(move for move in game.moves() if str(move) != texts(plan)[0]))

    assert PragaScreen().follow(game, texts(plan), UNLIMITED)["changed"]["id"] == "plan-own"


def test_a_plan_whose_step_was_taken_back_is_as_it_was() -> None:
    game, plan = planned_turn()

    hint = PragaScreen().follow(game, texts(plan), UNLIMITED)

    assert (texts(hint["plan"]), "changed" in hint) == (texts(plan), False)


# --- figures


@cache
def plans(seed: int, count: int) -> tuple[tuple[Game, Json], ...]:
    """The first plans of a game by casual bots, each with the game before it."""
    game, listed = Game.new(["Ann", "Bo"], seed=seed), list[tuple[Game, Json]]()
    while game.to_move is not None and len(listed) < count:
        state = game.observe(game.to_move).state
        ends = rank_ends(state, game.to_move, Search(6, 1))
        if ends:
            steps = foresee(state, ends[0].moves)
            listed.append((game.copy(), write_plan(steps, 0, game.to_move)))
        game.play(ends[0].moves[0] if ends else game.moves()[0])
    return tuple(listed)


def net(message: Json | None) -> Counter[str]:
    """The net of figures, good by good."""
    if message is None or message["id"] == "brings-nothing":
        return Counter()
    if message["id"] == "note-for":
        result = net(message["args"]["what"])
        result.subtract(goods(message))
    else:
        result = Counter(goods(message))
        if message["id"] == "note-cost":
            result = Counter({good: -number for good, number in result.items()})
    return Counter({good: number for good, number in result.items() if number})


def held(game: Game, seat: int) -> Counter[str]:
    """The goods of a seat, with its places on both projects."""
    state = game.observe(None).state
    points = state.sheet[seat].played if state.sheet else state.points[seat]
    places = {on: sum(getattr(state, on)[seat]) for on in ("wall", "cathedral")}
    return Counter({**{good: getattr(state, good)[seat] for good in GOODS}, **places, "points": points})


@pytest.mark.parametrize("seed", [12, 13])
def test_the_total_of_a_plan_is_the_sum_of_its_steps(seed: int) -> None:
    wrong = list[Json]()
    for _, plan in plans(seed, 200):
        added = Counter[str]()
        for step in plan["steps"]:
            added.update(net(step["figures"]))
        later = sum(step.get("at_end", 0) for step in plan["steps"])
        if (Counter({good: number for good, number in added.items() if number}), later) != (
            net(plan["total"]),
            plan.get("at_end", 0),
        ):
            wrong.append(plan)

    assert wrong == []


@pytest.mark.parametrize("seed", [12, 13])
def test_the_total_of_a_plan_is_what_its_moves_bring(seed: int) -> None:
    """Played in the game itself; of the last turn the points in play alone."""
    wrong = list[Json]()
    for game, plan in plans(seed, 200):
        seat, played = game.to_move or 0, game.copy()
        for step in plan["steps"]:
            played.play(step["move"])
        brought = held(played, seat)
        brought.subtract(held(game, seat))
        total = net(plan["total"])
        if played.over:
            brought, total = Counter(points=brought["points"]), Counter(points=total["points"])
        if {good: number for good, number in brought.items() if number != total[good]}:
            wrong.append(plan)

    assert wrong == []


def test_a_tile_from_a_row_has_no_figures_before_it_is_placed() -> None:
    """Its reward comes where it is placed, and is told there (P7.1)."""
    game = turn(player(gold=6, stone=6), taken=0)
    moves = [next(move for move in game.moves() if move.verb == "upgrade")]
    step = write_plan(foresee(game.observe(0).state, moves), 0, 0)["steps"][0]

    assert (step["id"], step["args"], step["figures"]) == ("step-upgrade", {}, None)
