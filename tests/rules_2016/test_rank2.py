"""Rank 2 of 2016: the Thief, the Spy and the Blackmailer (E5.1, E5.4, E5.5)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from citadels import Game, Move, PositionError
from citadels.bots.guessing.world import Belief
from citadels.table.choices import choice
from tabletop.core.rng import Dice

from .table import (
    Json,
    acting,
    answered,
    begins,
    deck,
    gold,
    hand,
    heard,
    mark,
    moves,
    phase,
    play,
    question,
    refused,
    same_to,
    seat,
    turn,
)

OTHERS = ["magician", "king", "bishop", "merchant", "architect", "warlord"]

# A King who was killed or bewitched, and by whom.
SPARED: list[tuple[Json, str]] = [({"assassinated": "king"}, "assassin"), ({"bewitched": "king"}, "witch")]

# --- the Thief (E5.1)


@pytest.mark.parametrize(("spared", "rank_1"), SPARED)
def test_thief_cannot_name_rank_1_nor_the_killed_or_bewitched(spared: Json, rank_1: str) -> None:
    """E5.1."""
    game = turn("thief", seat("thief"), seat(rank_1), **spared)
    assert begins(game, "rob") == {f"rob {name}" for name in OTHERS if name != "king"}


# --- the Spy (E5.4)


def spy(theirs: str = "manor temple tavern market", gold: int = 5, taken: str = "resources", **keys: object) -> Game:
    """The Spy is seat 0; seat 1 has these cards and this gold, seat 2 nothing, seat 3 one card."""
    seats = (seat("spy"), seat("king", gold, theirs), seat("bishop"), seat("warlord", 0, "prison"))
    return turn("spy", *seats, taken=taken, **keys)  # type: ignore[arg-type]


def test_spy_names_another_player_with_cards_and_a_kind() -> None:
    """E5.4, E11.3: a kind that is not there may be named."""
    kinds = ("noble", "religious", "trade", "military", "special")
    assert begins(spy(), "spy") == {f"spy {who} {kind}" for who in (1, 3) for kind in kinds}


def test_spy_needs_a_hand_with_a_card() -> None:
    """E11.3."""
    game = turn("spy", seat("spy"), seat("king"), taken="resources")
    assert ("spy", "nobody") in [(str(move), why.id) for move, why in game.refused()]


def test_spy_spies_once() -> None:
    """E5.4: once."""
    assert refused(spy().play("spy 1 trade"), "spy 3 noble")


def test_spy_may_look_before_he_gathers() -> None:
    """E4.2."""
    assert "spy 1 noble" in moves(spy(taken=""))


def test_spy_sees_the_whole_hand() -> None:
    """E5.4."""
    assert spy().play("spy 1 trade").view(0)["players"][0]["seen"]["hands"] == {
        "1": ["manor", "market", "tavern", "temple"]
    }


@pytest.mark.parametrize("viewer", [2, 3, None])
def test_nobody_else_sees_the_hand(viewer: int | None) -> None:
    """E5.4: hidden from all but the Spy."""
    game, other = spy("manor temple tavern market"), spy("castle church tavern docks")
    assert same_to(game.play("spy 1 trade"), other.play("spy 1 trade"), viewer)


def test_nobody_else_hears_of_the_hand() -> None:
    """E5.4: the cards are told to the Spy alone."""
    lines = heard(spy(deck="watchtower fortress"), "spy 1 trade")
    assert [(event, who) for event, who, words in lines if "cards" in words] == [("spy-own", 0), ("draw-own", 0)]


def test_all_hear_of_player_kind_gold_and_cards() -> None:
    """E5.4: public."""
    lines = heard(spy(deck="watchtower fortress"), "spy 1 trade")
    assert [(event, words) for event, who, words in lines if who is None] == [
        ("spy", {"player": 0, "other": 1, "kind": "trade"}),
        ("spy-gold", {"player": 0, "other": 1, "gold": 2}),
        ("spy-cards", {"player": 0, "count": 2}),
    ]


def test_spy_takes_a_gold_for_each_card_of_the_kind() -> None:
    """E5.4."""
    game = spy().play("spy 1 trade")
    assert (gold(game, 0), gold(game, 1)) == (2, 3)


def test_spy_takes_as_much_as_the_purse_holds() -> None:
    """E5.4: as far as it goes."""
    game = spy(gold=1).play("spy 1 trade")
    assert (gold(game, 0), gold(game, 1)) == (1, 0)


def test_spy_draws_for_each_card_paid_for_or_not() -> None:
    """E5.4."""
    game = spy(gold=1, deck="watchtower fortress docks").play("spy 1 trade")
    assert (hand(game, 0), deck(game)) == (["fortress", "watchtower"], ["docks"])


def test_spy_draws_what_the_deck_has() -> None:
    """E4.6: the gold is taken all the same."""
    game = spy(deck="fortress").play("spy 1 trade")
    assert (hand(game, 0), gold(game, 0)) == (["fortress"], 2)


def test_spy_who_names_what_is_not_there_gets_nothing() -> None:
    """E5.4."""
    game = spy(deck="fortress").play("spy 1 military")
    assert (hand(game, 0), gold(game, 0), gold(game, 1)) == ([], 0, 5)


def test_unique_cards_are_a_kind() -> None:
    """E5.4."""
    assert gold(spy("keep museum tavern").play("spy 1 special"), 0) == 2


def test_the_hand_stays_as_it_is() -> None:
    """E5.4: nothing is taken from it."""
    assert hand(spy().play("spy 1 trade"), 1) == ["manor", "market", "tavern", "temple"]


def test_a_look_cannot_be_taken_back() -> None:
    """Looking shows a hand."""
    assert spy().play("spy 1 trade").barrier == "revealed"


def test_what_the_spy_saw_reads_back() -> None:
    """Notation §1."""
    assert answered(spy().play("spy 1 trade"))


def test_witch_spies_with_her_own_purse() -> None:
    """E5.2: she goes on as that character."""
    game = turn("witch", seat("witch"), seat("spy", 4, "manor"), seat("king", 3, "temple"), taken="resources")
    play(game, "bewitch spy", "gold", "spy 1 noble")
    assert (gold(game, 0), gold(game, 1)) == (1, 5)


# --- the Blackmailer lays (E5.5, E5.5.1)


def blackmailer(**keys: object) -> Game:
    """The Blackmailer is seat 0, the King 1, the Merchant 2, the Warlord 3."""
    seats = (seat("blackmailer"), seat("king", 4), seat("merchant", 5, "", "tavern"), seat("warlord", 3))
    return turn("blackmailer", *seats, taken="resources", **keys)  # type: ignore[arg-type]


def test_threats_lie_on_two_but_rank_1_and_his_own() -> None:
    """E5.5, E11.6: the first has the flower."""
    assert begins(blackmailer(), "threaten") == {f"threaten {word} {two}" for word, two in permutations(OTHERS, 2)}


@pytest.mark.parametrize(("spared", "rank_1"), SPARED)
def test_threats_lie_neither_on_the_killed_nor_the_bewitched(spared: Json, rank_1: str) -> None:
    """E5.5."""
    game = turn("blackmailer", seat("blackmailer"), seat(rank_1), **spared)
    assert not any("king" in move.split() for move in begins(game, "threaten"))


def test_witch_knows_where_she_put_the_flower() -> None:
    """E5.5.1: if she acts for him, she knows and he does not."""
    game = turn("witch", seat("witch"), seat("blackmailer"), seat("king"), taken="resources")
    play(game, "bewitch blackmailer", "gold", "threaten king bishop")
    assert [mark(game, "threats", who)["real"] for who in (0, 1, 2, 3)] == ["king", None, None, None]


# --- a threatened turn (E5.5.2)


def threatened(
    character: str = "merchant", *, real: str = "merchant", on: str = "king merchant", gold: int = 5, hand: str = "",
    city: str = "tavern", taken: str = "", his: int = 0, **keys: object,
) -> Game:  # fmt: skip
    """The turn of seat 1, whose character is threatened by seat 0; the Warlord is seat 2."""
    seats = (seat("blackmailer", his), seat(character, gold, hand, city), seat("warlord"))
    threats = {"on": on.split(), "real": real}
    return turn(character, *seats, taken=taken, threats=threats, **keys)  # type: ignore[arg-type]


def test_a_threatened_player_gathers_at_once() -> None:
    """E5.5.2: before that no ability, no building, no other district."""
    assert moves(threatened(city="tavern smithy")) == {"gold", "draw"}


def test_a_threatened_player_is_told_so() -> None:
    """E5.5.2."""
    assert ("income", "gather-first") in [(str(move), why.id) for move, why in threatened().refused()]


def test_others_begin_as_they_like() -> None:
    """E5.5.2: who is not threatened."""
    assert "income" in moves(threatened("king", on="bishop merchant", city="manor"))


def test_the_threat_is_settled_before_anything_else() -> None:
    """E5.5.2, E5.5.3."""
    assert question(threatened().play("gold")) == (1, ["bribe", "pass"])


def test_drawing_is_finished_first() -> None:
    """E5.5.2: cards are kept."""
    game = threatened(deck="temple prison docks").play("draw")
    assert begins(game, "keep") == {"keep temple", "keep prison"}


def test_the_threat_is_settled_once_cards_are_kept() -> None:
    """E5.5.2."""
    assert question(threatened(deck="temple prison docks").play("draw").play("keep temple")) == (1, ["bribe", "pass"])


def test_what_comes_on_top_waits_for_the_threat() -> None:
    """E5.5.5: the Merchant's coin."""
    assert gold(threatened().play("gold"), 1) == 7


