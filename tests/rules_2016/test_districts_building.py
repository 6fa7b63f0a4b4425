"""The new districts of 2016 that change how one builds, or what a city counts as (E7, E11.7, E11.8, E11.14, E11.16)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game, Move, PositionError
from tests.rules_2016.king import SIX, city, gold, hand, king, lines
from tests.rules_2016.table import (
    answered,
    begins,
    completed,
    deck,
    heard,
    moves,
    phase,
    play,
    question,
    refused,
    seat,
    turn,
)

FIVE = "temple church monastery watchtower prison"


def builds(game: Game) -> set[str]:
    return begins(game, "build")


# --- Framework (E7.6)


def test_the_framework_is_given_up_instead_of_paying() -> None:
    """E7.6."""
    game = play(king(0, "palace", "framework tavern"), "build palace framework")
    assert (city(game), gold(game)) == (["tavern", "palace"], 0)


def test_it_may_be_paid_for_in_gold_all_the_same() -> None:
    """E7.6."""
    assert builds(king(9, "palace", "framework")) == {"build palace", "build palace framework"}


def test_what_is_built_with_it_counts_toward_the_limit() -> None:
    """E7.6."""
    assert builds(play(king(9, "palace tavern", "framework"), "build palace framework")) == set()


def test_nothing_is_spent_on_it() -> None:
    """E7.6, E12.6."""
    assert phase(play(king(9, "palace", "framework"), "build palace framework"))["spent"] == 0


def test_the_framework_goes_under_the_deck() -> None:
    """E11.8."""
    assert deck(play(king(9, "palace", "framework"), "build palace framework"))[-1] == "framework"


def test_a_coin_on_it_goes_to_the_bank() -> None:
    """E11.8."""
    game = king(0, "palace", "framework+", cast="artist", rules={"gold": 30})
    assert play(game, "build palace framework").position()["bank"] == 30


def test_all_hear_what_was_given_up() -> None:
    """E7.6."""
    lines = heard(king(0, "palace", "framework"), "build palace framework")
    assert ("given-up", None, {"player": 0, "card": "framework"}) in lines


def test_a_framework_in_hand_does_nothing() -> None:
    """E7.6."""
    assert builds(king(0, "palace framework")) == set()


def test_another_s_framework_does_nothing() -> None:
    """E7.6."""
    game = turn("king", seat("king", hand="palace"), seat("thief", city="framework"), taken="resources")
    assert builds(game) == set()


def test_a_name_that_is_there_is_not_built_with_it_either() -> None:
    """E7.6, R4.3."""
    assert builds(king(0, "palace", "framework palace")) == set()


def test_a_framework_in_a_complete_city_pays() -> None:
    """E11.16."""
    game = turn(
        "king", seat("king", hand="palace", city=f"{SIX} framework", completed=1), taken="resources", last_round=True
    )  # fmt: skip
    assert city(play(game, "build palace framework")) == [*SIX.split(), "palace"]


# --- Necropolis (E7.19)


def test_the_necropolis_is_built_over_a_district_of_one_s_own() -> None:
    """E7.19."""
    game = play(king(0, "necropolis", "tavern manor"), "build necropolis over tavern")
    assert (city(game), gold(game)) == (["manor", "necropolis"], 0)


def test_any_district_of_the_city_will_do() -> None:
    """E7.19, E11.7: or the Framework's way, never both."""
    assert builds(king(5, "necropolis", "tavern framework")) == {
        "build necropolis", "build necropolis framework", "build necropolis over tavern",
        "build necropolis over framework",
    }  # fmt: skip


def test_only_the_necropolis_is_built_so() -> None:
    """E7.19."""
    assert builds(king(0, "palace", "tavern")) == set()


def test_it_counts_toward_the_limit() -> None:
    """E7.19."""
    assert builds(play(king(9, "necropolis palace", "tavern"), "build necropolis over tavern")) == set()


def test_a_district_with_a_coin_is_named_with_it() -> None:
    """E12.7, E11.8: the coin goes to the bank."""
    game = king(0, "necropolis", "tavern+", cast="artist", rules={"gold": 30})
    assert play(game, "build necropolis over tavern+").position()["bank"] == 30


