"""A bot's memory of the table: picks as they were, learnt from once they are public, and nothing else."""

from __future__ import annotations

from math import exp
from typing import Any

import pytest

from citadels.bots import BOTS
from citadels.bots.arena import CITADELS
from citadels.bots.expert import Searcher
from citadels.bots.guessing import Belief
from citadels.bots.memory import Memory, as_seen_by, picks
from citadels.bots.opponent_types import habits
from citadels.bots.policy.forecast import (
    BY_COUNTING,
    BY_FORECAST,
    BY_LIKING,
    FLOOR,
    Forecast,
    OpponentModel,
    unknown,
    weigh_by_table,
)
from citadels.bots.policy.imagine import UNREAD, Experience, OpponentMix, WorldSampler
from citadels.bots.policy.naming import Holders, assassinate, by_counting, holders
from citadels.bots.policy.naming import expected as expected_names
from citadels.bots.tiers import expert_config, master_config
from citadels.bots.weights import tuned, value_function
from citadels.core.moves import move
from citadels.core.registry import EDITIONS, PLAYED
from citadels.core.state import State
from citadels.flow.draft import Choose
from citadels.flow.setup import new_state
from citadels.views.observing import observe
from tabletop.bots.protocol import Budget, EventFeed
from tabletop.bots.search import SearchResult
from tabletop.core.engine import apply, current_seat, options
from tabletop.core.events import Event
from tabletop.core.rng import Dice
from tabletop.lab.arena import dice_for, play

# A selection in which two of the other three hold the Assassin and the Thief.
WITH_BOTH = 17
Pick = tuple[int, tuple[str, ...], str]


def to_its_pick(state: State, seat: int, dice: Dice) -> list[Pick]:
    """Play at random until this seat is to pick in the first round; return the picks before it."""
    made = []
    while state.stack[-1].seat != seat:
        made.append(one_pick(state, dice))
    return made


def one_pick(state: State, dice: Dice) -> Pick:
    frame: Any = state.stack[-1]
    text = options(state)[dice.below(len(options(state)))]
    apply(state, text)
    return frame.seat, frame.pool, text.split()[1]


def selection(seats: int, seat: int, seed: int = 3) -> tuple[State, Any, list[Pick]]:
    """A state when all have picked, what a seat saw at its own pick, and the picks of all the others."""
    dealt: Any = CITADELS.new(seats, {}, seed)
    state, dice = dealt, Dice(seed)
    made = to_its_pick(state, seat, dice)
    seen = observe(state, seat)
    one_pick(state, dice)
    while type(state.stack[-1]) is Choose:
        made.append(one_pick(state, dice))
    return state, seen, made


def public_events(state: State) -> list[Event]:
    """Return the events at the end of a round that reveal characters."""
    return [Event("called", {"player": seat, "role": name}) for name, seat in state.holders.items()]


@pytest.mark.parametrize("seat", range(4))
def test_who_picked_what_from_which_characters_is_known_for_sure_once_all_are_shown(seat: int) -> None:
    # R3.4: the cards are handed on to the left, and whoever gets them sees what was left.
    state, seen, made = selection(4, seat)
    message = {
        who: (set(pool), taken) for who, pool, taken in picks(seen, {who: name for name, who in state.holders.items()})
    }
    assert message == {who: (set(pool), taken) for who, pool, taken in made}


def a_view() -> Any:
    """Return the first seat's view when it is to pick in the first round."""
    return selection(4, 0)[1]


def after_taking(name: str, times: int) -> Forecast:
    """Return the forecast for seat 1 once it has taken a character so often from all of the cast."""
    view, known = a_view(), habits(4)
    leaning = first = unknown(known)
    for _ in range(times):
        liked = Forecast(view, known, {1: leaning}).likings(1)
        leaning = leaning.learn(liked, view.rules.cast, name, first.shares)
    return Forecast(view, known, {1: leaning})


def chance_of(name: str, forecast: Forecast) -> float:
    cast = forecast.state.rules.cast
    return forecast.chances(1, cast)[cast.index(name)]


@pytest.mark.parametrize("name", ["king", "bishop", "warlord"])
def test_who_takes_a_character_again_and_again_is_expected_to_take_it(name: str) -> None:
    assert chance_of(name, after_taking(name, 6)) > 2 * chance_of(name, after_taking(name, 0))