# --- bribe or pass (E5.5.3)


@pytest.mark.parametrize(("before", "paid"), [(5, 3), (4, 3), (0, 1)])
def test_a_bribe_is_half_of_his_gold_rounded_down(before: int, paid: int) -> None:
    """E5.5.3: of what he has with what was just gathered; the Merchant's coin comes after."""
    game = play(threatened(gold=before), "gold", "bribe")
    assert (gold(game, 0), gold(game, 1)) == (paid, before + 2 - paid + 1)


@pytest.mark.parametrize("before", [0, 1])
def test_a_bribe_may_be_nothing(before: int) -> None:
    """E5.5.3: it still counts."""
    game = play(threatened("king", gold=before, deck="temple prison docks"), "draw", "keep temple", "bribe")
    assert (gold(game, 0), gold(game, 1), game.to_move) == (0, before, 1)


def test_after_a_bribe_the_threat_is_gone_unseen() -> None:
    """E5.5.3, E12.5."""
    game = play(threatened(), "gold", "bribe")
    assert mark(game, "threats", 1) == {"on": ["king"], "real": None, "shown": False}


def test_after_pass_the_blackmailer_answers() -> None:
    """E5.5.4."""
    assert question(play(threatened(), "gold", "pass")) == (0, ["reveal", "pass"])


