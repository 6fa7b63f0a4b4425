"""The Bell Tower built, destroyed and rebuilt around a complete city (R7.19, R11.25)."""

from __future__ import annotations

import pytest

from citadels import PositionError

from .table import EIGHT, SEVEN, begins, city, completed, deck, play, score, seat, turn

SIX = SEVEN.replace(" castle", "")  # 12 points
FIVE = SIX.replace(" manor", "")


def test_built_with_a_city_of_seven_there() -> None:
    """R7.19: if someone is already there when it is built, the game ends this round."""
    game = turn("king", seat("king", gold=5, hand="bell_tower"), seat(city=SEVEN), taken="resources")
    assert play(game, "build bell_tower").position()["last_round"] is True


def test_built_with_cities_of_six() -> None:
    """R7.19: the lower number is seven."""
    game = turn("king", seat("king", gold=5, hand="bell_tower"), seat(city=SIX), taken="resources")
    assert play(game, "build bell_tower").position()["last_round"] is False


def test_all_with_seven_have_the_first_bonus() -> None:
    """R7.19: all who had the lower number before it was built get +4."""
    game = turn("king", seat("king", gold=5, hand="bell_tower"), seat(city=SEVEN), seat(city=SEVEN), taken="resources")
    assert play(game, "build bell_tower", "end").scores == [5, 20, 20, 0]


def test_builder_who_comes_exactly_there_is_first() -> None:
    """R7.19: its builder if it brings him exactly there."""
    game = turn("king", seat("king", gold=5, hand="bell_tower", city=SIX), taken="resources")
    assert completed(play(game, "build bell_tower"), 0) == 1


def test_builder_and_owner_of_seven_are_both_first() -> None:
    """R7.19: both get +4."""
    game = turn("king", seat("king", gold=5, hand="bell_tower", city=SIX), seat(city=SEVEN), taken="resources")
    play(game, "build bell_tower")
    assert (completed(game, 0), completed(game, 1)) == (1, 1)


def test_builder_who_had_seven_is_first() -> None:
    """R7.19: he had the lower number before."""
    game = turn("king", seat("king", gold=5, hand="bell_tower", city=SEVEN), taken="resources")
    assert completed(play(game, "build bell_tower"), 0) == 1


def test_those_who_come_later_have_two() -> None:
    """R7.19: those who reach it later +2."""
    game = turn("king", seat("king", gold=5, hand="bell_tower"), seat(city=SEVEN),
                seat("warlord", gold=9, hand="castle", city=SIX), taken="resources")  # fmt: skip
    play(game, "build bell_tower", "end", "gold", "build castle", "end")
    assert score(game, 2) == 16 + 2


def test_later_ones_are_not_first_even_when_only_the_builder_was_there() -> None:
    """R11.25: the builder included: all later ones +2."""
    game = turn("king", seat("king", gold=5, hand="bell_tower", city=SIX),
                seat("warlord", gold=9, hand="castle", city=SIX), taken="resources")  # fmt: skip
    play(game, "build bell_tower", "end", "gold", "build castle", "end")
    assert game.scores == [12 + 5 + 4, 16 + 2, 0, 0]


def test_nobody_there_first_then_second() -> None:
    """R11.25: if nobody had, R8.2 holds as always: one +4, then +2."""
    game = turn("king", seat("king", gold=5, hand="castle", city=SIX), seat(city="bell_tower"),
                seat("warlord", gold=9, hand="castle", city=SIX), taken="resources")  # fmt: skip
    play(game, "build castle", "end", "gold", "build castle")
    assert (completed(game, 0), completed(game, 2)) == (1, 2)


def test_city_of_seven_is_shielded_from_the_warlord() -> None:
    """R7.19: cities complete by the lower number are shielded as complete ones."""
    game = turn("warlord", seat("warlord", gold=9), seat(city=SEVEN, completed=1), seat(city="bell_tower"),
                taken="resources", last_round=True)  # fmt: skip
    assert begins(game, "destroy") == {"destroy 2 bell_tower"}


def test_city_of_seven_is_shielded_from_the_diplomat() -> None:
    """R7.19: from rank 8, whoever it is."""
    game = turn("diplomat", seat("diplomat", gold=9, city="palace"), seat(city=SEVEN, completed=1),
                seat(city="bell_tower"), taken="resources", last_round=True)  # fmt: skip
    assert begins(game, "exchange") == {"exchange 2 bell_tower palace"}


def test_destroyed_before_anyone_completed_the_size_goes_back() -> None:
    """R7.19: if it is destroyed before anyone completed, the size goes back."""
    game = turn("warlord", seat("warlord", gold=9), seat(city="bell_tower"),
                seat("artist", gold=9, hand="castle", city=SIX), taken="resources")  # fmt: skip
    play(game, "destroy 1 bell_tower", "end", "gold", "build castle")
    assert completed(game, 2) is None


