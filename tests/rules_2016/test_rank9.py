"""Rank 9 of 2016: the Queen, the Artist and the Tax Collector (E6.9Q, E6.9T)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game, PositionError

from .table import (
    acting,
    answered,
    bank,
    begins,
    city,
    coins,
    gold,
    heard,
    mark,
    phase,
    play,
    position,
    refused,
    score,
    seat,
    turn,
)

# --- the Queen and the Artist (E6.9Q)


def test_queen_gets_three_beside_rank_4() -> None:
    """E6.9Q, R6.9Q."""
    game = turn("queen", seat("queen"), seat("patrician"), players=5)
    assert gold(play(game, "income"), 0) == 3


def test_queen_gets_nothing_away_from_rank_4() -> None:
    """E6.9Q, R6.9Q."""
    assert refused(turn("queen", seat("queen"), seat(), seat("emperor"), players=5), "income")


def test_queen_gets_late_gold_beside_a_killed_patrician() -> None:
    """E11.13: heir, then the Queen's late gold."""
    game = turn("queen", seat("queen"), seat("patrician"), players=5, taken="resources", assassinated="patrician")
    assert gold(play(game, "end"), 0) == 3


def test_queen_needs_five_players() -> None:
    """E2.2."""
    with pytest.raises(PositionError, match="at least 5"):
        turn("queen", seat("queen"))


def test_artist_lays_two_coins() -> None:
    """E6.9Q, R6.9A."""
    game = play(turn("artist", seat("artist", 3, city="tavern temple manor")), "beautify tavern", "beautify temple")
    assert (coins(game, 0), gold(game, 0), refused(game, "beautify manor")) == (["tavern", "temple"], 1, True)


def test_a_coin_counts_in_the_score() -> None:
    """E6.9Q."""
    over = position(seat("artist", city="tavern+"), phase={"name": "over"}, cast="artist", last_round=True)
    assert score(Game.from_position(over)) == 2


# --- the Tax Collector (E6.9T)


def building(name: str = "king", coins: int = 5, own: str = "manor", **more: Any) -> Game:
    """Seat 0 is about to build; the Tax Collector is in the game, and nobody's."""
    more = {"taken": "resources", "cast": "tax_collector", **more}
    return turn(name, seat(name, coins, own, more.pop("city", "")), *more.pop("others", ()), **more)


def taxes(game: Game, viewer: int | None = None) -> Any:
    return mark(game, "taxes", viewer)


def test_who_builds_lays_a_gold_by() -> None:
    """E6.9T."""
    game = play(building(), "build manor")
    assert (gold(game, 0), taxes(game)) == (1, 1)


def test_who_has_no_gold_left_lays_none_by() -> None:
    """E6.9T: if he has any left."""
    game = play(building(coins=3), "build manor")
    assert (gold(game, 0), taxes(game)) == (0, 0)


def test_each_district_is_taxed() -> None:
    """E6.9T: after each district."""
    game = play(building("architect", 9, "tavern temple market"), "build tavern", "build temple", "build market")
    assert (gold(game, 0), taxes(game)) == (9 - 4 - 3, 3)


def test_what_is_built_without_paying_is_taxed() -> None:
    """E6.9T: paid or not; E7.6."""
    game = play(building(coins=1, city="framework"), "build manor framework")
    assert (gold(game, 0), taxes(game)) == (0, 1)


def test_it_is_taxed_though_the_tax_collector_was_killed() -> None:
    """E6.9T: chosen or not, killed or not."""
    game = building(others=(seat("tax_collector"),), assassinated="tax_collector")
    assert taxes(play(game, "build manor")) == 1


def test_nobody_is_taxed_without_the_card() -> None:
    """E6.9T: in every game with this card."""
    game = play(building(cast=""), "build manor")
    assert (gold(game, 0), "taxes" in game.position()) == (2, False)


def test_nobody_is_taxed_at_the_end_of_a_turn() -> None:
    """E4.5."""
    game = play(building(), "build manor", "end")
    assert (gold(game, 0), taxes(game)) == (1, 1)


def collector(number: int = 3, coins: int = 0, own: str = "", **more: Any) -> Game:
    more = {"taken": "resources", **more}
    return turn("tax_collector", seat("tax_collector", coins, own), taxes=number, **more)


def test_tax_collector_is_not_taxed_in_his_own_turn() -> None:
    """E6.9T."""
    game = play(collector(0, 5, "manor"), "build manor")
    assert (gold(game, 0), taxes(game)) == (2, 0)


def test_tax_collector_s_owner_is_taxed_as_another() -> None:
    """E6.9T: his owner's other character, yes."""
    game = turn("king", seat("king tax_collector", 5, "manor"), seat("thief bishop"), seat("warlord merchant"),
                players=3, taken="resources")  # fmt: skip
    assert taxes(play(game, "build manor")) == 1


def test_tax_collector_takes_all_of_it() -> None:
    """E6.9T: once in his turn he takes all the gold from the token."""
    game = play(collector(), "income")
    assert (gold(game, 0), taxes(game), phase(game)["taken"]) == (3, 0, ["resources", "income"])


def test_tax_collector_takes_it_before_he_gathers_if_he_likes() -> None:
    """E4.2."""
    assert "income" in collector(taken="").moves()


def test_tax_collector_needs_gold_on_the_token() -> None:
    """E11.3."""
    assert refused(collector(0), "income")


def test_tax_collector_has_no_income_of_a_kind() -> None:
    """E6.9T."""
    game = turn("tax_collector", seat("tax_collector", city="manor tavern temple prison"))
    assert not begins(game, "income")