def test_the_blackmailer_answers_for_the_blank_one_too() -> None:
    """E5.5.4."""
    assert question(play(threatened(real="king"), "gold", "pass")) == (0, ["reveal", "pass"])


# --- reveal or pass (E5.5.4)


def test_the_flower_takes_all_his_gold() -> None:
    """E5.5.4, E5.5.5: what was just gathered included; what comes on top is safe."""
    game = play(threatened(), "gold", "pass", "reveal")
    assert (gold(game, 0), gold(game, 1)) == (7, 1)


def test_the_flower_takes_the_other_threat_away() -> None:
    """E5.5.4, E9.8."""
    game = play(threatened(), "gold", "pass", "reveal")
    assert mark(game, "threats", 2) == {"on": [], "real": "merchant", "shown": True}


def test_the_blank_one_takes_nothing() -> None:
    """E5.5.4."""
    game = play(threatened(real="king"), "gold", "pass", "reveal")
    assert (gold(game, 0), gold(game, 1)) == (0, 8)


def test_the_blank_one_leaves_the_other() -> None:
    """E5.5.4, E12.5."""
    game = play(threatened(real="king"), "gold", "pass", "reveal")
    assert mark(game, "threats", 0) == {"on": ["king"], "real": "king", "shown": False}


def test_a_threat_that_is_not_turned_up_is_void() -> None:
    """E5.5.4: it stays unseen."""
    game = play(threatened(), "gold", "pass", "pass")
    assert (gold(game, 1), mark(game, "threats", 1)) == (8, {"on": ["king"], "real": None, "shown": False})


@pytest.mark.parametrize("real", ["king", "merchant"])
def test_turning_one_up_cannot_be_taken_back(real: str) -> None:
    """Turning one up shows where the flower is, or is not."""
    assert play(threatened(real=real), "gold", "pass", "reveal").barrier == "revealed"


def test_the_turn_goes_on_after_it() -> None:
    """E5.5.5."""
    game = play(threatened(hand="temple"), "gold", "bribe")
    assert moves(game) == {"income", "build temple", "end"}


def test_the_architect_s_cards_come_after_it() -> None:
    """E5.5.5."""
    game = play(threatened("architect", on="king architect", real="king", deck="temple prison docks"), "gold", "pass")
    assert (hand(game, 1), hand(play(game, "pass"), 1)) == ([], ["prison", "temple"])


def test_nothing_is_left_to_settle_after_it() -> None:
    """E5.5.3: the next turn is as ever."""
    assert acting(play(threatened(), "gold", "bribe", "end")) == ("warlord", 2)


