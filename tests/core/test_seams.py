"""Moments and questions for cards to come, answered by small cards of the test's own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from citadels import Game, IllegalMove, Move
from citadels.core.building import why_not_build
from citadels.core.cities import add_district, remove_district
from citadels.core.definitions import NOBLE, SPECIAL, TRADE, District, Power, Role, Why
from citadels.core.effects import drop, gain, hand_over, pay, put_under
from citadels.core.frames import FRAMES, Lay, Turn, asking
from citadels.core.hooks import CityAsks, CityWhen, RoleAsks, RoleWhen, WayToPay
from citadels.core.moves import move
from citadels.core.readings import city_size, count_districts
from citadels.core.registry import PLAYED
from citadels.core.state import State
from citadels.core.verbs import Verb
from citadels.flow.scoring import score, score_lines
from tabletop.core import engine
from tests.core.table import cards, cast_with, game_of, sits, state_of

__all__ = ["cards"]


class Nod(NamedTuple):
    """Somebody is asked something, and can only pass."""

    seat: int


class Spend(NamedTuple):
    """A builder pays with a card of the hand."""

    seat: int


def _spend(state: State, frame: Spend, move: Move) -> None:
    drop(state, frame.seat, move.name)
    put_under(state, (move.name,))


@pytest.fixture(autouse=True)
def questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The questions of these cards, for the time of one test."""
    for kind in (Nod, Spend):
        monkeypatch.delitem(FRAMES.kinds, kind.__name__, raising=False)
    asking(Nod, lambda _, __: [move("pass")], lambda _, __, ___: None)
    asking(Spend, lambda state, frame: [move("give", card) for card in state.players[frame.seat].hand], _spend)


def at_turn(rank: int, *players: dict[str, Any], roles: tuple[Role, ...] = (), taken: str = "resources") -> Game:
    """A game in the turn of a rank, with these characters in the places of the classic ones."""
    return game_of(rank, *players, characters=cast_with(*roles), taken=taken.split(), rules={"gold": None})


def others(*names: str) -> list[dict[str, Any]]:
    return [sits(name) for name in names]


def offered(state: State) -> list[str]:
    return [str(option) for option in engine.options(state)]


def varies(state: State) -> State:
    """Let the table know that its cards have a say in building."""
    state.rules = replace(state.rules, building_varies=True)
    return state


# --- draft_ended


def _ask_owner(state: State, owner: int) -> None:
    state.stack.append(Nod(owner))


STAGE = District("stage", SPECIAL, 3, when=CityWhen(draft_ended=_ask_owner))


@pytest.fixture
def staged(cards: Any) -> State:
    """All have chosen; the Stage stands in the city of seat 2."""
    cards(STAGE)
    state = state_of(Game.new(["A", "B", "C", "D"], seed=3), STAGE, seat_2="stage")
    while type(state.stack[-1]) is not Nod:
        engine.apply(state, engine.options(state)[0])
    return state


def test_whoever_has_a_say_after_the_draft_is_asked(staged: State) -> None:
    assert (engine.current_seat(staged), all(player.characters for player in staged.players)) == (2, True)


def test_nobody_is_called_before_that(staged: State) -> None:
    assert staged.revealed == ()


def test_the_calls_follow_upon_it(staged: State) -> None:
    engine.apply(staged, move("pass"))
    assert type(staged.stack[-1]) is Turn


def test_a_view_can_be_written_meanwhile(staged: State) -> None:
    assert Game(staged).view(1)["phase"] == {"name": "select", "seat": 2, "pool": 0}


# --- gathered


def _stop_him(state: State, turn: Turn) -> None:
    state.emit("threat", player=turn.seat)
    state.stack.append(Nod(turn.seat))


BULLY = Role("bully", 2, when=RoleWhen(gathered=_stop_him))


@pytest.fixture
def bullied(cards: Any) -> Game:
    cards(BULLY)
    game = at_turn(6, sits("merchant"), *others("bully", "king", "bishop"), roles=(BULLY,), taken="")
    game.play("gold")
    return game


def test_the_whole_cast_answers_a_resource_action(bullied: Game) -> None:
    assert type(bullied._state.stack[-1]) is Nod


def test_the_bonus_waits_for_it(bullied: Game) -> None:
    """E5.5.2: before anything on top of the resource action."""
    assert bullied._state.players[0].gold == 2


