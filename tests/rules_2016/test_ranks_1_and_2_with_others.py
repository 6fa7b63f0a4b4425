"""The Witch, the Magistrate, the Spy and the Blackmailer with the cards of other ranks and with unique districts."""

from __future__ import annotations

import pytest

from citadels import Game

from .table import (
    Json,
    answered,
    begins,
    city,
    crown,
    gold,
    hand,
    moves,
    phase,
    play,
    question,
    refused,
    seat,
    turn,
)

# --- what is paid for, and with what (E5.3.5, E5.3.6, E7)

FIVE = "temple church monastery watchtower prison"


def marked(builder: Json, *others: Json, his: Json | None = None, **keys: object) -> Game:
    """The turn of seat 1, whose character has the signed warrant of seat 0."""
    (name,) = builder["characters"]
    on = [name, *[other for other in ("thief", "king", "bishop", "merchant") if other != name][:2]]
    warrants = {"on": on, "signed": name}
    return turn(name, his or seat("magistrate"), builder, *others, taken="resources", warrants=warrants, **keys)  # type: ignore[arg-type]


def test_what_the_framework_pays_for_is_not_asked_about() -> None:
    """E5.3.5, E7.6."""
    game = marked(seat("king", hand="palace", city="framework"))
    assert play(game, "build palace framework").to_move == 1


def test_what_the_framework_pays_for_leaves_the_chance() -> None:
    """E5.3.5: for the next one paid for."""
    game = marked(seat("architect", 3, "palace manor", "framework"))
    assert question(play(game, "build palace framework", "build manor")) == (0, ["confiscate", "pass"])


def test_a_necropolis_for_a_sacrifice_is_not_asked_about() -> None:
    """E5.3.5, E7.19."""
    game = marked(seat("king", hand="necropolis", city="manor"))
    assert play(game, "build necropolis over manor").to_move == 1


def test_cards_for_a_thieves_den_are_pay() -> None:
    """E5.3.5."""
    game = marked(seat("king", 4, "thieves_den manor temple"))
    assert question(play(game, "build thieves_den with 2", "spend manor temple")) == (0, ["confiscate", "pass"])


def test_gold_for_a_thieves_den_comes_back_and_cards_do_not() -> None:
    """E5.3.4, E7.28."""
    game = marked(seat("king", 4, "thieves_den manor temple"))
    play(game, "build thieves_den with 2", "spend manor temple", "confiscate")
    assert (gold(game, 1), hand(game, 1), city(game, 0)) == (4, [], ["thieves_den"])


def test_every_step_of_a_thieves_den_reads_back() -> None:
    """Notation §1."""
    game = marked(seat("king", 4, "thieves_den manor temple"))
    steps = ("build thieves_den with 2", "spend manor temple", "confiscate")
    assert [answered(game.play(step)) for step in steps] == [True] * 3


def test_a_quarry_helps_no_magistrate() -> None:
    """E5.3.6, E7.22."""
    game = marked(seat("king", 3, "manor"), his=seat("magistrate", city="manor quarry"))
    assert question(play(game, "build manor")) == (0, ["pass"])


def test_a_monument_is_not_confiscated_where_it_could_not_be_built() -> None:
    """E5.3.6, E7.18."""
    game = marked(seat("king", 4, "monument"), his=seat("magistrate", city=FIVE))
    assert question(play(game, "build monument")) == (0, ["pass"])


def test_a_monument_is_confiscated_where_it_could_be_built() -> None:
    """E5.3.6: whatever the builder's own city has."""
    game = marked(seat("king", 4, "monument", "castle"), his=seat("magistrate", city="temple"))
    assert city(play(game, "build monument", "confiscate"), 0) == ["monument", "temple"]


def test_confiscated_stables_do_not_count() -> None:
    """E5.3.4, E7.26."""
    game = marked(seat("king", 5, "stables manor"))
    play(game, "build stables", "confiscate")
    assert (phase(game)["built"], begins(game, "build")) == (0, {"build manor"})


def test_a_trader_s_confiscated_trade_district_does_not_count() -> None:
    """E5.3.4, E6.6T."""
    game = marked(seat("trader", 5, "tavern manor"))
    assert phase(play(game, "build tavern", "confiscate"))["built"] == 0


def test_the_alchemist_does_not_get_gold_again_that_was_given_back() -> None:
    """E5.3.7, E6.6M."""
    game = marked(seat("alchemist", 5, "manor"))
    assert gold(play(game, "build manor", "confiscate", "end"), 1) == 5


