"""Meetings of two cards of 2016, or of a card with an empty deck, an empty bank or the last round."""

from __future__ import annotations

from citadels import Game

from .table import (
    RANK_OF,
    Json,
    answered,
    bank,
    begins,
    city,
    coins,
    completed,
    crown,
    deck,
    gold,
    hand,
    moves,
    phase,
    play,
    question,
    refused,
    score,
    seat,
    turn,
)

# --- warrants


def marked(his: Json, magistrate: Json | None = None, *others: Json, **keys: object) -> Game:
    """The turn of seat 1, whose character has the signed warrant of seat 0; resources are taken."""
    character = his["characters"][0]
    blank = [name for name in ("thief", "king", "warlord") if name != character][:2]
    warrants = {"on": sorted([*blank, character], key=RANK_OF.__getitem__), "signed": character}
    seats = (magistrate or seat("magistrate"), his, *others)
    return turn(character, *seats, taken="resources", warrants=warrants, **keys)  # type: ignore[arg-type]


def test_a_confiscated_monument_counts_as_two() -> None:
    """E7.18, E8.1: four districts and the Monument are six."""
    magistrate = seat("magistrate", city="temple church castle tavern")
    game = marked(seat("king", 4, "monument"), magistrate, rules={"city_size": 6})
    assert completed(play(game, "build monument", "confiscate"), 0) == 1


def test_a_necropolis_paid_in_gold_is_asked_about() -> None:
    """E5.3.2, E7.19, E14.7: it is built without paying by a sacrifice alone."""
    game = marked(seat("king", 5, "necropolis", "tavern"))
    assert question(play(game, "build necropolis")) == (0, ["confiscate", "pass"])


def test_a_framework_paid_in_gold_is_asked_about() -> None:
    """E5.3.2, E14.7: the Framework itself is built as any district."""
    assert question(play(marked(seat("king", 3, "framework")), "build framework")) == (0, ["confiscate", "pass"])


def test_stables_of_a_loan_are_confiscated_and_do_not_count() -> None:
    """E11.9, E5.3.4, E7.26: the build is still there."""
    game = marked(seat("cardinal", 1, "stables manor temple"), None, seat("king", 5))
    play(game, "build stables from 2", "spend temple", "confiscate")
    assert (gold(game, 1), phase(game)["built"], city(game, 0)) == (2, 0, ["stables"])


def test_a_magistrate_without_gold_is_not_taxed() -> None:
    """E6.9T: 1 gold, if there is any; and the builder is not in his place."""
    game = marked(seat("king", 3, "manor"), seat("magistrate", 0), cast="tax_collector")
    assert play(game, "build manor", "confiscate").position()["taxes"] == 0


def test_what_is_confiscated_is_paid_back_by_the_bank() -> None:
    """E5.3.4, R1.6: the price lies in the bank until the answer."""
    game = marked(seat("king", 3, "manor"), rules={"gold": 16}, cast="king")
    assert bank(play(game, "build manor", "confiscate")) == bank(marked(seat("king", 3), rules={"gold": 16}))


def test_a_confiscated_quarry_helps_its_builder_no_more() -> None:
    """E5.3.4, E7.22: the Architect has two builds left, none of them a second Manor."""
    game = marked(seat("architect", 9, "quarry manor", "manor"))
    assert refused(play(game, "build quarry", "confiscate"), "build manor")


def test_a_magistrate_may_lay_a_warrant_on_his_own_other_character() -> None:
    """E11.6, E5.3.8."""
    game = turn("magistrate", seat("magistrate king"), seat("thief bishop"), players=2)
    assert "warrant king bishop thief" in moves(game)


# --- threats


def threatened(his: Json, *others: Json, real: bool = True, **keys: object) -> Game:
    """The turn of seat 1, whose character is threatened by seat 0, with the flower or without."""
    character = his["characters"][0]
    other = "warlord"
    threats = {"on": sorted([character, other], key=RANK_OF.__getitem__), "real": character if real else other}
    return turn(character, seat("blackmailer"), his, *others, threats=threats, **keys)  # type: ignore[arg-type]


def test_a_threatened_player_before_an_empty_deck_takes_gold() -> None:
    """E5.5.2, R4.8."""
    assert moves(threatened(seat("king", 4), deck="")) == {"gold"}


def test_a_threat_is_settled_where_the_bank_had_nothing() -> None:
    """E5.5.2, E5.5.3: half of nothing, which still counts."""
    game = threatened(seat("king", 0), seat(gold=16), rules={"gold": 16})
    assert question(play(game, "gold")) == (1, ["bribe", "pass"])