def test_the_bonus_follows_upon_it(bullied: Game) -> None:
    """R6.6M, E5.5.5."""
    engine.apply(bullied._state, move("pass"))
    assert bullied._state.players[0].gold == 3


def test_a_turn_of_resources_alone_is_left_in_peace(cards: Any) -> None:
    """R11.7."""
    cards(BULLY)
    characters = ["witch", *cast_with(BULLY)[1:]]
    game = game_of(5, sits("bishop"), *others("king", "warlord", "bully"), characters=characters, bewitched="bishop")
    game.play("gold")
    assert Nod not in map(type, game._state.stack)


# --- paid_for


def _seize(state: State, turn: Turn, card: str, paid: bool) -> None:
    bailiff = state.player_of(1)
    if paid and bailiff is not None and bailiff != turn.seat:
        state.stack[-1] = Lay(bailiff, card)
        gain(state, turn.seat, 1)


BAILIFF = Role("bailiff", 1, when=RoleWhen(paid_for=_seize))


@pytest.fixture
def seized(cards: Any) -> Game:
    cards(BAILIFF)
    game = at_turn(4, sits("king", 3, "tavern"), *others("bailiff", "thief", "bishop"), roles=(BAILIFF,))
    return game.play("build tavern")


def test_what_is_paid_for_can_be_laid_elsewhere(seized: Game) -> None:
    """E5.3.4."""
    assert [player.names for player in seized._state.players] == [(), ("tavern",), (), ()]


def test_who_pays_has_built(seized: Game) -> None:
    assert (seized._state.stack[-1].built, seized._state.players[0].gold) == (1, 3)


def test_nothing_else_lies_on_the_turn(seized: Game) -> None:
    assert type(seized._state.stack[-1]) is Turn


# --- what a district counts as

OBELISK = District("obelisk", SPECIAL, 4, size=2)


@pytest.fixture
def tall(cards: Any) -> State:
    """A city of six and the Obelisk, which counts as eight."""
    cards(OBELISK)
    game = at_turn(8, sits("warlord", 9), *others("king", "thief", "bishop"))
    state = state_of(game, OBELISK, seat_1="tavern temple manor market prison docks")
    add_district(state, 1, "obelisk")
    return state


def test_a_district_may_count_as_two(tall: State) -> None:
    """E7.18."""
    assert count_districts(tall.players[1]) == city_size(tall) == 8


def test_a_city_is_complete_by_what_it_counts_as(tall: State) -> None:
    """E8.1, R8.1."""
    assert (tall.players[1].completed, tall.last_round) == (1, True)


def test_rank_8_spares_a_city_complete_by_what_it_counts_as(tall: State) -> None:
    """R6.8W."""
    assert [text for text in offered(tall) if text.startswith("destroy 1")] == []


def test_it_counts_as_two_no_longer_when_it_is_gone(tall: State) -> None:
    """R11.16."""
    remove_district(tall, 1, "obelisk")
    assert count_districts(tall.players[1]) == 6


# --- the build limit


def _is_trade(district: District) -> bool:
    return district.kind == TRADE


STABLE = District("stable", SPECIAL, 2, asks=CityAsks(beyond_limit=True))
PEDLAR = Role("pedlar", 6, TRADE, asks=RoleAsks(beyond_limit=_is_trade))
YARD = District("yard", SPECIAL, 2, asks=CityAsks(build_limit=lambda limit, _: limit + 1))


def test_a_card_beyond_the_limit_is_offered_after_it(cards: Any) -> None:
    """E4.4: whether the limit has been reached or not."""
    cards(STABLE)
    game = at_turn(4, sits("king", 9, "tavern manor"), *others("thief", "bishop", "warlord"))
    state = varies(state_of(game, STABLE))
    state.players[0].hand += ("stable",)
    engine.apply(state, move("build", "tavern"))
    assert [text for text in offered(state) if "build" in text] == ["build stable"]


def test_a_card_beyond_the_limit_does_not_count(cards: Any) -> None:
    """E7.26."""
    cards(STABLE)
    state = varies(state_of(at_turn(4, sits("king", 9), *others("thief", "bishop", "warlord")), STABLE))
    state.players[0].hand = ("stable",)
    engine.apply(state, move("build", "stable"))
    assert (state.stack[-1].built, state.stack[-1].extra) == (0, 1)