@pytest.mark.parametrize("viewer", [1, 2, 3, None])
@pytest.mark.parametrize("played", [(), ("gold",), ("gold", "pass"), ("gold", "pass", "pass"), ("gold", "bribe")])
def test_nothing_tells_where_the_flower_is(played: tuple[str, ...], viewer: int | None) -> None:
    """E5.5.1: two games that differ in that alone look alike, at every step."""
    game, other = play(threatened(real="king"), *played), play(threatened(real="merchant"), *played)
    assert same_to(game, other, viewer)


@pytest.mark.parametrize("played", [("gold", "pass", "pass"), ("gold", "bribe")])
def test_what_is_told_is_the_same_for_both(played: tuple[str, ...]) -> None:
    """E5.5.1."""
    assert heard(threatened(real="king"), *played) == heard(threatened(real="merchant"), *played)


# --- nobody's, one's own, the Witch's (E5.5.6, E5.2)


def test_a_threat_on_nobody_does_nothing() -> None:
    """E5.5.6."""
    seats = (seat("blackmailer"), seat("bishop"), seat("warlord"))
    threats = {"on": ["king", "merchant"], "real": "king"}
    game = turn("bishop", *seats, taken="resources", threats=threats)
    assert acting(play(game, "end")) == ("warlord", 2)


def test_nobody_is_asked_about_his_own_other_character() -> None:
    """E5.5.6: nothing happens."""
    game = turn("king", seat("blackmailer king", 4), seat("bishop"), players=2,
                threats={"on": ["king", "bishop"], "real": "king"})  # fmt: skip
    assert "end" in moves(game.play("gold"))


def test_nor_must_he_gather_first() -> None:
    """E5.5.6."""
    game = turn("king", seat("blackmailer king", 4, city="manor"), seat("bishop"), players=2,
                threats={"on": ["king", "bishop"], "real": "king"})  # fmt: skip
    assert "income" in moves(game)


def witch_threatens(*played: str) -> Game:
    """The Witch, seat 0, threatened King and Bishop in the Blackmailer's place; the King is seat 2."""
    game = turn("witch", seat("witch"), seat("blackmailer"), seat("king", 4), seat("bishop"), taken="resources")
    return play(game, "bewitch blackmailer", "gold", "threaten king bishop", "end", *played)


def test_witch_is_bribed_in_his_place() -> None:
    """E5.2: she threatens, is bribed and reveals."""
    game = witch_threatens("gold", "bribe")
    assert [gold(game, who) for who in (0, 1, 2)] == [3, 2, 3]


def test_witch_reveals_in_his_place() -> None:
    """E5.2."""
    game = witch_threatens("gold", "pass", "reveal")
    assert [gold(game, who) for who in (0, 1, 2)] == [6, 2, 0]


def test_her_own_other_character_is_left_in_peace() -> None:
    """E5.5.6: his own is hers, if she acts for him."""
    game = turn("witch", seat("witch king"), seat("blackmailer bishop"), players=2, taken="resources")
    play(game, "bewitch blackmailer", "gold", "threaten king bishop", "end", "gold")
    assert (game.to_move, "end" in moves(game)) == (0, True)


def test_the_bewitched_blackmailer_s_other_character_may_be_threatened() -> None:
    """E5.5.6: it is not hers."""
    game = turn("witch", seat("witch king"), seat("blackmailer bishop", 4), players=2, taken="resources")
    play(game, "bewitch blackmailer", "gold", "threaten king bishop", "end", "gold", "end", "gold")
    assert question(game) == (1, ["bribe", "pass"])


def test_warrants_and_threats_may_lie_on_one_character() -> None:
    """E5.5.6."""
    seats = (seat("blackmailer"), seat("king", 5, "manor"), seat("magistrate"))
    game = turn("king", *seats, threats={"on": ["king", "bishop"], "real": "king"},
                warrants={"on": ["king", "bishop", "warlord"], "signed": "king"})  # fmt: skip
    assert question(play(game, "gold", "bribe", "build manor")) == (2, ["confiscate", "pass"])


# --- until the round is over (E11.17), and read back (E12.5, E12.6)


@pytest.mark.parametrize(
    "played",
    [
        (),
        ("gold",),
        ("draw",),
        ("gold", "pass"),
        ("gold", "pass", "reveal"),
        ("gold", "bribe"),
        ("gold", "pass", "pass"),
    ],
)
def test_every_step_reads_back(played: tuple[str, ...]) -> None:
    """Notation §1."""
    assert answered(play(threatened(), *played))


@pytest.mark.parametrize("played", [(), ("gold",), ("gold", "pass"), ("gold", "pass", "reveal")])
def test_every_step_reads_back_where_the_witch_threatens(played: tuple[str, ...]) -> None:
    """Notation §1."""
    assert answered(witch_threatens(*played))