def test_the_token_s_gold_is_safe_from_the_flower() -> None:
    """E5.5.2, E5.5.5: no ability before the threat is settled."""
    game = threatened(seat("tax_collector", 4), taxes=3)
    assert gold(play(game, "gold", "pass", "reveal", "income"), 1) == 3


def test_whoever_lost_all_to_the_flower_may_borrow() -> None:
    """E5.5.4, E6.5C: he lacks all of it then."""
    game = threatened(seat("cardinal", 4, "tavern temple"), seat(gold=3))
    assert "build tavern from 2" in moves(play(game, "gold", "pass", "reveal"))


def test_a_threatened_emperor_must_crown_after_it() -> None:
    """E5.5.5, E6.4E."""
    game = threatened(seat("emperor", 4), seat(gold=1), seat(gold=1), crown=3)
    assert refused(play(game, "gold", "bribe"), "end")


def test_a_threatened_witch_s_victim_cannot_be() -> None:
    """E5.5: not the bewitched."""
    game = turn("blackmailer", seat("blackmailer"), seat("witch"), seat("king"), taken="resources", bewitched="king")
    assert [move for move in begins(game, "threaten") if "king" in move.split()] == []


def test_the_opponent_s_two_characters_may_both_be_threatened() -> None:
    """E5.5, E6.10."""
    game = turn("blackmailer", seat("blackmailer king"), seat("bishop warlord"), players=2)
    assert "threaten warlord bishop" in moves(game)


# --- the Witch as another


def resumed(character: str, hers: Json, *others: Json, **keys: object) -> Game:
    """She goes on as the character of seat 1, who took gold; seat 2 and later are others."""
    game = turn("witch", hers, seat(character), *others, taken="resources", **keys)  # type: ignore[arg-type]
    return play(game, f"bewitch {character}", "gold")


def test_as_merchant_she_has_the_coin() -> None:
    """E5.2: what comes on top of gathering."""
    assert gold(resumed("merchant", seat("witch", 1)), 0) == 2


def test_as_architect_she_has_the_cards() -> None:
    """E5.2, E11.12."""
    game = resumed("architect", seat("witch"), deck="temple prison docks")
    assert hand(game, 0) == ["prison", "temple"]


def test_as_abbot_she_takes_a_mix_of_her_own_city() -> None:
    """E5.2, E6.5A."""
    game = resumed("abbot", seat("witch", city="temple church"), deck="docks prison")
    assert (gold(play(game, "income 1"), 0), hand(game, 0)) == (1, ["docks"])


def test_as_abbot_she_has_the_tithe_of_the_bewitched() -> None:
    """E6.5A: he has gathered, and may be the richest."""
    assert begins(resumed("abbot", seat("witch")), "tithe") == {"tithe 1"}


def test_as_wizard_she_builds_at_once_what_she_has() -> None:
    """E5.2, R6.3W."""
    game = resumed("wizard", seat("witch", 3, "", "manor"), seat(hand="manor temple"))
    assert city(play(game, "peek 2", "take manor build"), 0) == ["manor", "manor"]


def test_as_magician_she_exchanges_her_own_hand() -> None:
    """E5.2."""
    game = resumed("magician", seat("witch", 0, "manor"), seat(hand="temple prison"))
    assert (hand(play(game, "swap 2"), 0), hand(game, 2)) == (["prison", "temple"], ["manor"])


def test_as_marshal_she_takes_into_her_own_city() -> None:
    """E5.2, E6.8M: the bewitched's own city is another's."""
    game = resumed("marshal", seat("witch", 3), seat(city="manor"))
    assert city(play(game, "seize 2 manor"), 0) == ["manor"]


def test_as_rank_8_she_may_destroy_in_the_bewitched_s_city() -> None:
    """E5.2, E6.8W."""
    hers, his = seat("witch", 3), seat("warlord", 0, "", "manor")
    game = play(turn("witch", hers, his, taken="resources"), "bewitch warlord", "gold")
    assert "destroy 1 manor" in moves(game)


def test_as_diplomat_she_gives_of_her_own_city() -> None:
    """E5.2, E6.8D."""
    game = resumed("diplomat", seat("witch", 0, "", "manor"), seat(city="castle tavern"))
    assert city(play(game, "exchange 2 tavern manor"), 2) == ["castle", "manor"]


def test_as_artist_she_lays_her_own_gold() -> None:
    """E5.2, E6.9Q."""
    game = resumed("artist", seat("witch", 2, "", "manor temple"))
    assert coins(play(game, "beautify manor", "beautify temple"), 0) == ["manor", "temple"]


