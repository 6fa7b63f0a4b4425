"""No bot gives anything away for nothing: not in whole games of any size, characters and specials."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bench.find_blunders import Task, decisions
from citadels import Game
from citadels.bots import BOTS
from citadels.bots.blunders import Sense
from citadels.bots.policy import Policy
from citadels.bots.tiers import expert
from citadels.core.moves import Move
from tabletop.bots.protocol import Budget
from tabletop.core.rng import Dice
from tests.rules.table import EIGHT, SEVEN, play, seat, turn
from tests.rules_2016 import table as newer

PLAYOUTS = 4  # few, so that a search errs more often: what may not happen is kept out by the filter alone
WORK = Budget(playouts=PLAYOUTS)
# `random` plays anything legal: it is what the filter itself is tried on.
SENSIBLE = [name for name in BOTS if name != "random"]
# These three search alike and differ in settings. A search takes its time, so they share the sizes of tables.
GAMES_OF_SEARCHES = {"adept": range(3), "expert": range(3, 5), "master": range(5, 7)}


def played(name: str, games: int, seed: int, edition: str = "2005") -> Iterator[tuple[Sense, Move]]:
    """Yield the moves of one kind of bot at tables of all sizes, or its share of them, wherever it has a choice."""
    for game in GAMES_OF_SEARCHES.get(name, range(games)):
        yield from decisions(Task(name, edition, seed * 13 + game, PLAYOUTS))


@pytest.mark.seed(300)
@pytest.mark.parametrize("name", SENSIBLE)
def test_a_bot_does_nothing_senseless_in_games_of_every_size(name: str, seed: int) -> None:
    assert [move for sense, move in played(name, 7, seed) if sense.nonsense(move)] == []


def test_the_filter_finds_what_a_bot_without_sense_does() -> None:
    result = {move.verb for sense, move in played("random", 14, 400) if sense.nonsense(move)}
    assert {"rob", "assassinate", "destroy", "keep", "end"} <= result


@pytest.mark.parametrize("name", SENSIBLE)
@pytest.mark.parametrize(
    ("players", "mine", "his", "city"),
    [(2, "magician merchant", "king bishop", f"{EIGHT} palace"), (4, "magician", "king", SEVEN)],
)
def test_no_bot_gives_its_hand_for_an_empty_one(name: str, players: int, mine: str, his: str, city: str) -> None:
    # R6.3M: however dangerous the other is, his empty hand brings nothing.
    me, leader = seat(mine, hand="manor", city="manor"), seat(his, 6, city=city)
    game = turn("magician", me, leader, players=players, taken="resources")
    played = [game.moves()[BOTS[name]().choose(game.view(0), game.moves(), Dice(seed), WORK)] for seed in range(10)]
    assert [move for move in played if move == "swap 1"] == []


@pytest.mark.parametrize("name", SENSIBLE)
@pytest.mark.parametrize("verb", ["assassinate", "rob", "bewitch"])
def test_no_bot_names_a_character_it_put_aside_itself(name: str, verb: str) -> None:
    # R3.6: nobody holds it, whatever the others may have: here neither gold nor cards.
    namer = {"assassinate": "assassin", "rob": "thief", "bewitch": "witch"}[verb]
    pool = ["king", "bishop", "merchant", "architect", namer]
    seen = {"drafts": [[*pool, "magician"], pool[:2]], "aside": ["merchant", "bishop"]}
    me = seat(f"{namer} king") | {"seen": seen}
    game = turn(namer, me, seat("architect warlord"), players=2, down="merchant bishop magician", taken="resources")
    played = [game.moves()[BOTS[name]().choose(game.view(0), game.moves(), Dice(seed), WORK)] for seed in range(30)]
    assert [move for move in played if move in (f"{verb} merchant", f"{verb} bishop", f"{verb} king")] == []


@pytest.mark.parametrize("name", SENSIBLE)
def test_no_wizard_keeps_a_twin_he_cannot_pay(name: str) -> None:
    # R6.3W, R4.3: he may build what he already has in this turn alone.
    game = turn("wizard", seat("wizard", city="town_hall"), deck="town_hall harbor manor")
    game.play("draw")
    assert game.moves()[BOTS[name]().choose(game.view(0), game.moves(), Dice(1), WORK)] == "keep harbor"


@pytest.mark.parametrize("name", SENSIBLE)
def test_of_two_twins_a_wizard_keeps_the_one_he_can_pay(name: str) -> None:
    # R6.3W, R4.3: neither can be built after this turn, and in it the Palace is too dear.
    game = turn("wizard", seat("wizard", 1, city="palace tavern"), deck="palace tavern manor")
    game.play("draw")
    assert moves_of(name, game) == {"keep tavern"}


def test_a_search_finds_something_better_where_its_weights_want_what_is_senseless(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # R6.3W, R4.3: the Palace can be built neither in this turn nor after it.
    game = turn("wizard", seat("wizard", 1, city="palace tavern"), deck="palace tavern manor")
    game.play("draw")
    monkeypatch.setattr(Policy, "decide", lambda *_: Move.parse("keep palace"))
    assert expert().choose(game.view(0), game.moves(), Dice(1), Budget(playouts=0)) == 1


@pytest.mark.parametrize(("gold", "senseless"), [(4, True), (5, False)])
def test_a_twin_the_wizard_can_build_now_is_no_blunder(gold: int, senseless: bool) -> None:
    # R6.3W: this turn he may build districts he already has.
    game = turn("wizard", seat("wizard", gold, city="town_hall"), deck="town_hall harbor manor")
    game.play("draw")
    offered = list(game.moves())
    assert Sense(game.view(0), offered).nonsense(offered[0]) == senseless


@pytest.mark.parametrize("name", SENSIBLE)
def test_no_warlord_leaves_a_free_raid_on_the_leader_undone(name: str) -> None:
    # R6.8W: the Tavern costs nothing to destroy, and whoever owns it has the most points.
    me, leader = seat("warlord", 5, "school_of_magic", "market"), seat("king", 3, city="palace cathedral tavern")
    game = turn("warlord", me, leader, seat("bishop", city="manor"), taken="resources income")
    assert "end" not in moves_of(name, game)


@pytest.mark.parametrize(("city", "senseless"), [("palace", True), ("palace cathedral fortress", False)])
def test_it_is_no_blunder_to_spare_somebody_who_is_behind(city: str, senseless: bool) -> None:
    # R6.8W: whoever leads may want the others to stay as they are.
    game = turn(
        "warlord", seat("warlord", 1, city=city), seat("king", city="tavern cathedral"), taken="resources income"
    )
    offered = list(game.moves())
    assert Sense(game.view(0), offered).nonsense(Move.parse("end")) == senseless


# Three cities in the last round, and whether the first seat's raid on the second one's Tavern matters: it overtakes, it
# keeps the second from winning alone, it changes nothing, the raider has won already.
LAST_RAIDS = [
    ("palace", "manor temple tavern", "tavern", True),
    ("tavern", "palace tavern", "palace", True),
    ("tavern", "palace cathedral tavern", "manor", False),
    ("palace cathedral", "manor tavern", "tavern", False),
]


@pytest.mark.parametrize(("mine", "theirs", "third", "matters"), LAST_RAIDS)
def test_a_last_raid_that_changes_nothing_is_a_blunder(mine: str, theirs: str, third: str, matters: bool) -> None:
    # R8.2, R8.3: after the Warlord's turn, the eighth, nobody scores any more.
    seats = (seat("warlord", 3, city=mine), seat("king", city=theirs), seat("bishop", city=third))
    game = turn("warlord", *seats, taken="resources income", last_round=True)
    sense = Sense(game.view(0), list(game.moves()))
    assert sense.nonsense(Move.parse("destroy 1 tavern")) != matters


@pytest.mark.parametrize("name", ["casual", "strong", "rusher"])
def test_no_bot_pays_for_a_last_raid_that_changes_nothing(name: str) -> None:
    # R6.8W, R8.3: the second seat wins with or without its Temple.
    seats = (seat("warlord", 5, city="tavern"), seat("king", city="palace cathedral temple manor"), seat("bishop"))
    game = turn("warlord", *seats, taken="resources income", last_round=True)
    assert moves_of(name, game) == {"end"}


@pytest.mark.parametrize("name", ["newcomer", "learner"])
def test_a_weak_tier_ends_no_turn_with_a_district_it_could_pay(name: str) -> None:
    # R4.3: it may build another than the best, but by no accident none.
    game = turn("bishop", seat("bishop", 6, "temple manor"), seat("king"), taken="resources income")
    assert {move.partition(" ")[0] for move in moves_of(name, game)} == {"build"}


def last_pick(gold: int, hand: str, city: str = "temple") -> Game:
    """The King's choice between gold and cards in the last round, without noble districts."""
    return turn("king", seat("king", gold, hand, city), deck="tavern market docks", last_round=True)


