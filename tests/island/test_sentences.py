"""Each sentence of the source text, C-01 to C-45, as a player sees it (table: docs/catan/sentences.md)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.catan.positions import CARD, CITY, ROAD, SETTLEMENT, before_throw, moving_robber, placing, seat, turn
from tests.island.table_of_island import TableOfIsland, sit
from tests.page.tree import arguments, doing, drawn_signs, messages, nodes, props, with_class
from tests.page.trees import styled

# On the beginner's board c5 lies between brick 6 (h5), wood 11 (h9) and the desert (h10).
HOME: dict[str, Any] = {"settlements": "c5", "roads": "c5-c6"}


def test_c01_five_resources(app: Any) -> None:
    table = sit(app, turn(seat("1 wood 2 brick 3 wool 0 grain 4 ore", **HOME)))

    assert table.texts("stack", "hand-row") == ["1wood", "2brick", "3wool", "0grain", "4ore"]


def test_c02_each_land_has_a_scene_of_its_own(app: Any) -> None:
    table = sit(app, turn(seat(**HOME)))

    scenes = [name for land in table.parts("land") for _, name in drawn_signs(land)]
    assert (len(table.parts("ground")), len(scenes), len(set(scenes))) == (19, 19, 6)


def test_c03_settlements_stand_on_corners(app: Any) -> None:
    table = sit(app, placing())
    corners = len(table.parts("target-place at-corner"))

    table.build("settle", "c5")

    assert (corners, len(table.parts("settlement of-0", "island"))) == (54, 1)


def test_c04_a_throw_brings_what_the_hexes_bear(app: Any) -> None:
    table = sit(app, before_throw(seat(**HOME), dice=(2, 4))).play("roll")

    assert table.held("brick") == "1"


def test_c04_the_dice_and_their_sum_are_seen(app: Any) -> None:
    table = sit(app, before_throw(seat(**HOME), dice=(2, 4))).play("roll")

    dice = table.part("dice")
    assert ([name for _, name in drawn_signs(dice)], table.text(dice)) == (["die-2", "die-4"], "thrown: 6")


def test_c04_the_hexes_of_the_number_are_lit(app: Any) -> None:
    table = sit(app, before_throw(seat(**HOME), dice=(2, 4))).play("roll")

    assert len(table.parts("land lit")) == 2


def test_c05_a_bust_hand_is_warned_of(app: Any) -> None:
    table = sit(app, before_throw(seat("8 ore"), dice=(3, 4)))

    assert "8 cards" in table.text(table.part("warning", "mine"))


def test_c05_a_bust_hand_loses_half(app: Any) -> None:
    table = sit(app, before_throw(seat("8 ore"), dice=(3, 4))).play("roll")
    question = table.question()

    table.tap("compose", "discard")

    assert (question, table.held("ore")) == ("Discard 4 cards", "4")


def test_c05_seven_cards_are_safe(app: Any) -> None:
    table = sit(app, before_throw(seat("7 ore"), dice=(3, 4))).play("roll")

    assert table.question() == "Where does the robber go?"


def test_c06_the_robber_moves_to_a_hex(app: Any) -> None:
    table = sit(app, moving_robber(seat())).build("robber", "h1")

    assert "robbed" in props(table.anchored("h1"))["class"].split()


def test_c07_the_players_there_are_named_with_their_cards(app: Any) -> None:
    game = moving_robber(seat(), seat("1 ore", settlements="c3"), seat("2 wood", settlements="d5"))
    table = sit(app, game).build("robber", "h9")

    assert [table.text(table.button(move)) for move in table.buttons("steal")] == [
        "Casual 2 (one card)1, one point", "Casual 3 (2 cards)1, one point",
    ]  # fmt: skip


def test_c07_one_of_the_players_there_is_robbed(app: Any) -> None:
    game = moving_robber(seat(), seat("1 ore", settlements="c3"), seat("2 wood", settlements="d5"))
    table = sit(app, game).build("robber", "h9").play("steal 1")

    assert table.held("ore") == "1"


def test_c08_which_card_is_left_to_chance(app: Any) -> None:
    table = sit(app, moving_robber(seat(), seat("1 ore 1 wood", settlements="c3"))).build("robber", "h9")

    assert table.fact("cards") == "1"


def test_c09_the_robber_s_hex_says_that_it_brings_nothing(app: Any) -> None:
    table = sit(app, before_throw(seat(**HOME), dice=(2, 4), robber="h5"))

    assert "The robber: hills 6. That hex brings nothing." in table.texts("unseen", "map")


def test_c09_the_robber_s_hex_brings_nothing(app: Any) -> None:
    table = sit(app, before_throw(seat(**HOME), dice=(2, 4), robber="h5")).play("roll")

    assert (table.question(), table.held("brick")) == ("Your turn", "0")


@pytest.mark.parametrize(
    ("kind", "cards"),
    [
        ("road", ["wood", "brick"]),
        ("settle", ["wood", "brick", "wool", "grain"]),
        ("city", ["grain", "grain", "ore", "ore", "ore"]),
        ("buy", ["wool", "grain", "ore"]),
    ],
)
def test_c10_the_building_panel_shows_what_each_costs(app: Any, kind: str, cards: list[str]) -> None:
    """K6.1."""
    table = sit(app, turn(seat(**HOME)))

    assert [name for _, name in drawn_signs(styled(table.price(kind), "cost"))] == cards


def test_c10_it_says_what_is_missing(app: Any) -> None:
    table = sit(app, turn(seat("1 ore", **HOME)))

    table.act(props(table.price("city"))["data-do"], "city")

    assert "you are 2 grain and 2 ore short" in table.text(table.sheet)


def test_c10_it_says_how_many_pieces_are_left(app: Any) -> None:
    table = sit(app, turn(seat(**HOME)))

    assert table.texts("what", "prices") == ["Road14 left", "Settlement4 left", "City4 left", "Card"]


def test_c11_a_road_joins_one_s_own(app: Any) -> None:
    table = sit(app, turn(seat(ROAD, settlements="c5"))).tap("tray", "road")

    assert table.places() == ["c4-c5", "c5-c6", "c5-d5"]


def test_c12_c14_the_longest_road_its_owner_and_length(app: Any) -> None:
    table = sit(app, turn(seat(ROAD, roads="a3-a4-a5-a6-a7", settlements="a3")))
    before = table.fact("points")

    table.build("road", "a7-a8")

    assert (before, table.fact("road prize"), table.fact("points")) == ("1/10", "5", "3/10")


def test_c13_who_has_a_longer_road_takes_it(app: Any) -> None:
    longest = seat(roads="f3-f4-f5-f6-f7-f8", settlements="f3")
    game = turn(seat(ROAD, roads="a3-a4-a5-a6-a7-a8", settlements="a3"), longest, longest_road=1)
    table = sit(app, game).build("road", "a8-a9")

    assert (table.fact("road prize"), table.prizes("seat of-1")) == ("6", 0)


def test_c15_c16_a_settlement_where_a_road_leads_and_a_point(app: Any) -> None:
    table = sit(app, turn(seat(SETTLEMENT, settlements="c5", roads="c5-c6-c7")))
    before = table.fact("points")

    table.build("settle", "c7")

    assert (before, table.fact("points")) == ("1/10", "2/10")


def test_c15_a_settlement_has_the_one_place_where_a_road_leads(app: Any) -> None:
    table = sit(app, turn(seat(SETTLEMENT, settlements="c5", roads="c5-c6-c7"))).tap("tray", "settle")

    assert table.places() == ["c7"]


def test_c17_a_city_brings_two(app: Any) -> None:
    table = sit(app, before_throw(seat(cities="c5"), dice=(2, 4))).play("roll")

    assert table.held("brick") == "2"


def test_c18_c39_a_city_takes_the_place_of_a_settlement_and_is_two_points(app: Any) -> None:
    table = sit(app, turn(seat(CITY, **HOME))).build("city", "c5")

    assert (table.fact("points"), pieces(table, "settlement"), pieces(table, "city")) == ("2/10", 0, 1)


def pieces(table: TableOfIsland, kind: str) -> int:
    """Count the viewer's pieces of a kind on the island."""
    return len(table.parts(f"{kind} of-0", "island"))


