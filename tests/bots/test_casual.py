"""Sensible moves of the bot without trained weights in plain cases, with every character's power."""

from __future__ import annotations

import pytest

from citadels import Game
from citadels.bots import BOTS
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.rng import Dice
from tests.rules.table import SEVEN, position, seat, select, turn

RICH = "palace castle dragon_gate university cathedral fortress town_hall"  # seven, all five kinds


def plays(game: Game, seed: int = 1) -> str:
    """Return the bot's move."""
    seat = game.to_move
    assert seat is not None
    moves = game.moves()
    return str(moves[BOTS["casual"]().choose(game.view(seat), moves, Dice(seed), UNLIMITED)])


def whole_turn(game: Game) -> list[str]:
    """Return the bot's moves until its turn is over, or another is asked."""
    seat, words = game.to_move, [""]
    while game.to_move == seat and words[-1] != "end":
        words.append(plays(game))
        game.play(words[-1])
    return words[1:]


# --- choosing


def test_takes_the_architect_with_gold_and_cards() -> None:
    chooser = seat(gold=6, hand="temple church prison market")
    assert plays(select(0, "king bishop architect thief magician", chooser)) == "pick architect"


def test_takes_the_colour_of_its_city() -> None:
    chooser = seat(gold=2, hand="castle", city="tavern market docks harbor")
    assert plays(select(0, "king bishop merchant thief assassin", chooser)) == "pick merchant"


def test_takes_the_magician_with_an_empty_hand() -> None:
    full = seat(hand="temple church prison manor castle palace")
    game = select(0, "king bishop magician thief assassin", seat(gold=4), full)
    assert plays(game) == "pick magician"


# --- naming


def test_kills_whom_it_saw_go_to_the_leader() -> None:
    game = turn("assassin", seat("assassin"), seat("merchant", 8, "castle palace", SEVEN), seat("bishop"), seat("king"))
    assert plays(game).startswith("assassinate")


@pytest.mark.parametrize("seed", range(8))
def test_never_names_a_character_that_lies_face_up(seed: int) -> None:
    game = turn("assassin", seat("assassin"), seat("bishop"), seat("king"), seat("thief"), up="architect merchant")
    assert plays(game, seed) not in ("assassinate architect", "assassinate merchant")


def test_robs_only_a_character_that_may_be_held() -> None:
    game = turn(
        "thief", seat("thief"), seat("bishop", 9), seat("king", 1), seat("magician", 1), up="architect merchant"
    )
    assert plays(game) not in ("rob architect", "rob merchant")


def test_bewitches_when_it_can_build_nothing() -> None:
    game = turn("witch", seat("witch", 1, "palace"), seat("king"), seat("bishop"), seat("merchant"), taken="resources")
    assert plays(game).startswith("bewitch")


# --- hands


def test_magician_without_cards_takes_the_fullest_hand() -> None:
    game = turn("magician", seat("magician", 3), seat("king", hand="temple"), seat(hand="manor castle palace keep"))
    assert "swap 2" in whole_turn(game)


def test_magician_puts_back_what_it_has_built() -> None:
    me = seat("magician", 0, "temple temple palace", "temple")
    game = turn("magician", me, seat("king"), taken="resources")
    assert whole_turn(game)[0] == "redraw temple temple"


def test_wizard_builds_what_he_takes() -> None:
    game = turn("wizard", seat("wizard", 5), seat("king", hand="palace"), taken="resources")
    assert whole_turn(game)[:2] == ["peek 1", "take palace build"]


# --- ranks 4 to 9


def test_king_builds_before_he_collects() -> None:
    game = turn("king", seat("king", 3, "manor", "castle"), taken="resources")
    assert whole_turn(game) == ["build manor", "income", "end"]


def test_king_collects_first_where_he_needs_it() -> None:
    game = turn("king", seat("king", 3, "palace", "castle manor"), taken="resources")
    assert whole_turn(game) == ["income", "build palace", "end"]


def test_emperor_does_not_crown_the_leader() -> None:
    game = turn("emperor", seat("emperor"), seat(city=RICH, gold=5), seat(), seat(), crown=0)
    assert {"crown 2", "crown 3"} & set(whole_turn(game))


def test_receiver_gives_a_card_it_cannot_use() -> None:
    game = turn("emperor", seat("emperor"), seat(gold=3, hand="temple", city="temple"), seat(), crown=0)
    assert plays(game.play("crown 1")) == "give temple"


def test_abbot_takes_the_tithe() -> None:
    assert "tithe" in whole_turn(turn("abbot", seat("abbot", 1), seat("king", 6), taken="resources"))


def test_alchemist_spends_what_he_gets_back() -> None:
    game = turn("alchemist", seat("alchemist", 6, "temple palace"), seat("king"), taken="resources")
    assert plays(game) == "build palace"


def test_navigator_sails_when_he_can_build_nothing() -> None:
    game = turn("navigator", seat("navigator", 1, "palace"), seat("king"), taken="resources")
    assert plays(game) == "navigate gold"


def test_navigator_completes_his_city_instead() -> None:
    game = turn("navigator", seat("navigator", 2, "tavern", SEVEN), seat("king"), taken="resources")
    assert plays(game) == "build tavern"