def test_the_cardinal_gets_back_the_whole_price() -> None:
    """E6.5C, E5.3.4: the other player keeps the cards."""
    game = marked(seat("cardinal", 1, "manor temple tavern"), seat("king", 5))
    play(game, "build manor from 2", "spend tavern temple", "confiscate")
    assert (gold(game, 1), gold(game, 2), hand(game, 2)) == (3, 3, ["tavern", "temple"])


def test_every_step_of_a_loan_reads_back() -> None:
    """Notation §1."""
    game = marked(seat("cardinal", 1, "manor temple tavern"), seat("king", 5))
    steps = ("build manor from 2", "spend tavern temple", "confiscate")
    assert [answered(game.play(step)) for step in steps] == [True] * 3


def test_the_tax_for_a_confiscated_district_is_the_magistrate_s() -> None:
    """E5.3.7, E6.9T."""
    game = marked(seat("king", 3, "manor"), his=seat("magistrate", 2), cast="tax_collector")
    play(game, "build manor", "confiscate")
    assert (gold(game, 0), gold(game, 1), game.position()["taxes"]) == (1, 3, 1)


def test_the_tax_waits_for_the_answer() -> None:
    """E11.10: price, answer, district, completion, tax."""
    game = marked(seat("king", 5, "manor"), cast="tax_collector")
    assert gold(play(game, "build manor"), 1) == 2


def test_who_keeps_his_district_pays_the_tax() -> None:
    """E6.9T."""
    game = marked(seat("king", 5, "manor"), cast="tax_collector")
    assert gold(play(game, "build manor", "pass"), 1) == 1


# --- the Spy


def test_a_secret_vault_is_a_unique_card() -> None:
    """E5.4."""
    game = turn("spy", seat("spy"), seat("king", 3, "secret_vault manor"), taken="resources")
    assert gold(play(game, "spy 1 special"), 0) == 1


# --- a threatened turn (E5.5.2)


def threatened(character: str, gold: int = 4, hand: str = "", city: str = "", *others: Json, **keys: object) -> Game:
    """The turn of seat 1, whose character is threatened by seat 0; the flower is elsewhere."""
    seats = (seat("blackmailer"), seat(character, gold, hand, city), *others)
    on = [character, "bishop" if character != "bishop" else "king"]
    return turn(character, *seats, threats={"on": on, "real": on[1]}, **keys)  # type: ignore[arg-type]


def test_districts_of_gathering_work_under_a_threat() -> None:
    """E5.5.2, E7.7: before half of it is paid."""
    assert gold(play(threatened("king", city="gold_mine"), "gold", "bribe"), 0) == 3


def test_all_that_the_library_keeps_is_in_hand_first() -> None:
    """E5.5.2, E7.14."""
    game = play(threatened("king", city="library", deck="temple prison"), "draw")
    assert (hand(game, 1), game.to_move, begins(game, "bribe")) == (["prison", "temple"], 1, {"bribe"})


@pytest.mark.parametrize("character", ["marshal", "scholar", "seer", "patrician"])
def test_no_ability_comes_before_a_threat(character: str) -> None:
    """E5.5.2, against E4.2."""
    game = threatened(character, 4, "", "castle", seat(hand="manor", city="tavern"))
    assert moves(game) == {"gold", "draw"}


def test_the_patrician_takes_the_crown_before_a_threat() -> None:
    """E11.1: at the call; a threat is settled inside the turn."""
    seats = (seat("blackmailer"), seat("patrician", 4), seat("magician"))
    threats = {"on": ["patrician", "bishop"], "real": "bishop"}
    game = turn("magician", *seats, taken="resources", threats=threats, cast="patrician")
    assert (crown(play(game, "end")), moves(game)) == (1, {"gold", "draw"})


def test_abilities_come_back_after_a_threat() -> None:
    """E5.5.5."""
    game = threatened("marshal", 4, "", "", seat(city="tavern"))
    assert "seize 2 tavern" in moves(play(game, "gold", "bribe"))


# --- the Witch with others (E5.2)


def witch(city: str, **keys: object) -> Game:
    """The Witch has not gathered."""
    return turn("witch", seat("witch", city=city), seat("king"), **keys)  # type: ignore[arg-type]


def test_the_witch_s_gold_mine_works() -> None:
    """E5.2."""
    assert gold(play(witch("gold_mine"), "gold"), 0) == 3