def test_no_habit_is_ever_ruled_out() -> None:
    shares = after_taking("king", 40).leaning(1).shares
    assert min(now / first for now, first in zip(shares, unknown(habits(4)).shares, strict=True)) >= FLOOR


@pytest.mark.parametrize("names", [("king", "bishop"), ("assassin", "thief", "warlord", "architect")])
def test_somebody_takes_one_of_what_is_there(names: tuple[str, ...]) -> None:
    assert sum(after_taking("king", 3).chances(1, names)) == pytest.approx(1.0)


def known_for(*known_habits: int | None) -> dict[int, OpponentModel]:
    """Return models of seats 1, 2 …, each of whom has done what one type of five foretells best, or nothing yet."""
    first = unknown(habits(4))
    lines = [
        [1.0] * 5 if number is None else [0.1 + 0.9 * (at == number) for at in range(5)] for number in known_habits
    ]
    return {seat: first.weigh(item, first.shares) for seat, item in enumerate(lines, 1)}


def at_one_table(*known_habits: int | None) -> dict[int, OpponentModel]:
    return weigh_by_table(known_for(*known_habits), unknown(habits(4)).shares)


@pytest.mark.parametrize("habit", range(5))
def test_who_has_shown_nothing_is_taken_for_one_of_the_company(habit: int) -> None:
    assert at_one_table(None, habit, habit)[1].shares[habit] > 1.5 * at_one_table(None, None, None)[1].shares[habit]


def test_what_a_player_did_counts_for_more_than_the_company() -> None:
    assert at_one_table(2, 1, 1)[1].shares[2] > at_one_table(1, 1, 1)[1].shares[2]


def test_no_habit_is_ruled_out_by_the_company() -> None:
    shares, first = at_one_table(1, 1, 1)[1].shares, unknown(habits(4)).shares
    assert min(now / begun for now, begun in zip(shares, first, strict=True)) >= FLOOR


def test_of_whom_alone_anything_is_known_no_company_tells_more() -> None:
    assert at_one_table(2)[1].shares == pytest.approx(known_for(2)[1].shares, abs=FLOOR)


def test_what_others_have_learnt_of_oneself_does_not_count_for_them() -> None:
    state, seen, _ = selection(4, 0)
    memory = Memory(habits(4), tuned(4))
    memory.hear(seen, [])
    memory.hear(seen, [*public_events(state), Event("round", {})])
    before = memory.forecast(seen).leaning(1).shares
    memory.leanings[0] = known_for(2)[1]
    assert memory.forecast(seen).leaning(1).shares == before


def test_a_memory_learns_from_a_round_when_the_next_begins() -> None:
    state, seen, _ = selection(4, 0)
    memory = Memory(habits(4), tuned(4))
    memory.hear(seen, [])
    memory.hear(seen, [*public_events(state), Event("round", {})])
    assert set(memory.leanings) == {0, 1, 2, 3}  # of itself it knows what the others can have learnt


def test_a_memory_learns_nothing_from_characters_that_nobody_showed() -> None:
    _, seen, _ = selection(4, 0)
    memory = Memory(habits(4), tuned(4))
    memory.hear(seen, [])
    memory.hear(seen, [Event("round", {})])
    assert memory.leanings == {}


def test_a_memory_learns_nothing_from_a_round_in_which_characters_were_exchanged() -> None:
    # E7.27: who holds a character then is not who picked it.
    state, seen, _ = selection(4, 0)
    memory = Memory(habits(4), tuned(4))
    memory.hear(seen, [])
    memory.hear(seen, [Event("recast", {"player": 1, "other": 2}), *public_events(state), Event("round", {})])
    assert memory.leanings == {}


def after_naming(role: str, name: str, verb: str) -> Forecast:
    """Return the forecast for the holder of the Assassin, or the Thief, once it has named one in the first round."""
    state, seen, _ = selection(4, 0, seed=WITH_BOTH)
    memory = Memory(habits(4), tuned(4))
    memory.hear(seen, [])
    event = Event(verb, {"player": state.holders[role], "role": name})
    memory.hear(seen, [event, *public_events(state), Event("round", {})])
    return memory.forecast(seen)