def test_architect_builds_three() -> None:
    game = turn("architect", seat("architect", 6, "temple church prison"), seat("king"), taken="resources")
    assert [text.split()[0] for text in whole_turn(game)] == ["build", "build", "build", "end"]


def test_architect_keeps_enough_to_complete_his_city() -> None:
    city = "temple church monastery watchtower prison"
    me = seat("architect", 6, "palace manor tavern market", city)
    game = turn("architect", me, seat("king"), taken="resources")
    whole_turn(game)
    assert game.position()["players"][0]["completed"] == 1


def test_warlord_breaks_the_city_that_is_nearly_complete() -> None:
    game = turn("warlord", seat("warlord", 2, city="castle"), seat("king", 4, "palace", SEVEN), seat(city="temple"),
                taken="resources")  # fmt: skip
    assert plays(game).startswith("destroy 1")


def test_warlord_never_destroys_his_own() -> None:
    game = turn("warlord", seat("warlord", 9, city="temple tavern castle"), seat("king"), taken="resources")
    assert not [text for text in whole_turn(game) if text.startswith("destroy 0")]


def test_diplomat_takes_the_better_district() -> None:
    game = turn("diplomat", seat("diplomat", 4, city="temple"), seat("king", 2, city="palace manor"), taken="resources")
    assert plays(game) == "exchange 1 palace temple"


def test_artist_makes_two_beautiful_in_the_last_round() -> None:
    game = turn("artist", seat("artist", 3, city="temple castle"), seat("king"), taken="resources", last_round=True)
    assert sorted(whole_turn(game)) == ["beautify castle", "beautify temple", "end"]


def test_queen_beside_the_king_collects() -> None:
    seats = [seat("king"), seat("queen"), seat("thief"), seat("bishop"), seat("merchant")]
    assert "income" in whole_turn(turn("queen", *seats, players=5, taken="resources"))


# --- building and the end


def test_builds_the_dearer_of_two() -> None:
    assert plays(turn("king", seat("king", 6, "temple palace"), taken="resources")) == "build palace"


def test_completes_its_city_when_ahead() -> None:
    game = turn("king", seat("king", 4, "tavern", SEVEN), seat(city="temple"), taken="resources income")
    assert plays(game) == "build tavern"


def test_does_not_end_a_game_it_would_lose() -> None:
    game = turn("king", seat("king", 1, "tavern", SEVEN), seat(city="palace dragon_gate university cathedral fortress"
                " town_hall", gold=9), taken="resources income", rules={"city_size": 8})  # fmt: skip
    assert plays(game) == "end"


def test_draws_when_it_holds_nothing() -> None:
    assert plays(turn("bishop", seat("bishop", 2))) == "draw"


def test_takes_gold_when_it_cannot_pay() -> None:
    assert plays(turn("bishop", seat("bishop", 1, "palace castle"))) == "gold"


def test_keeps_the_card_it_has_not_built() -> None:
    game = turn("bishop", seat("bishop", 4, "", "palace"), deck="palace castle temple").play("draw")
    assert plays(game) == "keep castle"


# --- specials


def test_laboratory_turns_a_duplicate_to_gold() -> None:
    game = turn("bishop", seat("bishop", 0, "temple", "temple laboratory"), taken="resources")
    assert "lab temple" in whole_turn(game)


def test_smithy_feeds_an_empty_hand() -> None:
    assert "smithy" in whole_turn(turn("bishop", seat("bishop", 4, "", "smithy"), taken="resources"))


def test_graveyard_saves_a_dear_district() -> None:
    game = turn("warlord", seat("warlord", 9), seat(gold=2, city="graveyard palace"), taken="resources")
    assert plays(game.play("destroy 1 palace")) == "recover"


def test_lighthouse_finds_a_dear_special() -> None:
    me = seat("bishop", 9, "lighthouse", "temple palace")
    game = turn("bishop", me, taken="resources", deck="tavern temple dragon_gate watchtower")
    assert plays(game.play("build lighthouse")) == "search dragon_gate"


def test_armory_stops_who_would_win() -> None:
    me = seat("bishop", 0, "", "armory palace castle")
    game = turn("bishop", me, seat("king", 6, "keep manor", RICH), taken="resources")
    assert plays(game).startswith("armory 1")


def test_museum_takes_a_duplicate() -> None:
    assert "museum temple" in whole_turn(
        turn("bishop", seat("bishop", 0, "temple", "temple museum"), taken="resources")
    )


def test_thanks_the_owner_of_the_ball_room() -> None:
    seats = [seat("king", city="ball_room"), seat("bishop", 3)]
    game = Game.from_position(position(*seats, phase={"name": "turn", "rank": 4, "seat": 0, "taken": ["resources"]}))
    assert plays(game.play("end")) == "thank"


def test_quarry_builds_a_second_of_one_name() -> None:
    game = turn("bishop", seat("bishop", 5, "palace", "palace quarry"), taken="resources")
    assert plays(game) == "build palace"


def test_empty_bank_makes_it_draw() -> None:
    seats = [seat("bishop", 4, "university"), seat(gold=26)]
    assert plays(turn("bishop", *seats)) == "draw"