def test_what_lies_there_stays_from_round_to_round() -> None:
    """E6.9T."""
    game = play(collector(), "end")
    assert (phase(game)["name"], taxes(game)) == ("select", 3)


def test_what_is_confiscated_is_taxed_to_the_magistrate() -> None:
    """E6.9T, E5.3.7: not to the builder."""
    marks = {"on": ["king", "merchant", "warlord"], "signed": "king", "shown": False}
    game = play(building(others=(seat("magistrate", 2),), warrants=marks), "build manor", "confiscate")
    assert (gold(game, 0), gold(game, 1), taxes(game)) == (5, 1, 1)


def test_the_tax_comes_after_the_magistrate_s_answer() -> None:
    """E11.10, E9.15."""
    marks = {"on": ["thief", "king", "warlord"], "signed": "thief", "shown": False}
    game = play(building(others=(seat("magistrate", 2),), warrants=marks), "build manor")
    assert (taxes(game), taxes(play(game, "pass"))) == (0, 1)


def test_what_the_tax_collector_builds_may_be_taxed_to_the_magistrate() -> None:
    """E14.15, E5.3.7: the tax for a confiscated district is the Magistrate's; the Tax Collector has all gold back."""
    marks = {"on": ["king", "warlord", "tax_collector"], "signed": "tax_collector", "shown": False}
    game = turn("tax_collector", seat("tax_collector", 3, "manor"), seat("magistrate", 2), taken="resources",
                warrants=marks)  # fmt: skip
    play(game, "build manor", "confiscate")
    assert (gold(game, 0), gold(game, 1), taxes(game)) == (3, 1, 1)


def test_what_the_tax_collector_may_keep_is_not_taxed() -> None:
    """E14.15, E6.9T: not the Tax Collector in that turn, when the Magistrate lets it pass."""
    marks = {"on": ["king", "warlord", "tax_collector"], "signed": "tax_collector", "shown": False}
    game = turn("tax_collector", seat("tax_collector", 5, "manor"), seat("magistrate", 2), taken="resources",
                warrants=marks)  # fmt: skip
    play(game, "build manor", "pass")
    assert (gold(game, 0), gold(game, 1), taxes(game)) == (2, 2, 0)


def test_witch_takes_the_token_as_the_tax_collector() -> None:
    """E5.2: she may take the token's gold, and is not taxed in that turn."""
    game = turn("tax_collector", seat("witch", 3, "manor"), seat("tax_collector"), by=0, taken="resources", taxes=2,
                bewitched="tax_collector", phase={"resumed": True})  # fmt: skip
    play(game, "build manor", "income")
    assert (gold(game, 0), taxes(game)) == (2, 0)


def test_a_build_of_the_wizard_s_is_taxed() -> None:
    """E6.9T: each district that a player builds."""
    game = building("wizard", 5, "", others=(seat("king", hand="manor"),))
    assert taxes(play(game, "peek 1", "take manor build")) == 1


def test_the_token_is_open_to_all() -> None:
    """E12.5."""
    game = play(building(), "build manor")
    assert [taxes(game, viewer) for viewer in (None, 0, 1)] == [1, 1, 1]


def test_the_token_is_written_where_nothing_lies_on_it() -> None:
    """E12.5: 0 by default."""
    assert building().position()["taxes"] == 0


def test_a_position_with_taxes_is_read_back() -> None:
    """E12.5."""
    assert answered(collector())


def test_what_lies_there_counts_to_a_limited_supply() -> None:
    """E12.5."""
    assert bank(collector(3, 4, rules={"gold": 20})) == 13


def test_more_than_there_is_cannot_lie_there() -> None:
    """E12.5."""
    with pytest.raises(PositionError, match="only 6 gold"):
        collector(3, 4, rules={"gold": 6})


def test_taxes_are_refused_without_the_card() -> None:
    """E12.5."""
    with pytest.raises(PositionError, match="taxes"):
        turn("king", seat("king"), taxes=1)


def test_taxes_are_refused_in_the_older_edition() -> None:
    """E12.2."""
    with pytest.raises(PositionError, match="taxes"):
        Game.from_position({"citadels": 1, "players": [seat() for _ in range(4)], "phase": {"name": "select"},
                            "taxes": 1})  # fmt: skip


@pytest.mark.parametrize("value", [-1, 1.5, True, "king"])
def test_taxes_are_a_number(value: object) -> None:
    with pytest.raises(PositionError, match="taxes"):
        collector(value)  # type: ignore[arg-type]  # what no position may say


def test_tax_collector_is_of_rank_9() -> None:
    """E6.9T, E12.8: a rank is the record's."""
    assert acting(collector()) == ("tax_collector", 0)


def test_all_hear_of_the_tax() -> None:
    """E6.9T."""
    lines = heard(building(), "build manor")
    assert lines[-1] == ("taxed", None, {"player": 0, "gold": 1})


def test_all_hear_what_the_tax_collector_takes() -> None:
    """E6.9T."""
    assert heard(collector(), "income") == [("taxes", None, {"player": 0, "gold": 3})]


def test_the_magistrate_s_city_gets_what_was_taxed_to_him() -> None:
    """E11.10: the district in its city, completion, tax."""
    marks = {"on": ["king", "merchant", "warlord"], "signed": "king", "shown": False}
    game = play(building(others=(seat("magistrate", 2),), warrants=marks), "build manor", "confiscate")
    assert city(game, 1) == ["manor"]