@pytest.mark.parametrize("name", SENSIBLE)
def test_nobody_draws_in_the_last_round_what_they_cannot_pay(name: str) -> None:
    # R4.2, R8.1: without a coin no card can be built, with two the Tavern can.
    assert "draw" not in moves_of(name, last_pick(0, "tavern"))


@pytest.mark.parametrize("name", SENSIBLE)
def test_nobody_takes_gold_in_the_last_round_that_buys_nothing(name: str) -> None:
    # R4.2, R8.1: the Palace stays out of reach, and gold is no points.
    assert "gold" not in moves_of(name, last_pick(2, "palace"))


@pytest.mark.parametrize(("gold", "hand", "city"), [
    (2, "palace", "imperial_treasury"),  # R7.14: gold is points
    (2, "castle", "temple"),  # with two more the Castle can be paid
    (2, "market", "temple"),  # it can be paid as it is, and the two may pay what is dearer
])  # fmt: skip
def test_gold_in_the_last_round_may_be_of_use(gold: int, hand: str, city: str) -> None:
    game = last_pick(gold, hand, city)
    assert not Sense(game.view(0), list(game.moves())).nonsense(Move.parse("gold"))


# --- the edition of 2016


@pytest.mark.seed(310)
@pytest.mark.parametrize("name", SENSIBLE)
def test_a_bot_does_nothing_senseless_in_games_of_2016_of_every_size(name: str, seed: int) -> None:
    assert [move for sense, move in played(name, 7, seed, "2016") if sense.nonsense(move)] == []