def test_as_queen_it_is_her_seat_that_counts() -> None:
    """E5.2, E6.9Q, E14.11: seat 0 is beside the King of seat 4, the Queen of seat 1 is not."""
    seats = (seat("witch"), seat("queen"), seat(), seat(), seat("king"))
    game = turn("queen", *seats, players=5, bewitched="queen", held={"seat": 0, "taken": ["resources"]})
    assert gold(play(game, "gold", "income"), 0) == 3


def test_as_cardinal_she_may_borrow_of_the_bewitched() -> None:
    """E5.2, E6.5C: another player than she, with what he gathered."""
    assert "build manor from 1" in moves(resumed("cardinal", seat("witch", 1, "manor temple prison")))


def test_as_patrician_she_draws_for_her_own_city() -> None:
    """E5.2, E6.4P."""
    game = resumed("patrician", seat("witch", city="manor"), deck="docks prison")
    assert hand(play(game, "income"), 0) == ["docks"]


def test_as_emperor_she_may_crown_the_bewitched() -> None:
    """E5.2, E6.4E: another than herself and than its holder."""
    game = resumed("emperor", seat("witch"), seat(gold=1), crown=2)
    assert begins(game, "crown") == {"crown 1 gold", "crown 3"}


def test_as_trader_a_framework_pays_beyond_the_limit() -> None:
    """E4.4, E7.6, E11.12."""
    game = resumed("trader", seat("witch", 0, "tavern", "framework"))
    assert phase(play(game, "build tavern framework"))["built"] == 0


def test_what_she_builds_as_another_is_taxed_to_her() -> None:
    """E6.9T: no Tax Collector she."""
    game = resumed("king", seat("witch", 4, "manor"), cast="tax_collector")
    assert (gold(play(game, "build manor"), 0), game.position()["taxes"]) == (0, 1)


def test_the_armory_reaches_her_in_the_bishop_s_place() -> None:
    """E7.1, E5.2: the Bishop's shield is against rank 8 alone (E6.5B)."""
    game = turn("king", seat("witch", city="manor"), seat("king", city="armory"), seat("bishop"), taken="resources",
                bewitched="bishop")  # fmt: skip
    assert "armory 0 manor" in moves(game)


def test_before_an_empty_deck_the_witch_takes_gold() -> None:
    """E5.2, R4.8."""
    assert moves(turn("witch", seat("witch"), seat("king"), deck="")) == {"gold"}


# --- paying


def test_whoever_is_taxed_of_the_last_gold_has_the_poor_house() -> None:
    """E6.9T, E4.5, E14.4: taxed when it is built, at the end of the turn nothing is left."""
    game = turn("king", seat("king", 4, "manor", "poor_house"), cast="tax_collector", taken="resources")
    assert gold(play(game, "build manor", "end"), 0) == 1


def test_the_alchemist_has_both_poor_house_and_refund_but_not_the_tax() -> None:
    """E4.5, E6.6M: one of the Poor House, three of the Manor."""
    game = turn("alchemist", seat("alchemist", 4, "manor", "poor_house"), cast="tax_collector", taken="resources")
    assert gold(play(game, "build manor", "end"), 0) == 4


def test_a_trader_s_trade_district_for_a_framework_does_not_count() -> None:
    """E4.4, E7.6: it counts as any other, and a trade district of his does not."""
    game = turn("trader", seat("trader", 0, "tavern", "framework"), taken="resources")
    assert phase(play(game, "build tavern framework"))["built"] == 0


def test_a_seized_framework_pays_in_the_same_turn() -> None:
    """E4.2, E6.8M, E7.6, E14.9."""
    game = turn("marshal", seat("marshal", 3, "castle"), seat(city="framework"), taken="resources")
    assert city(play(game, "seize 1 framework", "build castle framework"), 0) == ["castle"]


def test_a_secret_vault_pays_for_a_thieves_den_like_any_card() -> None:
    """E7.28, E7.24, E14.10: it is a card in hand."""
    game = turn("king", seat("king", 5, "thieves_den secret_vault"), taken="resources")
    assert city(play(game, "build thieves_den with 1", "spend secret_vault"), 0) == ["thieves_den"]


def test_a_coin_on_what_is_sacrificed_goes_to_the_bank() -> None:
    """E11.8."""
    with_coin = seat("king", 0, "necropolis")
    with_coin["city"] = [{"district": "tavern", "coin": True}]
    game = turn("king", with_coin, cast="artist", taken="resources", rules={"gold": 30})
    before = bank(game)
    assert bank(play(game, "build necropolis over tavern+")) == before + 1