def test_a_character_may_say_which_cards_do_not_count(cards: Any) -> None:
    """E6.6T."""
    cards(PEDLAR)
    game = at_turn(6, sits("pedlar", 9, "tavern market manor"), *others("thief", "bishop", "warlord"), roles=(PEDLAR,))
    game.play("build tavern").play("build manor")
    assert [text for text in offered(game._state) if "build" in text] == ["build market"]


def test_a_city_may_raise_the_limit(cards: Any) -> None:
    """R4.3."""
    cards(YARD)
    game = at_turn(4, sits("king", 9, "tavern manor"), *others("thief", "bishop", "warlord"))
    state = varies(state_of(game, YARD, seat_0="yard"))
    engine.apply(state, move("build", "tavern"))
    assert why_not_build(state, state.stack[-1], "manor") is None


# --- ways to pay


def _give_up(state: State, turn: Turn, _: Move) -> None:
    put_under(state, [remove_district(state, turn.seat, "scaffold").card])


def _sites(state: State, turn: Turn, _: District) -> Iterator[str]:
    return (f"over {built.card}" for built in state.players[turn.seat].city)


def _bury(state: State, turn: Turn, move: Move) -> None:
    put_under(state, [remove_district(state, turn.seat, move.names[2]).card])


def _short(state: State, turn: Turn, district: District) -> int:
    return district.cost - state.players[turn.seat].gold


def _lenders(state: State, turn: Turn, district: District) -> list[str]:
    short = _short(state, turn, district)
    rich = [seat for seat in state.others(turn.seat) if state.players[seat].gold >= short > 0]
    return [f"from {seat}" for seat in rich]


def _borrow(state: State, turn: Turn, move: Move) -> None:
    cost = PLAYED.districts[move.name].cost
    hand_over(state, move.seat, turn.seat, cost - state.players[turn.seat].gold)
    pay(state, turn.seat, cost)
    state.stack.append(Spend(turn.seat))


SCAFFOLD = District("scaffold", SPECIAL, 3, asks=CityAsks(ways_to_pay=(
    WayToPay(form="scaffold", offer=lambda _, __, ___: ("scaffold",), gold=lambda _, __, ___: 0, pay=_give_up,
             free=True),)))  # fmt: skip
VAULT = District("vault", SPECIAL, 5, asks=CityAsks(own_ways_to_pay=(
    WayToPay(form="over card", offer=_sites, gold=lambda _, __, ___: 0, pay=_bury, free=True),)))  # fmt: skip
LENDER = Role("lender", 5, NOBLE, asks=RoleAsks(ways_to_pay=(
    WayToPay(form="from seat", offer=_lenders, gold=lambda _, __, move: PLAYED.districts[move.name].cost,
             pay=_borrow),)))  # fmt: skip


@pytest.fixture
def built_otherwise(cards: Any) -> None:
    """The three cards, with what may be said of them."""
    cards(SCAFFOLD, VAULT, LENDER)


@pytest.fixture
def scaffolded(built_otherwise: None) -> State:
    """The King has no gold, a Scaffold and a Vault."""
    game = at_turn(4, sits("king", 0, "palace"), *others("thief", "bishop", "warlord"))
    state = varies(state_of(game, SCAFFOLD, VAULT, seat_0="scaffold tavern"))
    state.players[0].hand += ("vault",)
    return state


@pytest.fixture
def lent(built_otherwise: None) -> State:
    """The Lender has one gold of the three for a Manor; seat 1 has four, seat 2 has one."""
    game = at_turn(5, sits("lender", 1, "manor tavern"), sits("thief", 4), sits("king", 1), sits("warlord"),
                   roles=(LENDER,))  # fmt: skip
    return game._state


def test_other_ways_to_pay_are_offered_card_by_card(scaffolded: State) -> None:
    """E7.6, E7.19."""
    assert [text for text in offered(scaffolded) if "build" in text] == [
        "build palace scaffold", "build vault scaffold", "build vault over scaffold", "build vault over tavern",
    ]  # fmt: skip


def test_a_card_is_built_in_another_way(scaffolded: State) -> None:
    engine.apply(scaffolded, move("build", "vault over tavern"))
    assert scaffolded.players[0].names == ("scaffold", "vault")


