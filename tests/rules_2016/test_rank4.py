"""Rank 4 of 2016: the King, the Emperor and the Patrician (E6.4K, E6.4E, E6.4P)."""

from __future__ import annotations

import pytest

from citadels import Game, PositionError

from .table import (
    acting,
    answered,
    begins,
    crown,
    gold,
    hand,
    heard,
    moves,
    phase,
    play,
    question,
    refused,
    same_to,
    seat,
    turn,
)

# --- the King (E6.4K)


def test_king_takes_the_crown_at_the_call() -> None:
    """E6.4K, E11.1."""
    game = turn("magician", seat("magician"), seat("king"), crown=3, taken="resources")
    assert crown(play(game, "end")) == 1


@pytest.mark.parametrize("name", ["king", "patrician"])
def test_killed_rank_4_takes_the_crown_at_the_end_of_the_round(name: str) -> None:
    """E6.4K, E6.4P: always."""
    game = turn("warlord", seat("warlord"), seat(name), crown=3, taken="resources", assassinated=name)
    assert crown(play(game, "end")) == 1


@pytest.mark.parametrize("name", ["king", "patrician"])
def test_killed_rank_4_leaves_the_crown_until_then(name: str) -> None:
    """E6.4K, E6.4P."""
    game = turn("magician", seat("magician"), seat(name), seat("bishop"), crown=3, taken="resources", assassinated=name)
    assert crown(play(game, "end")) == 3


# --- the Patrician (E6.4P)


def patrician(city: str = "manor castle temple", deck: str = "tavern market docks", **more: object) -> Game:
    return turn("patrician", seat("patrician", city=city), deck=deck, **more)  # type: ignore[arg-type]


def test_patrician_takes_the_crown_at_the_call() -> None:
    """E6.4P."""
    game = turn("magician", seat("magician"), seat("patrician"), crown=3, taken="resources")
    assert crown(play(game, "end")) == 1


def test_patrician_takes_the_crown_though_bewitched() -> None:
    """E6.4P, E5.2."""
    game = turn("magician", seat("magician"), seat("patrician"), seat("witch"), crown=3, taken="resources",
                bewitched="patrician", held={"seat": 2})  # fmt: skip
    assert crown(play(game, "end")) == 1


def test_patrician_draws_a_card_for_each_noble_district() -> None:
    """E6.4P."""
    assert hand(play(patrician(), "income"), 0) == ["market", "tavern"]


def test_patrician_has_no_gold_of_it() -> None:
    """E6.4P: 1 card."""
    assert gold(play(patrician(), "income"), 0) == 0


def test_school_of_magic_counts_for_cards_too() -> None:
    """E1.4, E7.23."""
    assert hand(play(patrician("manor school_of_magic"), "income"), 0) == ["market", "tavern"]


def test_patrician_draws_what_the_deck_has() -> None:
    """E4.6."""
    assert hand(play(patrician(deck="tavern"), "income"), 0) == ["tavern"]


@pytest.mark.parametrize(("city", "deck"), [("temple", "tavern"), ("manor", "")])
def test_patrician_needs_a_district_and_a_deck(city: str, deck: str) -> None:
    """E11.3."""
    assert refused(patrician(city, deck), "income")


def test_patrician_draws_once() -> None:
    """E4.2, E12.6."""
    game = play(patrician(), "income")
    assert (phase(game)["taken"], refused(game, "income")) == (["income"], True)


def test_only_the_patrician_hears_which_cards() -> None:
    """E6.4P, R4.8."""
    lines = heard(patrician(), "income")
    assert [(audience, "cards" in words) for _, audience, words in lines] == [(None, False), (0, True)]


def test_killed_patrician_is_no_heir_while_nobody_holds_him() -> None:
    """E6.4P: his owner takes it."""
    game = turn("warlord", seat("warlord"), cast="patrician", crown=3, taken="resources", assassinated="patrician")
    assert crown(play(game, "end")) == 3


# --- the Emperor (E6.4E)


def emperor(item: tuple[int, str] = (2, "tavern"), two: tuple[int, str] = (0, ""), **more: object) -> Game:
    """The Emperor is seat 0, seat 3 has the Crown."""
    seats = (seat("emperor", city="manor"), seat("", *item), seat("", *two), seat("", 4, "docks"))
    more = {"taken": "resources", "crown": 3, **more}
    return turn("emperor", *seats, **more)  # type: ignore[arg-type]


def test_emperor_has_income_in_gold() -> None:
    """E6.4E: noble, gold."""
    assert gold(play(emperor(), "income"), 0) == 1