def test_destroyed_after_someone_completed_the_round_stays_the_last() -> None:
    """R8.1: it stays the last."""
    game = turn("warlord", seat("warlord", gold=9), seat(city=SEVEN, completed=1), seat(city="bell_tower"),
                taken="resources", last_round=True)  # fmt: skip
    assert play(game, "destroy 2 bell_tower", "end").over is True


def test_destroyed_after_someone_completed_the_bonus_stays() -> None:
    """R11.16: the bonus stays once earned."""
    game = turn("warlord", seat("warlord", gold=9), seat(city=SEVEN, completed=1), seat(city="bell_tower"),
                taken="resources", last_round=True)  # fmt: skip
    assert score(play(game, "destroy 2 bell_tower", "end"), 1) == 16 + 4


def test_destroyed_after_someone_completed_the_shield_is_gone() -> None:
    """R11.16: complete means having the size that holds now; the shield does not stay."""
    game = turn("warlord", seat("warlord", gold=9, city="armory"), seat(city=SEVEN, completed=1),
                seat(city="bell_tower"), taken="resources", last_round=True)  # fmt: skip
    assert "destroy 1 temple" in play(game, "armory 2 bell_tower").moves()


def test_seven_after_its_fall_is_not_complete() -> None:
    """R11.16: the size that holds now is eight again."""
    game = turn("warlord", seat("warlord", gold=9), seat(city=SEVEN, completed=1), seat(city="bell_tower"),
                seat("artist", gold=9, hand="castle", city=SIX), taken="resources", last_round=True)  # fmt: skip
    play(game, "destroy 2 bell_tower", "end", "gold", "build castle")
    assert completed(game, 3) is None


def test_eight_after_its_fall_is_second() -> None:
    """R11.16, R8.2: the first is the first, whatever fell since."""
    game = turn("artist", seat("artist", gold=9, hand="tavern", city=SEVEN), seat(city=SEVEN, completed=1),
                specials="bell_tower", taken="resources", last_round=True)  # fmt: skip
    assert completed(play(game, "build tavern"), 0) == 2


def test_rebuilt_those_completed_keep_what_they_have() -> None:
    """R11.25: rebuilt after a fall, those completed keep what they have."""
    game = turn("king", seat("king", gold=5, hand="bell_tower"), seat(city=SEVEN, completed=2),
                seat(city=EIGHT, completed=1), taken="resources", last_round=True)  # fmt: skip
    play(game, "build bell_tower")
    assert (completed(game, 1), completed(game, 2)) == (2, 1)


def test_rebuilt_the_rule_is_applied_anew_to_the_rest() -> None:
    """R11.25: and the rule is applied anew to the rest: who has seven gets +4."""
    game = turn("king", seat("king", gold=5, hand="bell_tower"), seat(city=SEVEN),
                seat(city=EIGHT, completed=1), taken="resources", last_round=True)  # fmt: skip
    assert completed(play(game, "build bell_tower"), 1) == 1


def test_rebuilt_in_one_round() -> None:
    """R7.5, R11.25: destroyed, recovered by the Graveyard, it is a card in hand again and the size is eight."""
    game = turn("warlord", seat("warlord", gold=9), seat(gold=3, city="bell_tower graveyard"), taken="resources")
    play(game, "destroy 1 bell_tower", "recover")
    assert (city(game, 1), game.position()["players"][1]["hand"]) == (["graveyard"], ["bell_tower"])


def test_destroyed_it_lies_under_the_deck() -> None:
    """R4.10: only to the bottom of the deck."""
    game = turn("warlord", seat("warlord", gold=9), seat(city="bell_tower"), taken="resources", deck="temple")
    assert deck(play(game, "destroy 1 bell_tower")) == ["temple", "bell_tower"]


def test_exchanged_it_still_stands() -> None:
    """R7.19: while it stands, in whose city it may be."""
    game = turn("diplomat", seat("diplomat", gold=9, city="palace"), seat(city="bell_tower"),
                seat("artist", gold=9, hand="castle", city=SIX), taken="resources")  # fmt: skip
    play(game, "exchange 1 bell_tower palace", "end", "gold", "build castle")
    assert completed(game, 2) == 1


def test_with_a_size_of_ten_nine_are_enough() -> None:
    """R7.19, R2.5: one less than the size that is played."""
    nine = SEVEN + " tavern"
    game = turn("king", seat("king", gold=2, hand="market", city=nine), seat(city="bell_tower"), taken="resources",
                rules={"city_size": 10})  # fmt: skip
    assert completed(play(game, "build market"), 0) == 1


def test_seven_beside_a_standing_bell_tower_must_have_a_bonus() -> None:
    """R7.19: a position with a city of the size that holds now, and no place for it, is refused."""
    with pytest.raises(PositionError):
        turn("king", seat("king"), seat(city=SEVEN), seat(city="bell_tower"))


def test_short_game_without_the_option() -> None:
    """R9.9: option off: seven it stays, though the tower stands."""
    game = turn("king", seat("king", gold=3, hand="manor", city=FIVE), seat(city="bell_tower"), taken="resources",
                rules={"city_size": 7, "bell_tower": False})  # fmt: skip
    assert play(game, "build manor").position()["last_round"] is False