def test_it_counts_toward_the_limit_and_costs_no_gold(scaffolded: State) -> None:
    """E7.6."""
    engine.apply(scaffolded, move("build", "palace scaffold"))
    assert (scaffolded.stack[-1].built, scaffolded.stack[-1].spent) == (1, 0)


def test_what_is_built_for_nothing_is_told_from_what_is_paid_for(cards: Any, scaffolded: State) -> None:
    """E5.3.5: nobody is asked about a district built without paying."""
    result: list[bool] = []
    hook = RoleWhen(paid_for=lambda _, __, ___, paid: result.append(paid))
    scaffolded.rules = replace(scaffolded.rules, when=hook)
    engine.apply(scaffolded, move("build", "palace scaffold"))
    assert result == [False]


def test_who_has_gold_enough_cannot_borrow(lent: State) -> None:
    """E6.5C: exactly what is missing, from one who has it."""
    assert [text for text in offered(lent) if "build" in text] == ["build manor from 1", "build tavern"]


def test_a_way_to_pay_may_be_the_character_s_power(cards: Any, lent: State) -> None:
    """E11.9: once a turn, and so it is counted."""
    way = replace(LENDER.asks.ways_to_pay[0], power=True)
    cards(replace(LENDER, id="banker", asks=RoleAsks(ways_to_pay=(way,))))
    lent.stack[-1] = lent.stack[-1]._replace(role="banker")
    engine.apply(lent, move("build", "manor from 1"))
    assert next(frame for frame in lent.stack if type(frame) is Turn).power == 1


def test_such_a_power_is_used_up(cards: Any, lent: State) -> None:
    """E11.9."""
    way = replace(LENDER.asks.ways_to_pay[0], power=True)
    cards(replace(LENDER, id="banker", asks=RoleAsks(ways_to_pay=(way,))))
    lent.stack[-1] = lent.stack[-1]._replace(role="banker", power=1)
    assert [text for text in offered(lent) if "build" in text] == ["build tavern"]


def test_nothing_is_laid_before_the_price_is_settled(lent: State) -> None:
    engine.apply(lent, move("build", "manor from 1"))
    assert (type(lent.stack[-1]), lent.players[0].names) == (Spend, ())


def test_the_district_is_laid_once_the_price_is_settled(lent: State) -> None:
    engine.apply(lent, move("build", "manor from 1"))
    engine.apply(lent, move("give", "tavern"))
    assert (lent.players[0].names, [player.gold for player in lent.players[:2]]) == (("manor",), [0, 2])


def test_gold_that_was_lent_is_spent(lent: State) -> None:
    """R6.6A: what was paid for building."""
    engine.apply(lent, move("build", "manor from 1"))
    assert next(frame for frame in lent.stack if type(frame) is Turn).spent == 3


@pytest.mark.parametrize("text", ["build palace scaffold", "build vault over tavern", "build manor from 1"])
def test_a_build_says_how_it_is_paid_for(built_otherwise: None, text: str) -> None:
    assert str(Move.parse(text)) == text


def test_a_build_for_gold_says_no_more_than_the_card(lent: State) -> None:
    assert "build tavern" in offered(lent)


# --- gold_gathered

MINE = District("mine", SPECIAL, 6, asks=CityAsks(gold_gathered=lambda gold: gold + 1))


@pytest.fixture
def mined(cards: Any) -> Game:
    cards(MINE)
    game = at_turn(4, sits("king"), *others("thief", "bishop", "warlord"), taken="")
    state_of(game, MINE, seat_0="mine")
    return game


def test_a_city_may_add_to_the_gold_of_the_resource_action(mined: Game) -> None:
    """E7.7."""
    assert mined.play("gold")._state.players[0].gold == 3


def test_only_the_city_of_the_turns_player_does(mined: Game) -> None:
    mined.play("gold").play("end").play("gold")
    assert mined._state.players[2].gold == 2


# --- laid


def _tax(state: State, turn: Turn, seat: int, card: str) -> None:
    if state.players[seat].gold:
        hand_over(state, seat, 3, 1)


TOLLMAN = Role("tollman", 5, when=RoleWhen(laid=_tax))


def test_something_may_come_of_what_was_laid(cards: Any) -> None:
    """E6.9T."""
    cards(TOLLMAN)
    game = at_turn(4, sits("king", 3, "tavern"), *others("thief", "merchant", "tollman"), roles=(TOLLMAN,))
    game.play("build tavern")
    assert [player.gold for player in game._state.players] == [1, 0, 0, 1]