def test_emperor_does_not_take_the_crown() -> None:
    """E6.4E: he gives it."""
    game = turn("magician", seat("magician"), seat("emperor"), crown=3, taken="resources")
    assert crown(play(game, "end")) == 3


def test_emperor_must_crown_somebody() -> None:
    """E6.4E, E11.2."""
    assert refused(emperor(), "end")


def test_emperor_may_end_once_he_has() -> None:
    """E11.2."""
    assert "end" in play(emperor(), "crown 1 gold").moves()


def test_emperor_crowns_neither_himself_nor_the_holder() -> None:
    """E6.4E."""
    assert {move.split()[1] for move in begins(emperor(), "crown")} == {"1", "2"}


def test_emperor_chooses_gold_or_card() -> None:
    """E6.4E: his choice; E11.5: something if it is there."""
    assert begins(emperor(), "crown") == {"crown 1 gold", "crown 1 card", "crown 2"}


@pytest.mark.parametrize(("has", "moves"), [((1, ""), {"crown 1 gold"}), ((0, "tavern"), {"crown 1 card"})])
def test_emperor_takes_what_is_there(has: tuple[int, str], moves: set[str]) -> None:
    """E11.5."""
    assert begins(emperor(has), "crown") - {"crown 2"} == moves


def test_emperor_gives_the_crown() -> None:
    """E6.4E."""
    assert crown(play(emperor(), "crown 1 gold")) == 1


def test_emperor_takes_a_gold() -> None:
    """E6.4E: 1 gold."""
    game = play(emperor(), "crown 1 gold")
    assert (gold(game, 0), gold(game, 1), hand(game, 1)) == (1, 1, ["tavern"])


def test_emperor_takes_a_card() -> None:
    """E6.4E."""
    game = play(emperor(), "crown 1 card")
    assert (hand(game, 0), hand(game, 1), gold(game, 1)) == (["tavern"], [], 2)


def test_emperor_s_card_is_random() -> None:
    """E6.4E: 1 random card."""
    taken = {str(hand(play(emperor((0, "tavern market"), seed=seed), "crown 1 card"), 0)) for seed in range(16)}
    assert taken == {"['tavern']", "['market']"}


def test_emperor_takes_nothing_where_nothing_is() -> None:
    """E6.4E."""
    game = play(emperor(), "crown 2")
    assert (crown(game), gold(game, 0), hand(game, 0)) == (2, 0, [])


def test_nobody_is_asked_what_to_give() -> None:
    """E11.5: in the same breath."""
    assert acting(play(emperor(), "crown 1 card")) == ("emperor", 0)


def test_emperor_crowns_before_he_gathers_if_he_likes() -> None:
    """E4.2."""
    assert "crown 1 gold" in emperor(taken="").moves()


def test_emperor_crowns_once() -> None:
    """E4.2."""
    assert not begins(play(emperor(), "crown 1 gold"), "crown")


def test_emperor_is_not_for_two_players() -> None:
    """E6.4E, E2.2."""
    with pytest.raises(PositionError, match="at least 3"):
        turn("emperor", seat("emperor thief"), seat("bishop merchant"), players=2)


def test_who_gave_a_random_card_is_told_which() -> None:
    """E6.4E: a card of his hand goes; he sees what is left."""
    lines = heard(emperor(), "crown 1 card")
    assert [(audience, words["card"]) for _, audience, words in lines if "card" in words] == [
        (0, "tavern"), (1, "tavern"),
    ]  # fmt: skip


def test_nobody_else_sees_the_emperor_s_card() -> None:
    """E6.4E, notation §4."""
    game, other = emperor((2, "tavern market")), emperor((2, "docks palace"))
    assert same_to(play(game, "crown 1 card"), play(other, "crown 1 card"), 2, 3, None)


def test_the_two_remember_the_card() -> None:
    """E6.4E: the giver knows what the Emperor got."""
    game = play(emperor(), "crown 1 card")
    assert game.view(1)["players"][1]["seen"]["hands"] == {"0": ["tavern"]}


def test_witch_gives_the_crown_in_the_emperor_s_place() -> None:
    """E5.2: bewitched Emperor."""
    game = turn("emperor", seat("witch"), seat("emperor", 3), seat("bishop", 2), by=0, taken="resources",
                crown=3, bewitched="emperor", phase={"resumed": True})  # fmt: skip
    assert begins(game, "crown") == {"crown 1 gold", "crown 2 gold"}