def test_a_turn_with_an_open_threat_and_resources_taken_is_refused() -> None:
    """E12.6."""
    with pytest.raises(PositionError, match=r"^phase.taken"):
        threatened(taken="resources")


def test_it_stands_where_he_laid_it_himself() -> None:
    """E12.6, E5.5.6."""
    game = turn("king", seat("blackmailer king", 4), seat("bishop"), players=2, taken="resources",
                threats={"on": ["king", "bishop"], "real": "king"})  # fmt: skip
    assert phase(game)["taken"] == ["resources"]


LAID: Json = {"on": ["king", "merchant"], "real": "king"}


@pytest.mark.parametrize(
    ("threats", "key"),
    [
        ({**LAID, "on": ["assassin", "king"]}, r"^threats.on\[0\]"),
        ({**LAID, "on": ["blackmailer", "king"]}, r"^threats.on\[0\]"),
        ({**LAID, "on": ["king", "queen"]}, r"^threats.on\[1\]"),
        ({**LAID, "on": ["king", "merchant", "bishop"]}, r"^threats.on"),
        ({**LAID, "on": ["bishop", "merchant"]}, r"^threats.on"),
        ({**LAID, "shown": True}, r"^threats.shown"),
        ({"on": ["king"]}, r"^threats.real"),
        ([], r"^threats"),
    ],
)
def test_threats_that_cannot_lie_so_are_refused(threats: object, key: str) -> None:
    """E12.5."""
    with pytest.raises(PositionError, match=key):
        Game.from_position({**blackmailer().position(), "threats": threats})


@pytest.mark.parametrize(("spared", "rank_1"), SPARED)
def test_threats_on_the_killed_or_bewitched_are_refused(spared: Json, rank_1: str) -> None:
    """E5.5."""
    with pytest.raises(PositionError, match=r"^threats.on\[0\]"):
        turn("bishop", seat("blackmailer"), seat("bishop"), seat(rank_1), threats=LAID, **spared)


def test_threats_of_a_killed_blackmailer_are_refused() -> None:
    """E5.5: nobody can have laid them."""
    with pytest.raises(PositionError, match=r"^threats"):
        turn("bishop", seat("blackmailer"), seat("bishop"), threats=LAID, assassinated="blackmailer")


@pytest.mark.parametrize(
    ("played", "last"),
    [
        (("gold",), ["Bribe", 2, 0]),
        (("gold",), ["Bribe", 1, 2]),
        (("gold",), ["Unmask", 2, 1]),
        (("gold", "pass"), ["Unmask", 0, 2]),
    ],
)
def test_nobody_else_can_be_asked_in_a_written_position(played: tuple[str, ...], last: list[object]) -> None:
    """E5.5.3, E5.5.4."""
    data = play(threatened(), *played).position()
    with pytest.raises(PositionError, match=r"^pending\[2\]"):
        Game.from_position({**data, "pending": [*data["pending"][:2], last]})


# --- what a bot makes of it, and a table shows of it


@pytest.mark.parametrize("guessed", ["king", "merchant"])
def test_whoever_guesses_lays_the_flower_on_one_of_the_two(guessed: str) -> None:
    """E5.5.1: as far as a threatened player knows, it is on either."""
    belief = Belief(threatened().observe(1))
    worlds = [belief.deal(Dice(seed)) for seed in range(20)]
    assert guessed in [world.marks["threats"].real for world in worlds]


def test_whoever_laid_it_does_not_guess() -> None:
    """E5.5.1."""
    belief = Belief(play(threatened(real="king"), "gold", "pass").observe(0))
    assert {belief.deal(Dice(seed)).marks["threats"].real for seed in range(20)} == {"king"}


def test_a_choice_names_who_gets_the_flower_and_who_else_is_threatened() -> None:
    """E12.7."""
    result: dict[str, Any] = dict(choice(blackmailer().observe(0), Move.parse("threaten merchant king")))
    assert (result["kind"], result["role"], result["args"]["roles"]) == ("threaten", "merchant", ["king"])


def test_a_choice_names_the_kind_the_spy_looks_for() -> None:
    """E12.7."""
    result: dict[str, Any] = dict(choice(spy().observe(0), Move.parse("spy 1 trade")))
    assert (result["kind"], result["seat"], result["args"]["kind"]) == ("spy", 1, "trade")


def test_a_choice_says_what_a_bribe_costs() -> None:
    """E5.5.3."""
    result: dict[str, Any] = dict(choice(threatened().play("gold").observe(1), Move.parse("bribe")))
    assert (result["seat"], result["args"]["gold"]) == (0, 3)