def test_c19_the_first_of_the_cards_is_bought(app: Any) -> None:
    table = sit(app, turn(seat(CARD, **HOME), deck="knight point"))
    before = cards_in_deck(table)

    table.play("buy")

    assert (before, cards_in_deck(table), table.fact("development")) == ("2", "1", "1")


def cards_in_deck(table: TableOfIsland) -> str:
    """The number of cards that the bar shows of the deck."""
    (number,) = [node for node in table.anchored("deck")[2:] if node[0] == "b"]
    return table.text(number)


def test_c20_point_cards_count_at_once_where_they_are_open(app: Any) -> None:
    game = turn(seat(CARD, **HOME), deck="point", rules={"point_cards": "open"})
    table = sit(app, game, people=(0, 1)).open_curtain().play("buy").press("End the turn")

    assert table.fact("points", "seat of-0") == "2/10"


def test_c21_c45_a_soldier_moves_the_robber(app: Any) -> None:
    table = sit(app, turn(seat(cards="knight", **HOME))).play("play knight")

    assert table.question() == "Where does the robber go?"


def test_c22_c24_the_third_soldier_makes_the_largest_army(app: Any) -> None:
    table = sit(app, turn(seat(cards="knight", played="2 knight", **HOME))).play("play knight")

    table.build("robber", "h1")

    assert (table.fact("knight prize"), table.fact("points")) == ("3", "3/10")