def test_the_filter_finds_what_a_bot_without_sense_does_in_2016() -> None:
    result = {move.verb for sense, move in played("random", 28, 410, "2016") if sense.nonsense(move)}
    assert {"warrant", "threaten", "pass", "reveal", "end"} <= result


def moves_of(name: str, game: Game, tries: int = 10) -> set[str]:
    """Return a bot's moves here, whatever chance says."""
    assert game.to_move is not None
    view, moves = game.view(game.to_move), game.moves()
    return {moves[BOTS[name]().choose(view, moves, Dice(seed), WORK)] for seed in range(tries)}


def threatened(gold: int, real: str = "king") -> Game:
    """The King has gathered under a threat, with so much gold in all; seat 0 laid it."""
    sits = newer.seat("blackmailer", 3), newer.seat("king", gold - 2, "manor", "tavern"), newer.seat("warlord")
    threats = {"on": ["king", "warlord"], "real": real, "shown": False}
    return play(newer.turn("king", *sits, threats=threats), "gold")


@pytest.mark.parametrize("name", SENSIBLE)
def test_no_bot_refuses_a_bribe_that_costs_nothing(name: str) -> None:
    # E5.5.3: half of one gold, rounded down, and the flower would take that one.
    sits = newer.seat("blackmailer"), newer.seat("king", 0, "manor"), newer.seat("warlord")
    threats = {"on": ["king", "warlord"], "real": "king", "shown": False}
    game = newer.turn("king", *sits, threats=threats, deck="temple tavern market")
    play(game, "draw", "keep tavern")
    assert moves_of(name, game) == {"bribe"}


@pytest.mark.parametrize("name", SENSIBLE)
@pytest.mark.parametrize(("real", "answer"), [("king", "reveal"), ("warlord", "pass")])
def test_every_bot_turns_up_the_flower_and_no_blank_threat(name: str, real: str, answer: str) -> None:
    # E5.5.4: the flower brings all that gold; a blank one brings nothing and tells where the other lies.
    assert moves_of(name, play(threatened(6, real), "pass")) == {answer}


def warranted(city: str, card: str, **keys: bool) -> Game:
    """The King has paid for a district under a signed warrant of seat 0, whose city this is."""
    sits = newer.seat("magistrate", city=city), newer.seat("king", 6, card), newer.seat("bishop"), newer.seat("warlord")
    warrants = {"on": ["king", "bishop", "warlord"], "signed": "king", "shown": False}
    return play(newer.turn("king", *sits, taken="resources", warrants=warrants, **keys), f"build {card}")


@pytest.mark.parametrize("name", SENSIBLE)
def test_no_bot_confiscates_what_takes_more_points_than_it_brings(name: str) -> None:
    # E7.11: with the Keep in its city the Ivory Tower is not the only unique district any more.
    assert moves_of(name, warranted("ivory_tower manor", "keep")) == {"pass"}


@pytest.mark.parametrize("name", SENSIBLE)
def test_every_bot_confiscates_in_the_last_round_what_adds_to_its_points(name: str) -> None:
    # E11.18: there is no later round to wait for.
    assert moves_of(name, warranted("manor", "tavern", last_round=True)) == {"confiscate"}


@pytest.mark.parametrize("name", SENSIBLE)
def test_no_bot_hands_over_a_character_that_names_others(name: str) -> None:
    # E7.27: the other knows what he gave, and as Assassin whose name to say.
    sits = [newer.seat("assassin", city="theater"), newer.seat("thief"), newer.seat("magician"), newer.seat("bishop")]
    phase = {"name": "turn", "rank": 1, "seat": 0}
    data = newer.position(*sits, phase=phase, up="warlord architect")
    data["phase"] = {"name": "select", "seat": 0}
    game = Game.from_position(data | {"pending": [["Recast", 0]]})
    assert moves_of(name, game) == {"pass"}


@pytest.mark.parametrize("name", SENSIBLE)
def test_no_bot_gives_up_the_framework_for_what_a_coin_or_two_would_pay(name: str) -> None:
    # E7.6: the Framework is worth three points, the Tavern's price is one gold.
    me = newer.seat("king", 5, "tavern", "framework castle")
    game = newer.turn("king", me, newer.seat("bishop", city="manor"), taken="resources power income")
    assert "build tavern framework" not in moves_of(name, game)


@pytest.mark.parametrize("name", SENSIBLE)
def test_no_spy_looks_for_a_kind_that_is_known_not_to_be_there(name: str) -> None:
    # E5.4: the whole hand of seat 1 was seen, a trade district.
    me = newer.seat("spy", 2, "manor") | {"seen": {"hands": {"1": ["tavern"]}}}
    others = newer.seat("king", 3, "tavern"), newer.seat("bishop"), newer.seat("warlord")
    words = moves_of(name, newer.turn("spy", me, *others))
    assert {move for move in words if move.startswith("spy")} <= {"spy 1 trade"}