def test_the_witch_s_observatory_works() -> None:
    """E5.2."""
    game = play(witch("observatory", deck="temple prison docks tavern"), "draw")
    assert len(begins(game, "keep")) == 3


def test_the_witch_s_library_works() -> None:
    """E5.2."""
    assert hand(play(witch("library", deck="temple prison docks"), "draw"), 0) == ["prison", "temple"]


def test_no_other_district_of_hers_works() -> None:
    """E5.2."""
    assert {move.split()[0] for move in moves(play(witch("laboratory smithy museum"), "gold"))} == {"bewitch"}


def bewitched(character: str, hers: Json, his: Json, *others: Json, **keys: object) -> Game:
    """She goes on as the character of seat 1, who took gold."""
    game = turn("witch", hers, his, *others, taken="resources", **keys)  # type: ignore[arg-type]
    return play(game, f"bewitch {character}", "gold")


def test_the_bewitched_has_his_gold_mine() -> None:
    """E5.2."""
    assert gold(bewitched("king", seat("witch"), seat("king", city="gold_mine")), 1) == 3


def test_the_bewitched_has_nothing_of_his_poor_house() -> None:
    """E5.2: nothing of E4.5."""
    game = turn("witch", seat("witch"), seat("king", city="poor_house"), taken="resources", deck="temple prison")
    assert gold(play(game, "bewitch king", "draw", "keep temple"), 1) == 0


def test_her_poor_house_gives_nothing_where_she_does_not_go_on() -> None:
    """E5.2, E7.20."""
    game = turn("witch", seat("witch", city="poor_house"), seat("bishop"), taken="resources")
    assert gold(play(game, "bewitch king"), 0) == 0


def test_bewitched_patrician_takes_the_crown_and_she_the_cards() -> None:
    """E5.2."""
    his, hers = seat("patrician"), seat("witch", city="manor castle")
    game = play(bewitched("patrician", hers, his, deck="temple prison docks"), "income")
    assert (crown(game), hand(game, 0)) == (1, ["prison", "temple"])


def test_bewitched_emperor_she_gives_the_crown() -> None:
    """E5.2: and takes the gold or card."""
    game = bewitched("emperor", seat("witch"), seat("emperor"), seat("bishop", 4))
    play(game, "crown 2 gold")
    assert (crown(game), gold(game, 0), gold(game, 2)) == (2, 1, 3)


def test_bewitched_navigator_she_cannot_build_at_all() -> None:
    """E5.2."""
    assert refused(bewitched("navigator", seat("witch", 4, "manor"), seat("navigator")), "build manor")


def test_as_scholar_she_may_build_two() -> None:
    """E11.12."""
    game = bewitched("scholar", seat("witch", 9, "manor temple tavern"), seat("scholar"))
    assert city(play(game, "build manor", "build temple"), 0) == ["manor", "temple"]


def test_as_seer_she_may_build_two() -> None:
    """E11.12."""
    game = bewitched("seer", seat("witch", 9, "manor temple tavern"), seat("seer"))
    assert city(play(game, "build manor", "build temple"), 0) == ["manor", "temple"]


def test_as_trader_her_trade_districts_do_not_count() -> None:
    """E11.12."""
    game = bewitched("trader", seat("witch", 9, "manor market tavern"), seat("trader"))
    assert city(play(game, "build tavern", "build market", "build manor"), 0) == ["manor", "market", "tavern"]


def test_as_tax_collector_she_takes_the_token_s_gold() -> None:
    """E5.2."""
    game = bewitched("tax_collector", seat("witch"), seat("tax_collector"), taxes=3)
    assert gold(play(game, "income"), 0) == 3


def test_as_tax_collector_she_is_not_taxed() -> None:
    """E5.2: in that turn."""
    game = bewitched("tax_collector", seat("witch", 5, "manor"), seat("tax_collector"))
    assert gold(play(game, "build manor"), 0) == 2


def test_as_alchemist_she_gets_her_gold_back() -> None:
    """E5.2."""
    game = bewitched("alchemist", seat("witch", 5, "manor"), seat("alchemist"))
    assert gold(play(game, "build manor", "end"), 0) == 5


def test_rank_8_may_touch_the_bewitched_bishop_s_city() -> None:
    """E5.2: and not hers, for the Marshal too."""
    hers, his = seat("witch", city="temple"), seat("bishop", city="church")
    game = turn("marshal", hers, his, seat("marshal", 9), taken="resources", bewitched="bishop")
    assert begins(game, "seize") == {"seize 1 church"}