def test_c23_who_has_more_soldiers_takes_it(app: Any) -> None:
    holder = seat(played="3 knight", settlements="e4")
    table = sit(app, turn(seat(cards="knight", played="3 knight", **HOME), holder, largest_army=1))
    before = table.fact("knight prize", "seat of-1")

    table.play("play knight").build("robber", "h1")

    assert (before, table.fact("knight prize"), table.prizes("seat of-1")) == ("3", "4", 0)


def test_c25_a_year_of_plenty_brings_two_of_one_s_choice(app: Any) -> None:
    table = sit(app, turn(seat(cards="plenty", **HOME))).tap("tray", "play-plenty").play("play plenty wood ore")

    assert (table.held("wood"), table.held("ore")) == ("1", "1")


def test_c26_a_monopoly_takes_a_kind_from_everyone(app: Any) -> None:
    table = sit(app, turn(seat(cards="monopoly", **HOME), seat("3 ore"), seat("2 ore 1 wood")))

    table.tap("tray", "play-monopoly").play("play monopoly ore")

    assert table.held("ore") == "5"


def test_c27_two_roads_are_free(app: Any) -> None:
    table = sit(app, turn(seat(cards="roads", settlements="c5"))).play("play roads")
    before = table.question()

    table.build("road", "c5-c6")

    assert (before, table.question()) == ("Build a free road (2 left)", "Build a free road (1 left)")


@pytest.mark.parametrize(
    ("where", "cards"),
    [("c5", "4 wood"), ("a3", "3 wood"), ("a6", "2 grain")],
    ids=["c33_four_for_one", "c31_three_for_one", "c32_two_for_one"],
)
def test_c28_trade_with_the_bank_and_by_harbours(app: Any, where: str, cards: str) -> None:
    table = sit(app, turn(seat(cards, settlements=where)))
    table.tap("form-tap", f"give {cards.split()[1]}").tap("form-tap", "get ore").play(f"bank {cards} for 1 ore")

    assert table.held("ore") == "1"


def test_c30_a_harbour_has_its_sign_and_its_rate(app: Any) -> None:
    """K2.4; one for any kind has no sign."""
    table = sit(app, turn(seat(settlements="a6")))

    signs = [(table.text(harbour), [name for _, name in drawn_signs(harbour)]) for harbour in table.parts("harbour")]
    general: tuple[str, list[str]] = ("3:1", [])
    assert signs == [
        general, ("2:1", ["grain"]), ("2:1", ["ore"]), general, ("2:1", ["wool"]), general, general,
        ("2:1", ["brick"]), ("2:1", ["wood"]),
    ]  # fmt: skip


def test_c30_one_s_own_rates_are_listed(app: Any) -> None:
    table = sit(app, turn(seat(settlements="a6")))

    assert [table.text(rate) for rate in with_class(table.part("rates", "mine"), "stack")] == [
        "4:1", "4:1", "4:1", "2:1", "4:1",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("cards", "open_side", "words"),
    [
        (["give wood"], "get", "Seat 0 gives 1 wood for anything"),
        (["get ore"], "give", "Seat 0 gives anything for 1 ore"),
        (["give wood", "get ore"], "", "Seat 0 gives 1 wood for 1 ore"),
    ],
    ids=["give", "wanted", "trade"],
)
def test_c29_c41_three_ways_to_trade_with_players(app: Any, cards: list[str], open_side: str, words: str) -> None:
    table = offering(app)
    for card in cards:
        table.tap("form-tap", card)
    if open_side:
        table.tap("form-open", open_side)

    table.tap("compose", "offer")

    assert words in table.question()


def test_c29_an_empty_offer_is_not_made(app: Any) -> None:
    table = offering(app)

    assert [props(button)["aria-disabled"] for button in doing(table.tree, "compose")] == ["true"]


