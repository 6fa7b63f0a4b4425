"""Rank 3 of 2016: the Magician, the Wizard and the Seer (E6.3, E6.3S)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game, PositionError

from .table import answered, begins, city, gold, hand, heard, moves, phase, play, question, refused, same_to, seat, turn

# --- the Magician and the Wizard (E6.3)


def test_magician_exchanges_hands() -> None:
    """E6.3, R6.3M."""
    game = turn("magician", seat("magician", hand="temple"), seat("king", hand="manor castle"))
    assert hand(play(game, "swap 1"), 0) == ["castle", "manor"]


def test_magician_redraws() -> None:
    """E6.3, R6.3M."""
    game = turn("magician", seat("magician", hand="temple tavern"), deck="manor castle palace")
    assert hand(play(game, "redraw tavern temple"), 0) == ["castle", "manor"]


def wizard(gold: int = 9, own: str = "", theirs: str = "manor", city: str = "", **more: Any) -> Game:
    game = turn("wizard", seat("wizard", gold, own, city), seat("king", hand=theirs), taken="resources", **more)
    return play(game, "peek 1")


def test_wizard_takes_a_card_into_his_hand() -> None:
    """E6.3, R6.3W."""
    assert hand(play(wizard(), "take manor"), 0) == ["manor"]


def test_wizard_builds_it_at_once() -> None:
    """E6.3, R6.3W."""
    assert city(play(wizard(), "take manor build"), 0) == ["manor"]


def test_wizard_s_build_at_once_does_not_count() -> None:
    """E4.4: it does not use up the limit."""
    now = phase(play(wizard(), "take manor build"))
    assert (now["built"], now["extra"]) == (0, 1)


def test_wizard_may_build_at_once_when_the_limit_is_reached() -> None:
    """E4.4: whether it has been reached or not."""
    game = turn("wizard", seat("wizard", 9, "temple"), seat("king", hand="manor"), taken="resources")
    assert "take manor build" in moves(play(game, "build temple", "peek 1"))


def test_wizard_may_build_what_he_has() -> None:
    """E6.3, R6.3W."""
    assert "take manor build" in moves(wizard(city="manor"))


def test_wizard_may_look_before_he_gathers() -> None:
    """E4.2."""
    assert "peek 1" in turn("wizard", seat("wizard"), seat("king", hand="manor")).moves()


def test_wizard_cannot_build_before_he_gathers() -> None:
    """E4.3, R11.8."""
    game = play(turn("wizard", seat("wizard", 9), seat("king", hand="manor")), "peek 1")
    assert moves(game) == {"take manor"}


# --- the Seer (E6.3S)


def seer(own: str = "temple", one: str = "manor", two: str = "castle", three: str = "", **more: Any) -> Game:
    """The Seer is seat 0, others have hands of one card or none."""
    seats = (seat("seer", 9, own), seat("king", hand=one), seat("bishop", hand=two), seat("warlord", hand=three))
    return turn("seer", *seats, taken=more.pop("taken", "resources"), **more)


def test_seer_takes_a_card_from_everybody_who_has_one() -> None:
    """E6.3S: all into his hand."""
    assert hand(play(seer(), "foresee"), 0) == ["castle", "manor", "temple"]


def test_seer_takes_one_of_each_hand() -> None:
    """E6.3S: a random card."""
    game = play(seer(one="manor manor", two="castle castle"), "foresee")
    assert [hand(game, other) for other in (1, 2)] == [["manor"], ["castle"]]


def test_seer_s_card_is_random() -> None:
    """E6.3S."""
    taken = {str(hand(play(seer("", "manor tavern", "", seed=seed), "foresee"), 0)) for seed in range(16)}
    assert taken == {"['manor']", "['tavern']"}


def test_seer_gives_in_order_of_seats() -> None:
    """E6.3S, E11.11."""
    assert question(play(seer(), "foresee")) == (0, ["give 1 temple", "give 1 manor", "give 1 castle"])


def test_seer_then_gives_to_the_next() -> None:
    """E6.3S: one card to each player he took from."""
    assert begins(play(seer(), "foresee", "give 1 temple"), "give") == {"give 2 manor", "give 2 castle"}


def test_seer_order_of_seats_begins_at_0() -> None:
    """E11.11: not at his left."""
    game = turn("seer", seat("king", hand="manor"), seat("seer"), seat("bishop", hand="castle"))
    assert question(play(game, "foresee"))[1] == ["give 0 manor", "give 0 castle"]


@pytest.mark.parametrize("card", ["manor", "castle", "temple"])
def test_seer_gives_whatever_he_likes(card: str) -> None:
    """E6.3S: the same one back, another's, an old one of his."""
    assert hand(play(seer(), "foresee", f"give 1 {card}"), 1) == [card]


def test_seer_passes_over_who_had_no_card() -> None:
    """E6.3S: both times."""
    game = play(seer(), "foresee", "give 1 manor", "give 2 castle")
    assert (hand(game, 3), "end" in game.moves()) == ([], True)


