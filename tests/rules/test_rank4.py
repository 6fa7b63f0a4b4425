"""Rank 4: the King and the Emperor."""

from __future__ import annotations

import pytest

from citadels import Game, PositionError

from .table import acting, bank, begins, cast_of, city, crown, gold, hand, moves, phase, play, refused, seat, turn

# The King


def test_king_takes_the_crown_when_he_is_called() -> None:
    """R6.4K: the moment he is called, before he does anything."""
    game = turn("magician", seat("magician"), seat("king"), crown=3, taken="resources")
    assert crown(play(game, "end")) == 1


def test_king_has_income_for_each_noble_district() -> None:
    """R6.4K: income, noble."""
    game = turn("king", seat("king", city="manor castle temple"))
    assert gold(play(game, "income"), 0) == 2


def test_income_is_taken_once() -> None:
    """R4.5: once per turn, whole."""
    game = turn("king", seat("king", gold=5, city="manor", hand="castle"), taken="resources")
    assert refused(play(game, "income", "build castle"), "income")


def test_income_after_building_counts_the_new_district() -> None:
    """R4.5: at any moment, after building too."""
    game = turn("king", seat("king", gold=4, city="manor", hand="castle"), taken="resources")
    assert gold(play(game, "build castle", "income"), 0) == 2


def test_income_needs_a_district_of_the_kind() -> None:
    """R11.3: income without a district of the kind is not legal."""
    assert refused(turn("king", seat("king", city="temple")), "income")


def test_income_is_not_compulsory() -> None:
    """R4.4: no power is compulsory."""
    assert "end" in turn("king", seat("king", city="manor"), taken="resources").moves()


def test_king_who_is_not_called_leaves_the_crown() -> None:
    """R6.4K: if nobody is King the Crown stays."""
    game = turn("magician", seat("magician"), seat("bishop"), crown=3, taken="resources")
    assert crown(play(game, "end")) == 3


def test_assassinated_king_has_not_the_crown_during_the_round() -> None:
    """R6.4K: he takes it only when revealed."""
    game = turn("magician", seat("magician"), seat("king"), seat("bishop"), crown=3, taken="resources",
                assassinated="king")  # fmt: skip
    assert crown(play(game, "end")) == 3


def test_assassinated_king_takes_the_crown_at_the_end_of_the_round() -> None:
    """R6.4K, R9.2: when revealed at the end of the round."""
    game = turn("warlord", seat("warlord"), seat("king"), crown=3, taken="resources", assassinated="king")
    assert crown(play(game, "end")) == 1


def test_without_an_heir_the_crown_stays() -> None:
    """R6.4K, R9.2: the option off."""
    game = turn("warlord", seat("warlord"), seat("king"), crown=3, taken="resources", assassinated="king",
                rules={"heir": False})  # fmt: skip
    assert crown(play(game, "end")) == 3


def test_the_crown_chooses_first_in_the_next_round() -> None:
    """R4.9: a new round begins with the Crown holder."""
    game = turn("king", seat(), seat(), seat("king"), crown=2, taken="resources")
    assert (phase(play(game, "end"))["name"], game.to_move) == ("select", 2)


# The Emperor


def test_emperor_has_income_for_each_noble_district() -> None:
    """R6.4E: income, noble."""
    assert gold(play(turn("emperor", seat("emperor", city="manor castle temple")), "income"), 0) == 2


def test_emperor_gives_the_crown_to_another_than_its_holder() -> None:
    """R6.4E: to another player than himself and than its present holder."""
    game = turn("emperor", seat("emperor"), seat(gold=1), seat(gold=1), seat(gold=1), crown=3)
    assert begins(game, "crown") == {"crown 1", "crown 2"}


def test_emperor_who_has_the_crown_gives_it_to_anyone_else() -> None:
    """R6.4E: he is its holder himself."""
    assert begins(turn("emperor", seat("emperor"), crown=0), "crown") == {"crown 1", "crown 2", "crown 3"}


def test_emperor_does_not_take_the_crown_when_called() -> None:
    """R6.4E: he gives it, he never has it from the call."""
    game = turn("magician", seat("magician"), seat("emperor"), crown=3, taken="resources")
    assert crown(play(game, "end")) == 3