def offering(app: Any) -> TableOfIsland:
    """A table with two people, of whom the first fills in an offer."""
    table = sit(app, turn(seat("2 wood", **HOME), seat("3 ore")), people=(0, 1))
    return table.open_curtain().tap("tray", "offer")


def test_c34_after_the_last_player_comes_the_first_again(app: Any) -> None:
    table = sit(app, turn(seat(**HOME), rules={"offers": 0}))
    before = table.texts("round", "bar")

    table.press("End the turn")

    assert (before, table.texts("round", "bar")) == (["Round 1"], ["Round 2"])


def test_c35_who_has_the_points_has_won(app: Any) -> None:
    game = turn(seat(SETTLEMENT, settlements="c5 e4", roads="c5-c6-c7"), rules={"points": 3})
    table = sit(app, game).build("settle", "c7")

    assert [table.text(node) for node in nodes(table.part("over")) if node[0] == "h2"] == ["You win with 3 points"]
    assert table.texts("won-by") == ["3 Settlements: 3 points"]


def test_a_winner_among_several_people_is_named(app: Any) -> None:
    game = turn(seat(SETTLEMENT, settlements="c5 e4", roads="c5-c6-c7"), rules={"points": 3})
    table = sit(app, game, (0, 1)).open_curtain().build("settle", "c7")

    assert [table.text(node) for node in nodes(table.part("over")) if node[0] == "h2"] == ["Seat 0 wins with 3 points"]


def test_c36_after_the_throw_everything_can_be_done_at_once(app: Any) -> None:
    table = sit(app, turn(seat("4 wood 1 brick", cards="knight", **HOME), seat("1 ore")))

    open_to = {*table.live("tray", "decision"), *table.live("choose", "decision")}
    assert open_to >= {"road", "offer", "play knight", "end"}


def test_c37_first_the_dice(app: Any) -> None:
    table = sit(app, before_throw(seat("4 wood", **HOME)))

    choices = [table.text(choice) for choice in doing(table.part("choices", "decision"), "choose")]
    assert (table.question(), choices) == ("Throw the dice", ["Throw the dice"])


def test_c38_what_is_built_is_paid_to_the_bank(app: Any) -> None:
    table = sit(app, turn(seat(ROAD, **HOME))).build("road", "c6-c7")

    assert (table.held("wood"), table.texts("bank-pile")[0]) == ("0", "19wood in the bank")


@pytest.mark.parametrize(("when", "count"), [("any", 1), ("after_roll", 0)])
def test_c40_trade_before_the_throw_where_it_is_allowed(app: Any, when: str, count: int) -> None:
    table = sit(app, before_throw(seat("4 wood", **HOME), rules={"trade_time": when}))

    assert arguments(table.part("decision"), "tray").count("bank") == count


def drawing(app: Any) -> TableOfIsland:
    """A table with two people, of whom the first has bought a card."""
    return sit(app, turn(seat(CARD, **HOME)), people=(0, 1)).open_curtain().play("buy")


def test_c42_a_drawn_card_is_shown_to_its_buyer(app: Any) -> None:
    table = drawing(app)

    assert "Knight" in table.text(table.part("held-card"))


def test_c42_others_see_how_many_cards_were_drawn(app: Any) -> None:
    table = drawing(app).press("End the turn")

    assert table.fact("development", "seat of-0") == "1"


def test_c42_a_drawn_card_is_not_shown_to_others(app: Any) -> None:
    table = drawing(app)
    app.device.stage.done.clear()

    table.press("End the turn")

    everything = [table.tree, *map(json.loads, app.device.stage.calls("say"))]
    assert ("Knight" in table.text(everything), "card-knight" in messages(everything)) == (False, False)


def test_c43_a_new_card_says_that_it_waits(app: Any) -> None:
    table = sit(app, turn(seat(CARD, **HOME))).play("buy")

    assert table.texts("held-card new") == ["Knightnew: next turn"]


def test_c43_a_new_card_waits_for_the_next_turn(app: Any) -> None:
    table = sit(app, turn(seat(CARD, **HOME))).play("buy")

    assert "a new card can be played from the next turn on" in table.text(table.part("not-now"))


def test_c43_one_card_a_turn(app: Any) -> None:
    table = sit(app, turn(seat(cards="knight plenty", **HOME), played=True))

    assert "one card was played already in this turn" in table.text(table.part("not-now"))


def test_c44_five_kinds_of_cards(app: Any) -> None:
    table = sit(app, turn(seat(cards="knight roads plenty monopoly point", **HOME)))

    assert table.texts("held-card") == ["Knight", "Free roads", "Year of plenty", "Monopoly", "Point"]