def test_seer_leaves_all_hands_as_large_as_they_were() -> None:
    """E6.3S."""
    game = play(seer(three="tavern market"), "foresee", "give 1 castle", "give 2 temple", "give 3 manor")
    assert [len(hand(game, other)) for other in range(4)] == [1, 1, 1, 2]


def test_seer_needs_another_hand_with_a_card() -> None:
    """E11.3."""
    assert refused(seer(one="", two=""), "foresee")


def test_seer_does_so_once() -> None:
    """E6.3S, E4.2."""
    assert refused(play(seer(), "foresee", "give 1 manor", "give 2 castle"), "foresee")


def test_seer_may_do_so_before_he_gathers() -> None:
    """E4.2."""
    assert "foresee" in seer(taken="").moves()


def test_seer_has_used_his_power() -> None:
    """E12.6."""
    assert phase(play(seer(), "foresee"))["taken"] == ["resources", "power"]


def test_seer_may_build_two() -> None:
    """E6.3S, E4.3."""
    game = play(seer("temple manor", "", ""), "build temple", "build manor")
    assert city(game, 0) == ["manor", "temple"]


def test_seer_may_not_build_three() -> None:
    """E4.3."""
    assert refused(play(seer("temple manor tavern", "", ""), "build temple", "build manor"), "build tavern")


@pytest.mark.parametrize("given", [[], ["give 1 temple"]], ids=["first", "second"])
def test_a_position_is_read_back_while_the_seer_gives(given: list[str]) -> None:
    """E12.6: in the middle of the question."""
    assert answered(play(seer(), "foresee", *given))


@pytest.mark.parametrize("later", [["1"], ["0"], ["9"], ["x"], ["2", "2"]])
def test_seer_s_question_is_refused_out_of_order(later: list[str]) -> None:
    """E11.11."""
    data = play(seer(), "foresee").position()
    data["pending"][-1] = ["GiveBack", 0, 1, later]
    with pytest.raises(PositionError):
        Game.from_position(data)


def test_seer_s_question_is_refused_before_he_foresees() -> None:
    """E6.3S: he gives what he took."""
    data: Any = play(seer(), "foresee").position()
    first_question, _ = data["pending"]
    data["phase"]["taken"] = ["resources"]
    data["pending"] = [[*first_question[:4], 0, *first_question[5:]], ["GiveBack", 0, 1, ["2"]]]
    with pytest.raises(PositionError):
        Game.from_position(data)


def test_two_who_had_a_card_know_what_passed_between_them() -> None:
    """E6.3S: he and each of them know the two cards."""
    game = play(seer(), "foresee", "give 1 temple", "give 2 castle")
    assert game.view(0)["players"][0]["seen"]["hands"] == {"1": ["temple"], "2": ["castle"]}


def test_who_gave_a_card_remembers_it_in_the_seer_s_hand() -> None:
    """E6.3S."""
    game = play(seer(own="temple", two=""), "foresee", "give 1 temple")
    assert game.view(1)["players"][1]["seen"]["hands"] == {"0": ["manor"]}


def test_the_two_are_told_of_the_card_and_nobody_else() -> None:
    """E6.3S: he and each of them know."""
    lines = heard(seer(two=""), "foresee", "give 1 temple")
    assert [(audience, words["card"]) for _, audience, words in lines if "card" in words] == [
        (0, "manor"), (1, "manor"), (0, "temple"), (1, "temple"),
    ]  # fmt: skip


def test_nobody_else_sees_what_the_seer_took_and_gave() -> None:
    """E6.3S, notation §4."""
    game = play(seer("temple", "manor", "castle"), "foresee", "give 1 temple")
    other = play(seer("tavern", "docks", "castle"), "foresee", "give 1 docks")
    assert same_to(game, other, 3, None)


def test_what_the_seer_drew_is_not_taken_back() -> None:
    """A look is a barrier."""
    assert play(seer(), "foresee").barrier is not None


def test_gold_stays_where_it_was() -> None:
    """E6.3S is about cards alone."""
    assert gold(play(seer(), "foresee"), 0) == 9


def test_seer_takes_from_the_other_player_alone() -> None:
    """E6.10: a card never passes from a player to himself."""
    game = turn("seer", seat("seer merchant", hand="temple"), seat("king bishop", hand="manor"), players=2)
    assert question(play(game, "foresee")) == (0, ["give 1 temple", "give 1 manor"])


@pytest.mark.parametrize(("name", "limit"), [("seer", 2), ("scholar", 2), ("architect", 3)])
def test_witch_has_the_limit_of_whom_she_bewitched(name: str, limit: int) -> None:
    """E11.12."""
    own = "temple tavern church market"
    game = turn(name, seat("witch", 9, own), seat(name), by=0, taken="resources", bewitched=name,
                phase={"resumed": True})  # fmt: skip
    play(game, *[f"build {card}" for card in own.split()[:limit]])
    assert not begins(game, "build")


def test_witch_foresees_as_the_seer() -> None:
    """E5.2, E11.12."""
    game = turn("seer", seat("witch"), seat("seer", hand="manor"), by=0, taken="resources", bewitched="seer",
                phase={"resumed": True})  # fmt: skip
    assert hand(play(game, "foresee", "give 1 manor"), 1) == ["manor"]