def names_of(role: str, verb: str) -> tuple[int, list[dict[str, float]]]:
    """Return who held the Assassin, or Thief, and chances of each name: by counting, by liking and by a forecast."""
    state, seen, _ = selection(4, 0, seed=WITH_BOTH)
    held = {who: name for name, who in state.holders.items()}
    look = next((pool, taken) for who, pool, taken in picks(seen, held) if taken == role)
    seat = state.holders[role]
    forecast = Memory(habits(4), tuned(4)).forecast(seen)
    ways = (tuned(4).by_counting(), tuned(4), tuned(4).expecting(forecast))
    return seat, [expected_names(as_seen_by(seen, seat, *look), seat, verb, weights) for weights in ways]


@pytest.mark.parametrize(("role", "verb"), [("assassin", "assassinate"), ("thief", "rob")])
def test_who_says_what_a_reader_of_others_would_is_taken_for_one(role: str, verb: str) -> None:
    # R5.1, R5.2: the name is said aloud, and what its owner had seen is known once all characters are shown.
    seat, (counting, liking, forecast) = names_of(role, verb)
    result = {name: (liking[name] + forecast[name]) / counting[name] for name in counting}
    most, least = max(result, key=lambda name: result[name]), min(result, key=lambda name: result[name])
    counts = [after_naming(role, text, verb).names_so(seat, BY_COUNTING) for text in (most, least)]
    assert counts[0] < counts[1]


@pytest.mark.parametrize(("role", "verb"), [("assassin", "assassinate"), ("thief", "rob")])
def test_the_chances_of_names_add_up_to_one(role: str, verb: str) -> None:
    _, ways = names_of(role, verb)
    assert [sum(chances.values()) for chances in ways] == pytest.approx([1.0, 1.0, 1.0])


def test_nobody_robs_the_assassin() -> None:
    # R5.2
    _, ways = names_of("thief", "rob")
    assert ["assassin" in chances for chances in ways] == [False, False, False]


@pytest.mark.parametrize("seed", range(8))
def test_who_counts_names_only_whom_somebody_is_likeliest_to_hold(seed: int) -> None:
    state, _, _ = selection(4, 0, seed=WITH_BOTH)
    seat = state.holders["assassin"]
    offered = [move("assassinate", name) for name in state.rules.characters[1:]]
    choice_move, _ = assassinate(state, seat, offered, tuned(4).by_counting(), Dice(seed))
    held = by_counting(state, seat)
    assert held[choice_move.name] == max(held.values())


@pytest.mark.parametrize(
    ("names", "expected"), [(BY_COUNTING, (True, False)), (BY_LIKING, (False, False)), (BY_FORECAST, (False, True))]
)
def test_in_an_imagined_round_everybody_names_as_their_habit_does(names: str, expected: tuple[bool, bool]) -> None:
    view, own = a_view(), tuned(4)
    forecast = Forecast(view, [habit._replace(names=names) for habit in habits(4)], {})
    moves = [move("pick", name) for name in view.stack[-1].pool]
    opponent_mix = OpponentMix([own], [own.by_counting()], [own])
    sampler = WorldSampler(view, moves, own.expecting(forecast), opponent_mix, value_function(4), Dice(1), None)
    others = sampler.world().players[1:]
    assert {(weights.counting, weights.forecast is forecast) for weights in others} == {expected}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_master_reads_names_with_the_cards_of_every_edition(edition: str) -> None:
    assert {habit.names for habit in master_config(4, edition).habits} == {BY_COUNTING, BY_LIKING, BY_FORECAST}


def test_who_says_a_name_at_a_table_of_2016_is_read_by_it() -> None:
    setup = {"edition": "2016", "set": "first_game"}
    state, dice = new_state(["a", "b", "c", "d"], setup, 5), Dice(5)
    events: list[Event] = []
    state.events = events
    expert, hearing, seat = Searcher(expert_config), EventFeed(), state.crown
    while state.round < 4:
        if current_seat(state) == seat:
            hearing.deliver(expert, seat, observe(state, seat), events)
        apply(state, options(state)[dice.below(len(options(state)))])
    assert expert.memory is not None
    assert expert.memory.leanings.keys() == {*range(4)}


def imagined(experience: Experience | None) -> WorldSampler:
    """Return the worlds of the picker of `a_view`, who thinks that everybody forecasts."""
    view, own = a_view(), tuned(4)
    forecast = Forecast(view, [habit._replace(names=BY_FORECAST) for habit in habits(4)], {})
    moves = [move("pick", name) for name in view.stack[-1].pool]
    return WorldSampler(
        view, moves, own.expecting(forecast), OpponentMix([own], [own], [own]), value_function(4), Dice(1), experience
    )