def test_a_coin_on_the_armory_goes_to_the_bank() -> None:
    """E6.9Q, E7.1: given up."""
    with_coin = seat("king")
    with_coin["city"] = [{"district": "armory", "coin": True}]
    game = turn("king", with_coin, seat(city="manor"), cast="artist", taken="resources", rules={"gold": 30})
    before = bank(game)
    assert bank(play(game, "armory 1 manor")) == before + 1


def test_a_framework_for_stables_is_taxed_and_does_not_count() -> None:
    """E7.6, E7.26, E6.9T, E14.8."""
    game = turn("king", seat("king", 1, "stables", "framework"), cast="tax_collector", taken="resources")
    play(game, "build stables framework")
    assert (gold(game, 0), phase(game)["built"], game.position()["taxes"]) == (0, 0, 1)


def test_a_necropolis_over_the_quarry_leaves_its_doubles() -> None:
    """E7.22, E7.19."""
    game = turn("king", seat("king", 0, "necropolis", "quarry manor manor"), taken="resources")
    assert city(play(game, "build necropolis over quarry"), 0) == ["manor", "manor", "necropolis"]


def test_a_sacrifice_may_complete_nothing() -> None:
    """E8.1: one district goes and one comes."""
    six = "temple church monastery watchtower prison manor"
    game = turn("king", seat("king", 0, "necropolis", six), taken="resources")
    assert completed(play(game, "build necropolis over manor"), 0) is None


def test_a_necropolis_over_the_monument_leaves_a_city_incomplete() -> None:
    """E7.18, E11.14: the bonus stays, the shield goes."""
    six = "temple church monastery watchtower prison monument"
    owner = seat("king", 0, "necropolis", six, 1)
    game = turn("king", owner, seat("warlord", 5), taken="resources", last_round=True)
    play(game, "build necropolis over monument", "end", "gold")
    assert (completed(game, 0), "destroy 0 temple" in moves(game)) == (1, True)


def test_an_armory_that_makes_its_own_city_complete_hits_nothing_there() -> None:
    """E7.1, E14.2: six districts and the Armory are seven, before it is given up."""
    six = "temple church monastery watchtower prison manor"
    game = turn("king", seat("king", 0, "", f"{six} armory", 1), seat(city="tavern"), taken="resources",
                last_round=True)  # fmt: skip
    assert begins(game, "armory") == {"armory 1 tavern"}


# --- rank 8


def test_ones_own_warlord_pays_the_wall() -> None:
    """R11.13, E7.8."""
    game = turn("warlord", seat("warlord", 1, "", "great_wall tavern"), taken="resources")
    assert gold(play(game, "destroy 0 tavern"), 0) == 0


def test_what_lies_under_an_exchanged_museum_is_its_new_owner_s_to_see() -> None:
    """E7.16, E14.3."""
    museum = seat()
    museum["city"] = [{"district": "museum", "tucked": ["tavern", "docks"]}]
    game = turn("diplomat", seat("diplomat", 9, "", "manor"), museum, taken="resources")
    play(game, "exchange 1 museum manor")
    assert dict(game.view(0)["players"][0])["city"] == [{"district": "museum", "tucked": ["tavern", "docks"]}]


def test_the_marshal_cannot_reach_a_district_that_a_coin_makes_dearer() -> None:
    """E6.8M, E6.9Q: a cost of three and a coin are four."""
    coined = seat()
    coined["city"] = [{"district": "manor", "coin": True}]
    game = turn("marshal", seat("marshal", 9), coined, cast="artist", taken="resources")
    assert begins(game, "seize") == set()


def test_the_marshal_pays_for_the_coin_he_takes() -> None:
    """E6.8M, E6.9Q: two and a coin are three, and the coin goes along."""
    coined = seat()
    coined["city"] = [{"district": "church", "coin": True}]
    game = turn("marshal", seat("marshal", 9), coined, cast="artist", taken="resources")
    play(game, "seize 1 church+")
    assert (gold(game, 0), gold(game, 1), coins(game, 0)) == (6, 3, ["church"])


# --- the end of the round, the last one


def test_a_killed_emperor_who_has_the_crown_gives_it_to_another() -> None:
    """E6.4E, E14.12: same bounds: neither himself nor its holder, who are one."""
    seats = (seat("emperor"), seat("assassin"), seat("bishop"), seat("warlord"))
    game = turn("warlord", *seats, taken="resources", crown=0, assassinated="emperor")
    assert question(play(game, "end")) == (0, ["crown 1", "crown 2", "crown 3"])