def test_what_is_laid_elsewhere_is_that_player_s(cards: Any) -> None:
    """E5.3.7."""
    cards(BAILIFF, TOLLMAN)
    game = at_turn(4, sits("king", 3, "tavern"), sits("bailiff", 2), *others("thief", "tollman"),
                   roles=(BAILIFF, TOLLMAN))  # fmt: skip
    game.play("build tavern")
    assert [player.gold for player in game._state.players] == [3, 1, 0, 1]


def test_what_completes_the_city_is_counted_before(cards: Any) -> None:
    """E11.10."""
    seen: list[int | None] = []
    cards(replace(TOLLMAN, when=RoleWhen(laid=lambda state, _, seat, __: seen.append(state.players[seat].completed))))
    game = at_turn(4, sits("king", 3, "tavern"), *others("thief", "merchant", "tollman"), roles=(TOLLMAN,))
    state_of(game, seat_0="temple temple manor market prison docks harbor")
    game.play("build tavern")
    assert seen == [1]


# --- round_ended


def _asks(rank: int) -> RoleWhen:
    def ask(state: State) -> None:
        seat = state.player_of(rank)
        if seat is not None:
            state.stack.append(Nod(seat))

    return RoleWhen(round_ended=ask)


SEXTON, GRAVEDIGGER = Role("sexton", 4, when=_asks(4)), Role("gravedigger", 5, when=_asks(5))


@pytest.fixture
def closing(cards: Any) -> Game:
    """The last turn of a round ends; ranks 4 and 5 have something to say to that."""
    cards(SEXTON, GRAVEDIGGER)
    cast = (SEXTON, GRAVEDIGGER)
    return at_turn(8, sits("warlord"), *others("gravedigger", "sexton", "thief"), roles=cast).play("end")


def test_the_end_of_a_round_may_ask(closing: Game) -> None:
    """E6.4E: a killed Emperor's player gives the Crown away."""
    assert engine.current_seat(closing._state) == 2


def test_one_is_asked_after_the_other_by_rank(closing: Game) -> None:
    """E11.13."""
    assert engine.current_seat(closing.play("pass")._state) == 1


def test_a_view_can_be_written_while_it_asks(closing: Game) -> None:
    """All ranks were called: it is the last one's, with nothing done in it (notation §1)."""
    assert {"name": "turn", "rank": 8, "seat": 2, "taken": []}.items() <= closing.view(0)["phase"].items()


def test_the_next_round_waits_for_the_answers(closing: Game) -> None:
    assert closing._state.round == 1


def test_the_next_round_begins_upon_them(closing: Game) -> None:
    assert closing.play("pass").play("pass")._state.round == 2


# --- gathers_first, owed_at_once


HERALD = Role("herald", 5, asks=RoleAsks(gathers_first=lambda _, turn: turn.role == "thief"))


def test_a_turn_may_have_to_begin_with_the_resources(cards: Any) -> None:
    """E5.5.2."""
    cards(HERALD)
    game = at_turn(2, sits("thief"), *others("magician", "king", "herald"), roles=(HERALD,), taken="")
    assert [str(move) for move in game.moves()] == ["gold", "draw"]


def test_whoever_tries_is_told_that_the_resources_come_first(cards: Any) -> None:
    cards(HERALD)
    game = at_turn(2, sits("thief"), *others("magician", "king", "herald"), roles=(HERALD,), taken="")
    assert (move("rob"), Why("gather-first")) in game.refused()


def test_it_goes_on_as_ever_after_them(cards: Any) -> None:
    cards(HERALD)
    game = at_turn(2, sits("thief"), *others("magician", "king", "herald"), roles=(HERALD,), taken="")
    assert "rob king" in [str(move) for move in game.play("gold").moves()]


def test_others_may_begin_as_they_like(cards: Any) -> None:
    cards(HERALD)
    game = at_turn(3, sits("magician", 0, "tavern"), *others("thief", "king", "herald"), roles=(HERALD,), taken="")
    assert "swap 1" in [str(move) for move in game.moves()]


HASTY = replace(PLAYED.roles["witch"], id="hasty", owed="bewitch", owed_at_once=True)