def test_a_sacrificed_museum_goes_under_the_deck_with_its_cards() -> None:
    """E11.8, R11.5."""
    game = play(king(0, "necropolis", "museum:tavern"), "build necropolis over museum")
    assert deck(game)[-2:] == ["museum", "tavern"]


def test_it_may_be_built_over_a_district_of_a_complete_city() -> None:
    """E11.16: the bonus stays."""
    sits = seat("king", hand="necropolis", city=f"{SIX} castle", completed=1)
    game = turn("king", sits, taken="resources", last_round=True)
    assert completed(play(game, "build necropolis over castle"), 0) == 1


# --- Thieves' Den (E7.28)


def test_any_part_of_its_price_may_be_paid_with_cards() -> None:
    """E7.28: as far as hand and purse go; the card itself is none of them."""
    game = king(4, "thieves_den tavern manor market")
    assert builds(game) == {"build tavern", "build manor", "build market", "build thieves_den with 2",
                            "build thieves_den with 3"}  # fmt: skip


def test_all_of_its_price_may_be() -> None:
    """E7.28."""
    assert builds(king(0, "thieves_den tavern temple manor market docks prison keep")) == {"build thieves_den with 6"}


def test_with_gold_enough_it_is_paid_in_gold() -> None:
    """E7.28."""
    assert builds(king(6, "thieves_den")) == {"build thieves_den"}


def test_a_factory_makes_it_cheaper() -> None:
    """E7.5, E7.28."""
    assert builds(king(3, "thieves_den tavern manor", "factory")) >= {"build thieves_den with 2"}


@pytest.fixture
def counting() -> Game:
    """Two cards of three are to be paid."""
    return play(king(4, "thieves_den tavern manor market"), "build thieves_den with 2")


def test_its_builder_says_with_which_cards(counting: Game) -> None:
    """E7.28, E12.7."""
    assert question(counting) == (0, ["spend manor tavern", "spend market tavern", "spend manor market"])


def test_a_position_reads_back_meanwhile(counting: Game) -> None:
    """E12.1."""
    assert answered(counting)


def test_nothing_is_laid_before_the_cards_are_paid(counting: Game) -> None:
    """E11.8."""
    assert (city(counting), gold(counting)) == ([], 0)


def test_the_cards_go_under_the_deck(counting: Game) -> None:
    """E7.28, E11.8."""
    assert deck(play(counting, "spend manor tavern"))[-2:] == ["manor", "tavern"]


def test_the_den_is_laid_then(counting: Game) -> None:
    """E7.28."""
    play(counting, "spend manor tavern")
    assert (city(counting), hand(counting)) == (["thieves_den"], ["market"])


def test_cards_may_be_named_in_any_order() -> None:
    """E12.7, notation §2."""
    assert Move.parse("spend tavern manor") == "spend manor tavern"


def test_gold_alone_is_spent(counting: Game) -> None:
    """E12.6."""
    assert phase(play(counting, "spend manor tavern"))["spent"] == 4


def test_it_counts_toward_the_limit_as_any(counting: Game) -> None:
    """E4.3."""
    assert phase(play(counting, "spend manor tavern"))["built"] == 1


def test_others_hear_how_many_cards(counting: Game) -> None:
    """E7.28: R11.5 and R7.3, unseen."""
    lines = heard(counting, "spend manor tavern")
    assert ("spend", None, {"player": 0, "count": 2}) in lines


def test_the_builder_alone_hears_which(counting: Game) -> None:
    """E7.28."""
    lines = heard(counting, "spend manor tavern")
    assert {audience for _, audience, args in lines if "tavern" in args.get("cards", ())} == {0}


def test_what_others_knew_of_the_hand_is_not_certain_any_more() -> None:
    """E7.28, notation §4."""
    knows = seat("thief") | {"seen": {"hands": {"0": ["tavern"]}}}
    game = turn("king", seat("king", gold=5, hand="thieves_den tavern manor"), knows, taken="resources")
    play(game, "build thieves_den with 1", "spend manor")
    assert "hands" not in game.view(1)["players"][1].get("seen", {})


def test_ways_to_pay_are_not_mixed() -> None:
    """E11.7: the Framework or cards, and no third way."""
    assert builds(king(5, "thieves_den tavern", "framework")) == {
        "build tavern", "build tavern framework", "build thieves_den framework", "build thieves_den with 1",
    }  # fmt: skip