# --- the killed Emperor (E6.4E, E11.13)


def killed_emperor(**more: object) -> Game:
    """The Emperor of seat 1 was killed; the last turn of the round is over."""
    seats = (seat("warlord", 3), seat("emperor", 3), seat("bishop", 2), seat("thief"))
    keys = {"taken": "resources", "crown": 3, "assassinated": "emperor", **more}
    return play(turn("warlord", *seats, **keys), "end")  # type: ignore[arg-type]


def test_killed_emperor_gives_the_crown_at_the_end_of_the_round() -> None:
    """E6.4E: same bounds, taking nothing."""
    assert question(killed_emperor()) == (1, ["crown 0", "crown 2"])


def test_killed_emperor_is_revealed_first() -> None:
    """E11.13."""
    assert killed_emperor().view(0)["players"][1]["characters"] == ["emperor"]


def test_killed_emperor_takes_nothing() -> None:
    """E6.4E."""
    game = play(killed_emperor(), "crown 0")
    assert [gold(game, number) for number in range(4)] == [3, 3, 2, 0]


def test_who_was_crowned_late_begins_the_next_round() -> None:
    """E6.4E, R3.1."""
    game = play(killed_emperor(), "crown 2")
    assert (crown(game), phase(game)["name"], phase(game)["seat"]) == (2, "select", 2)


def test_killed_emperor_is_asked_in_the_last_round_too() -> None:
    """E11.13: before scoring."""
    game = killed_emperor(last_round=True)
    assert (game.over, play(game, "crown 0").over) == (False, True)


def test_emperor_nobody_held_gives_nothing() -> None:
    """E6.4E: his owner gives the Crown."""
    game = turn("warlord", seat("warlord"), cast="emperor", taken="resources", assassinated="emperor")
    assert phase(play(game, "end"))["name"] == "select"


def test_a_living_emperor_is_not_asked_late() -> None:
    """E6.4E."""
    game = turn("warlord", seat("warlord"), seat("emperor"), crown=2, taken="resources")
    assert phase(play(game, "end"))["name"] == "select"


def test_a_position_is_read_back_while_the_killed_emperor_is_asked() -> None:
    """E12.6, E11.13."""
    assert answered(killed_emperor())


def test_every_view_is_written_while_the_killed_emperor_is_asked() -> None:
    """Notation §4: whoever is not asked sees the phase alone."""
    game = killed_emperor()
    assert ["pending" in game.view(viewer) for viewer in (0, 1, 2, 3)] == [False, True, False, False]


@pytest.mark.parametrize(
    ("key", "value"), [("seat", 2), ("rank", 4), ("taken", ["resources"]), ("built", 1), ("spent", 2)]
)
def test_the_late_question_is_refused_in_another_phase(key: str, value: object) -> None:
    """Notation §1: after the last turn of the round."""
    data = killed_emperor().position()
    data["phase"][key] = value  # type: ignore[literal-required]  # each key in turn
    with pytest.raises(PositionError, match=r"phase|pending"):
        Game.from_position(data)


@pytest.mark.parametrize("pending", [[["Closing", 3], ["LateCrowning", 1]], [["LateCrowning", 1]],
                                     [["Closing", 1], ["LateCrowning", 2]]])  # fmt: skip
def test_the_late_question_is_refused_otherwise_than_it_is_asked(pending: list[list[object]]) -> None:
    data = killed_emperor().position()
    data["pending"] = pending
    with pytest.raises(PositionError):
        Game.from_position(data)


def test_the_late_question_is_refused_while_the_emperor_lives() -> None:
    data = killed_emperor().position()
    data["assassinated"] = None
    with pytest.raises(PositionError):
        Game.from_position(data)


def test_queen_s_late_gold_comes_after_the_question() -> None:
    """E11.13: by rank."""
    seats = (seat("queen"), seat("emperor"), seat("bishop"), seat("thief"), seat("warlord"))
    game = turn("queen", *seats, players=5, taken="resources", crown=3, assassinated="emperor")
    before = gold(play(game, "end"), 0)
    assert (before, gold(play(game, "crown 2"), 0)) == (0, 3)


def test_late_crowning_says_no_more_than_a_seat() -> None:
    """E12.7: `crown S` for the killed Emperor."""
    assert refused(killed_emperor(), "crown 2 gold")


def test_moves_of_the_emperor_are_read() -> None:
    """E12.7."""
    assert moves(emperor()) >= {"crown 1 gold", "crown 1 card", "crown 2"}