def test_nothing_goes_before_what_is_owed_at_once(cards: Any) -> None:
    """E5.2."""
    cards(HASTY)
    game = at_turn(1, sits("hasty", 3, "tavern"), *others("thief", "king", "bishop"), roles=(HASTY,))
    assert {move.verb for move in game.moves()} == {"bewitch"}


def test_whoever_owes_something_at_once_is_told_so(cards: Any) -> None:
    """E5.2: of every power, card and of the end."""
    due = Why("due")
    cards(replace(HASTY, owed_first=due))
    game = at_turn(1, sits("hasty", 3, "tavern"), *others("thief", "king", "bishop"), roles=(HASTY,))
    state_of(game, seat_0="smithy")
    assert game.refused() == [(move("smithy"), due), (move("build", "tavern"), due), (move("end"), due)]


# --- what a move may say


def _nothing(_: State, __: Turn, ___: Move) -> None:
    """Never played: these moves are read alone."""


HERBALIST = Role("herbalist", 5, powers=(
    Power(Verb("brew", ("character character character",), any_order=1), lambda _, __: [], _nothing),
    Power(Verb("sort", ("kind",)), lambda _, __: [], _nothing),
))  # fmt: skip


def test_words_from_a_place_on_are_read_in_any_order(cards: Any) -> None:
    """E12.7."""
    cards(HERBALIST)
    assert str(Move.parse("brew warlord king bishop")) == "brew warlord bishop king"


def test_a_move_may_name_a_kind_of_districts(cards: Any) -> None:
    """E12.7."""
    cards(HERBALIST)
    assert Move.parse("sort trade").args == ("trade",)


def test_nothing_else_is_a_kind_of_districts(cards: Any) -> None:
    cards(HERBALIST)
    with pytest.raises(IllegalMove, match="a kind of district"):
        Move.parse("sort tavern")


# --- what is paid for, and not laid yet


def test_the_price_is_known_until_the_district_is_laid(cards: Any) -> None:
    """E5.3.4: the builder may get it back."""
    seen: list[object] = []
    cards(replace(BAILIFF, when=RoleWhen(paid_for=lambda state, *_: seen.append(state.stack[-1]))))
    game = at_turn(4, sits("king", 5, "manor"), *others("bailiff", "thief", "bishop"), roles=(BAILIFF,))
    game.play("build manor")
    assert seen == [Lay(0, "manor", 3)]


# --- why_not_built, scored_in_hand


STRONGROOM = District(
    "strongroom", SPECIAL, 0, asks=CityAsks(why_not_built=lambda _, __: Why("not-now")),
    when=CityWhen(scored_in_hand=lambda _, __: [("strongroom", 3)]),
)  # fmt: skip


@pytest.fixture
def locked(cards: Any) -> State:
    cards(STRONGROOM)
    game = at_turn(4, sits("king", 3, "tavern"), *others("thief", "magician", "bishop"))
    state = varies(state_of(game, STRONGROOM))
    state.players[0].hand += ("strongroom",)
    return state


def test_a_card_may_say_that_it_cannot_be_built(locked: State) -> None:
    """E7.24."""
    assert "build strongroom" not in offered(locked)


def test_it_says_why(locked: State) -> None:
    assert why_not_build(locked, locked.stack[-1], "strongroom") == Why("not-now")


def test_other_cards_are_built_as_ever(locked: State) -> None:
    assert "build tavern" in offered(locked)


def test_a_card_may_score_in_hand(locked: State) -> None:
    """E7.24."""
    assert ("strongroom", 3) in score_lines(locked, 0)


def test_it_scores_for_nobody_else(locked: State) -> None:
    assert score(locked, 1) == 0


# --- turn_ended_first


def test_a_district_may_answer_the_end_of_a_turn_before_the_character(cards: Any) -> None:
    """E4.5: the Poor House before the Alchemist."""
    seen: list[str] = []
    cards(District("almshouse", SPECIAL, 4, when=CityWhen(turn_ended_first=lambda _, __: seen.append("almshouse"))))
    cards(Role("chemist", 6, when=RoleWhen(turn_ended_own=lambda _, __: seen.append("chemist"))))
    chemist = PLAYED.roles["chemist"]
    game = at_turn(6, sits("chemist"), *others("thief", "magician", "bishop"), roles=(chemist,))
    state_of(game, PLAYED.districts["almshouse"], seat_0="almshouse")
    game.play("end")
    assert seen == ["almshouse", "chemist"]