def test_emperor_passes_the_crown() -> None:
    """R6.4E: the receiver has the Crown."""
    assert crown(play(turn("emperor", seat("emperor"), crown=3), "crown 1")) == 1


def test_emperor_must_give_the_crown_before_he_ends() -> None:
    """R6.4E, R11.2: he must give it during his turn."""
    assert refused(turn("emperor", seat("emperor"), crown=3, taken="resources"), "end")


def test_emperor_ends_once_the_crown_is_given() -> None:
    """R11.2: then `end` is legal."""
    assert "end" in play(turn("emperor", seat("emperor"), crown=3, taken="resources"), "crown 1").moves()


def test_emperor_gives_the_crown_once() -> None:
    """R6.4E: once a turn."""
    assert begins(play(turn("emperor", seat("emperor"), crown=3), "crown 1"), "crown") == set()


def test_receiver_is_asked() -> None:
    """R6.4E: the receiver chooses."""
    assert play(turn("emperor", seat("emperor"), seat(gold=1, hand="temple"), crown=3), "crown 1").to_move == 1


def test_receiver_chooses_gold_or_a_card() -> None:
    """R6.4E: 1 gold or 1 card from hand."""
    game = turn("emperor", seat("emperor"), seat(gold=1, hand="temple manor"), crown=3)
    assert moves(play(game, "crown 1")) == {"give gold", "give temple", "give manor"}


def test_receiver_gives_a_gold() -> None:
    """R6.4E: the gold goes to the Emperor."""
    game = turn("emperor", seat("emperor"), seat(gold=1, hand="temple"), crown=3)
    assert gold(play(game, "crown 1", "give gold"), 0) == 1


def test_receiver_gives_a_card() -> None:
    """R6.4E: the card goes to the Emperor's hand."""
    game = turn("emperor", seat("emperor"), seat(gold=1, hand="temple"), crown=3)
    assert hand(play(game, "crown 1", "give temple"), 0) == ["temple"]


def test_receiver_without_gold_gives_a_card() -> None:
    """R6.4E, R11.4: asked even if there is one answer."""
    game = turn("emperor", seat("emperor"), seat(hand="temple"), crown=3)
    assert moves(play(game, "crown 1")) == {"give temple"}


def test_receiver_with_neither_gives_nothing() -> None:
    """R6.4E, R11.4: with neither, nothing, and nobody is asked."""
    assert play(turn("emperor", seat("emperor"), crown=3), "crown 1").to_move == 0


def test_emperor_goes_on_after_the_answer() -> None:
    """R6.4E: the turn is still his."""
    game = turn("emperor", seat("emperor"), seat(gold=1), crown=3)
    assert acting(play(game, "crown 1", "give gold", "gold")) == ("emperor", 0)


def test_assassinated_emperor_leaves_the_crown() -> None:
    """R6.4E, R9.7: the Crown stays, heir or not."""
    game = turn("warlord", seat("warlord"), seat("emperor"), crown=3, taken="resources", assassinated="emperor")
    assert crown(play(game, "end")) == 3


def test_emperor_is_not_for_two_players() -> None:
    """R6.4E, R11.26: not offered with 2 players."""
    with pytest.raises(PositionError):
        Game.new(["Ann", "Ben"], {"characters": cast_of(["emperor"])})


def test_emperor_is_for_three_players() -> None:
    """R6.4E, R9.3: with three there is always someone to give it to."""
    game = turn("emperor", seat("emperor"), seat(), seat(), players=3, crown=1)
    assert begins(game, "crown") == {"crown 2"}


def test_emperor_builds_before_giving_the_crown() -> None:
    """R6.4E: during his turn, at any time."""
    game = turn("emperor", seat("emperor", gold=1, hand="temple"), crown=3, taken="resources")
    assert city(play(game, "build temple", "crown 1"), 0) == ["temple"]


def test_income_from_a_poor_bank_is_what_is_there() -> None:
    """R1.6: a gain larger than the bank pays what is there."""
    game = turn("king", seat("king", city="manor castle palace"), bank=2)
    assert (gold(play(game, "income"), 0), bank(game)) == (2, 0)