def test_the_statue_goes_by_whom_the_killed_emperor_crowns() -> None:
    """E7.26, E11.13: in the last round too, before scoring."""
    game = turn("warlord", seat("emperor"), seat("assassin"), seat(city="statue"), seat("warlord"), taken="resources",
                crown=3, assassinated="emperor", last_round=True)  # fmt: skip
    assert score(play(game, "end", "crown 2"), 2) == 3 + 5


def test_the_witch_ties_by_her_own_rank() -> None:
    """E8.3, E14.1: the character that called her is the Witch, whoever she went on as."""
    seats = (seat("witch", 0, "", "manor"), seat("thief", 0, "", "monastery"), seat("warlord"))
    game = turn("warlord", *seats, bewitched="warlord", held={"seat": 0, "taken": ["resources"]}, last_round=True)
    assert play(game, "gold", "end").winners == [1]


def test_the_bank_pays_a_gold_mine_what_it_has() -> None:
    """E7.7, R1.6, E14.5."""
    game = turn("king", seat("king", 0, "", "gold_mine"), seat(gold=14), rules={"gold": 16})
    assert gold(play(game, "gold"), 0) == 2


def test_the_bank_pays_a_laboratory_what_it_has() -> None:
    """E7.13, R11.3, E14.5."""
    game = turn("king", seat("king", 0, "tavern", "laboratory"), seat(gold=15), rules={"gold": 16}, taken="resources")
    assert gold(play(game, "lab tavern"), 0) == 1


def test_a_loan_needs_no_bank() -> None:
    """E6.5C, R14.3, E14.5: from purse to purse, then to the bank."""
    game = turn("cardinal", seat("cardinal", 0, "tavern temple"), seat(gold=16), rules={"gold": 16}, taken="resources")
    assert bank(play(game, "build tavern from 1", "spend temple")) == 1


def test_the_seer_needs_no_deck() -> None:
    """E6.3S, E14.6: cards go from hand to hand."""
    game = turn("seer", seat("seer"), seat(hand="tavern"), taken="resources", deck="")
    assert hand(play(game, "foresee", "give 1 tavern"), 1) == ["tavern"]


def test_the_scholar_keeps_the_only_card_there_is() -> None:
    """E6.7S: with fewer in the deck, those."""
    game = turn("scholar", seat("scholar"), deck="tavern", taken="resources")
    assert (hand(play(game, "study", "keep tavern"), 0), deck(game)) == (["tavern"], [])


def test_the_navigator_draws_nothing_of_an_empty_deck() -> None:
    """R11.3: it would change nothing."""
    assert begins(turn("navigator", seat("navigator"), deck="", taken="resources"), "navigate") == {"navigate gold"}


def test_every_step_of_a_confiscated_den_of_a_wizard_reads_back() -> None:
    """Notation §1: whoever takes it pays with cards, and the Magistrate is asked."""
    game = marked(seat("wizard", 4, "temple prison"), None, seat(hand="thieves_den"))
    steps = ("peek 2", "take thieves_den build with 2", "spend prison temple", "confiscate")
    assert [answered(game.play(step)) for step in steps] == [True] * 4


def test_the_crown_of_a_bewitched_king_passes_before_the_witch_goes_on() -> None:
    """E11.1: at the call."""
    game = resumed("king", seat("witch"), crown=2)
    assert (crown(game), game.to_move) == (1, 0)


def test_a_secret_vault_is_given_for_a_loan_like_any_card() -> None:
    """E6.5C, E7.24, E14.10."""
    game = turn("cardinal", seat("cardinal", 0, "tavern secret_vault"), seat(gold=2), taken="resources")
    assert hand(play(game, "build tavern from 1", "spend secret_vault"), 1) == ["secret_vault"]


def test_gold_on_the_token_scores_for_nobody() -> None:
    """E6.9T, E14.13: not even in the Imperial Treasury of the Tax Collector."""
    collector = seat("tax_collector", 2, "", "imperial_treasury")
    game = turn("tax_collector", collector, taken="resources", taxes=3, last_round=True)
    assert score(play(game, "end"), 0) == 5 + 2


def test_others_see_how_many_cards_lie_under_an_exchanged_museum() -> None:
    """E7.16, E14.3."""
    museum = seat()
    museum["city"] = [{"district": "museum", "tucked": ["tavern", "docks"]}]
    game = turn("diplomat", seat("diplomat", 9, "", "manor"), museum, taken="resources")
    play(game, "exchange 1 museum manor")
    assert dict(game.view(2)["players"][0])["city"] == [{"district": "museum", "tucked": 2}]