@pytest.mark.parametrize(("pending", "why"), [
    ([["Paid", 0, "thieves_den", True, 4], ["PayInCards", 1, 2]], "who builds"),
    ([["Paid", 0, "park", True, 4], ["PayInCards", 0, 2]], "who builds"),
    ([["Paid", 0, "thieves_den", False, 4], ["PayInCards", 0, 2]], "who builds"),
    ([["Paid", 0, "thieves_den", True, 4], ["PayInCards", 0, 0]], "0 cards cannot be paid"),
    ([["Paid", 0, "thieves_den", True, 4], ["PayInCards", 0, 4]], "4 cards cannot be paid"),
    ([["Paid", 0, "thieves_den", True, 1], ["PayInCards", 0, 2]], "1 gold"),
])  # fmt: skip
def test_a_position_in_which_nobody_can_pay_so_is_refused(
    counting: Game, pending: list[list[object]], why: str
) -> None:
    """E7.28, notation §1."""
    data: Any = {
        **counting.position(),
        "rules": {**counting.position()["rules"], "specials": ["park", "thieves_den"]},
    }
    turn_frame = data["pending"][0]
    with pytest.raises(PositionError, match=f"^pending.*{why}"):
        Game.from_position({**data, "pending": [turn_frame, *pending]})


# --- Monument (E7.18)


def test_a_city_of_five_builds_no_monument() -> None:
    """E7.18."""
    assert refused(king(9, "monument", FIVE), "build monument")


def test_a_city_of_four_does() -> None:
    """E7.18."""
    assert "build monument" in moves(king(9, "monument", "temple church monastery prison"))


def test_districts_are_counted_before_anything_is_given_up() -> None:
    """E7.18, E9.6."""
    assert builds(king(9, "monument", "temple church monastery prison framework")) == set()


def test_whoever_tries_is_told_why() -> None:
    """E7.18."""
    lines = [(str(move), why.id) for move, why in king(9, "monument", FIVE).refused()]
    assert ("build monument", "monument") in lines


def test_the_monument_counts_as_two_toward_the_size() -> None:
    """E7.18, E11.14: six districts complete a city of seven."""
    game = king(9, "manor", "monument temple church monastery prison")
    assert completed(play(game, "build manor"), 0) == 1


def test_five_and_the_monument_are_no_seven_without_it() -> None:
    """E7.18."""
    game = king(9, "manor", "park temple church monastery prison")
    assert completed(play(game, "build manor"), 0) is None


def test_the_monument_counts_as_one_for_everything_else() -> None:
    """E7.18: one wish, beside the Wishing Well's own."""
    assert lines(king(0, "", "monument wishing_well"))["wishing_well"] == 2


def test_a_city_complete_with_the_monument_is_shielded() -> None:
    """E11.14, E6.8."""
    game = turn(
        "warlord", seat("warlord", gold=9), seat("thief", city=f"monument {FIVE}", completed=1), taken="resources",
        last_round=True,
    )  # fmt: skip
    assert begins(game, "destroy") == set()


def test_a_position_with_the_size_and_no_place_is_refused() -> None:
    """E7.18, notation §1."""
    with pytest.raises(PositionError, match=r"^players\[0\]\.completed"):
        king(0, "", f"monument {FIVE}")


# --- Stables (E7.26)


def test_stables_do_not_count_toward_the_limit() -> None:
    """E7.26, E4.4."""
    assert "build tavern" in moves(play(king(9, "stables tavern"), "build stables"))


def test_stables_are_built_after_the_limit_too() -> None:
    """E4.4: whether it has been reached or not."""
    assert builds(play(king(9, "stables tavern"), "build tavern")) == {"build stables"}


def test_stables_are_extra() -> None:
    """E12.6."""
    now = phase(play(king(9, "stables"), "build stables"))
    assert (now["built"], now["extra"], now["spent"]) == (0, 1, 2)


def test_stables_are_not_built_before_gathering() -> None:
    """E4.3."""
    assert builds(king(9, "stables", taken="")) == set()


def test_stables_may_be_built_with_the_framework() -> None:
    """E7.26, E7.6."""
    now = phase(play(king(0, "stables", "framework"), "build stables framework"))
    assert (now["built"], now["extra"]) == (0, 1)