def odds(sampler: WorldSampler) -> float:
    """The odds to win with the first pick in the first world imagined."""
    chance, _ = sampler.playout(sampler.world(), 0)
    return chance / (1 - chance)


def all_alike(weight: float) -> dict[str, list[float]]:
    """Rows that say the same of every character wherever it is picked."""
    return {name: [weight] for name in a_view().rules.cast}


def test_experience_of_one_who_forecasts_multiplies_the_odds_of_a_pick() -> None:
    assert odds(imagined({BY_FORECAST: all_alike(0.5)})) == pytest.approx(exp(0.5) * odds(imagined(None)))


def test_where_nobody_is_read_there_is_experience_of_its_own() -> None:
    view = observe(CITADELS.new(2, {}, 4), 0)
    moves = [move("pick", name) for name in view.stack[-1].pool]
    known = {UNREAD: {name: [0.5] for name in view.rules.cast}, BY_FORECAST: {name: [9.0] for name in view.rules.cast}}
    own = tuned(2)
    assert WorldSampler(view, moves, own, OpponentMix([own]), value_function(2), Dice(1), known).odds == [
        exp(0.5)
    ] * len(moves)


def test_experience_with_players_who_are_not_read_does_not_count_where_others_are() -> None:
    assert odds(imagined({UNREAD: all_alike(0.5)})) == odds(imagined(None))


def test_experience_counts_as_far_as_the_others_name_in_its_way() -> None:
    assert odds(imagined({BY_COUNTING: all_alike(0.5)})) == odds(imagined(None))


def test_a_character_without_a_row_does_as_well_as_imagined() -> None:
    known = all_alike(0.5)
    known.pop(a_view().stack[-1].pool[0])
    assert odds(imagined({BY_FORECAST: known})) == odds(imagined(None))


def test_who_sits_beside_does_not_count_oneself() -> None:
    mine = {0: unknown(habits(4))._replace(shares=(0.0, 0.0, 1.0, 0.0, 0.0))}
    forecast = Forecast(a_view(), habits(4), mine)
    assert forecast.naming_share(0, BY_FORECAST) == forecast.names_so(1, BY_FORECAST)


@pytest.mark.parametrize("way", [BY_FORECAST, BY_COUNTING, UNREAD])
def test_the_master_has_experience_with_every_character_of_2005(way: str) -> None:
    experience = master_config(4).experience
    assert experience is not None
    assert experience[way].keys() == PLAYED.roles.keys()


def test_a_master_that_nobody_forecasts_takes_the_best_pick(monkeypatch: pytest.MonkeyPatch) -> None:
    view = a_view()
    moves = [move("pick", name) for name in view.stack[-1].pool]
    results = [SearchResult(at, 0.5 - 0.001 * at, 0.0, 320, 0.0, 0.0, {}) for at in range(len(moves))]
    master = Searcher(master_config)
    master.memory = Memory([habit for habit in habits(4) if habit.names != BY_FORECAST], tuned(4))
    monkeypatch.setattr(master, "search", lambda *_: (results, 0))
    assert {master.choose(view, moves, Dice(seed), Budget()) for seed in range(20)} == {0}


def expected(seat: int) -> Holders:
    """Return the likely holders among five players, for one of them, when all have picked."""
    state, _, _ = selection(5, seat)
    view = observe(state, seat)
    return holders(Belief(view).sample_state(), seat, tuned(5).expecting(Memory(habits(5), tuned(5)).forecast(view)))


@pytest.mark.parametrize("seat", range(5))
def test_a_character_is_expected_to_be_held_once(seat: int) -> None:
    assert max(sum(chance for _, chance in who) for who in expected(seat).values()) <= 1.02


@pytest.mark.parametrize("seat", range(5))
def test_everybody_is_expected_to_hold_something(seat: int) -> None:
    held = [0.0] * 5
    for chances in expected(seat).values():
        for who, chance in chances:
            held[who] += chance
    assert held == pytest.approx([0.0 if who == seat else 1.0 for who in range(5)])


def test_an_expert_has_read_everybody_when_a_game_is_over() -> None:
    expert: Any = BOTS["expert"]()
    bots = [expert, *[BOTS["casual"]() for _ in range(3)]]
    play(CITADELS, CITADELS.new(4, {}, 5), bots, dice_for(5, 4), Budget(playouts=8))
    assert set(expert.memory.leanings) == {0, 1, 2, 3}
