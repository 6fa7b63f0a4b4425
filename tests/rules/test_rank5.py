"""Rank 5: the Bishop and the Abbot."""

from __future__ import annotations

from .table import begins, gold, play, refused, seat, turn

# The Bishop


def test_bishop_has_income_for_each_religious_district() -> None:
    """R6.5B: income, religious."""
    assert gold(play(turn("bishop", seat("bishop", city="temple church manor")), "income"), 0) == 2


def test_warlord_cannot_touch_the_bishops_city() -> None:
    """R6.5B: rank 8 cannot touch his city."""
    game = turn("warlord", seat("warlord", gold=9), seat("bishop", city="temple manor"), taken="resources")
    assert begins(game, "destroy") == set()


def test_diplomat_cannot_touch_the_bishops_city() -> None:
    """R6.5B: rank 8 is the Diplomat, too."""
    game = turn("diplomat", seat("diplomat", gold=9, city="keep castle"), seat("bishop", city="temple"),
                taken="resources")  # fmt: skip
    assert begins(game, "exchange") == set()


def test_assassinated_bishop_is_not_shielded() -> None:
    """R6.5B: as long as he was not assassinated."""
    game = turn("warlord", seat("warlord", gold=9), seat("bishop", city="temple"), taken="resources",
                assassinated="bishop")  # fmt: skip
    assert "destroy 1 temple" in game.moves()


def test_bishop_is_shielded_whether_or_not_he_took_income() -> None:
    """R6.5B, R4.4: the shield is not used, it is there."""
    game = turn("bishop", seat("bishop", city="temple"), seat("warlord", gold=9), taken="resources")
    play(game, "end", "gold")
    assert begins(game, "destroy") == set()


def test_others_are_not_shielded() -> None:
    """R6.5B: his city only."""
    game = turn("warlord", seat("warlord"), seat("bishop", city="temple"), seat("king", city="church temple"),
                taken="resources")  # fmt: skip
    assert "destroy 2 temple" in game.moves()


# The Abbot


def test_abbot_has_income_for_each_religious_district() -> None:
    """R6.5A: income, religious."""
    assert gold(play(turn("abbot", seat("abbot", city="temple church manor")), "income"), 0) == 2


def test_the_richest_pays_the_abbot() -> None:
    """R6.5A: the player with the most gold must give him 1 gold."""
    game = turn("abbot", seat("abbot", gold=1), seat(gold=3), seat(gold=5))
    assert gold(play(game, "tithe"), 0) == 2


def test_the_richest_has_one_gold_less() -> None:
    """R6.5A: it is the richest who pays."""
    game = turn("abbot", seat("abbot", gold=1), seat(gold=3), seat(gold=5))
    assert gold(play(game, "tithe"), 2) == 4


def test_no_tithe_if_the_abbot_is_richest() -> None:
    """R6.5A, R11.3: nothing if he is richest himself."""
    assert refused(turn("abbot", seat("abbot", gold=6), seat(gold=5)), "tithe")


def test_no_tithe_if_the_most_is_shared_by_others() -> None:
    """R6.5A: nothing if the most is shared."""
    assert refused(turn("abbot", seat("abbot"), seat(gold=5), seat(gold=5)), "tithe")


def test_no_tithe_if_the_most_is_shared_with_the_abbot() -> None:
    """R6.5A: nothing if the most is shared, with him too."""
    assert refused(turn("abbot", seat("abbot", gold=5), seat(gold=5)), "tithe")


def test_no_tithe_if_nobody_has_gold() -> None:
    """R11.3: no tithe with nobody to pay."""
    assert refused(turn("abbot", seat("abbot")), "tithe")


def test_one_tithe_a_turn() -> None:
    """R4.4: once."""
    assert refused(play(turn("abbot", seat("abbot"), seat(gold=9)), "tithe"), "tithe")


def test_tithe_and_income_are_two_things() -> None:
    """R6.5A: both, in either order."""
    game = turn("abbot", seat("abbot", city="temple church"), seat(gold=9))
    assert gold(play(game, "tithe", "income"), 0) == 3


def test_abbot_may_spend_before_the_tithe() -> None:
    """R4.4: any time, so also when building has made him poorer."""
    game = turn("abbot", seat("abbot", gold=5, hand="manor"), seat(gold=4), taken="resources")
    assert gold(play(game, "build manor", "tithe"), 0) == 3


def test_abbots_city_is_not_shielded() -> None:
    """R6.5A: he has no shield."""
    game = turn("warlord", seat("warlord"), seat("abbot", city="temple"), taken="resources")
    assert "destroy 1 temple" in game.moves()
