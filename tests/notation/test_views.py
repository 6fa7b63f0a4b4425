"""Views: what one seat may know, and nothing else (notation §4)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from citadels import Game
from tests.rules.table import DARK_CITY, RANKS, Json, cast_of, gold, over, play, seat, select, turn


def viewed(game: Game, viewer: int | None) -> Json:
    """A view as plain JSON."""
    return dict(game.view(viewer))


def test_own_hand_is_seen() -> None:
    """Notation §4: one's own cards are one's own."""
    assert sorted(viewed(turn("king", seat("king", hand="temple keep")), 0)["players"][0]["hand"]) == ["keep", "temple"]


def test_other_hands_are_numbers() -> None:
    """Notation §4: others' hands as numbers."""
    assert turn("king", seat("king", hand="temple keep")).view(1)["players"][0]["hand"] == 2


def test_own_tucked_cards_are_seen() -> None:
    """Notation §4: others' tucked cards as numbers, one's own as they are."""
    game = turn("king", seat("king", city="museum:temple,keep"))
    assert sorted(viewed(game, 0)["players"][0]["city"][0]["tucked"]) == ["keep", "temple"]


def test_others_tucked_cards_are_numbers() -> None:
    """Notation §4: others' tucked cards as numbers."""
    game = turn("king", seat("king", city="museum:temple,keep"))
    assert viewed(game, 1)["players"][0]["city"][0]["tucked"] == 2


def test_the_deck_is_a_number() -> None:
    """Notation §4: the deck as a number."""
    assert turn("king", seat("king"), deck="temple keep manor").view(0)["deck"] == 3


def test_gold_and_cities_are_seen() -> None:
    """Notation §4: what lies on the table is open."""
    other = turn("king", seat("king", gold=4, city="temple manor")).view(3)["players"][0]
    assert (other["gold"], other["city"]) == (4, ["temple", "manor"])


def test_bank_and_crown_are_seen() -> None:
    """Notation §4: so are bank and Crown."""
    view = turn("king", seat("king"), bank=12, crown=2).view(3)
    assert (view["bank"], view["crown"]) == (12, 2)


def test_own_character_is_seen() -> None:
    """Notation §4: one's own, before it is revealed."""
    assert turn("thief", seat("thief"), seat("king")).view(1)["players"][1]["characters"] == ["king"]


def test_unrevealed_characters_are_null() -> None:
    """Notation §4: an unrevealed character as null."""
    assert turn("thief", seat("thief"), seat("king")).view(0)["players"][1]["characters"] == [None]


def test_revealed_characters_are_seen() -> None:
    """Notation §4: whose turn it is has been revealed."""
    assert turn("thief", seat("thief"), seat("king")).view(1)["players"][0]["characters"] == ["thief"]


def test_the_number_of_characters_is_seen() -> None:
    """Notation §4: `characters` keeps its length."""
    game = turn("thief", seat("thief warlord"), seat("king bishop"), players=2)
    assert game.view(1)["players"][0]["characters"] == ["thief", None]


def test_cards_face_up_are_seen() -> None:
    """Notation §4: face up is face up."""
    game = turn("thief", seat("thief"), up="bishop warlord", down="king")
    assert sorted(game.view(1)["aside"]["up"]) == ["bishop", "warlord"]


def test_cards_face_down_are_null() -> None:
    """Notation §4: `aside.down` as a list with null for what this seat has not seen."""
    game = select(0, "thief king bishop warlord merchant", up="magician architect", down="assassin")
    assert game.view(0)["aside"]["down"] == [None]


def test_own_pool_is_seen() -> None:
    """Notation §4: who chooses sees what he chooses from."""
    game = select(0, "thief king bishop warlord merchant", up="magician architect", down="assassin")
    assert sorted(viewed(game, 0)["phase"]["pool"]) == ["bishop", "king", "merchant", "thief", "warlord"]


def test_others_pool_is_a_number() -> None:
    """Notation §4: others' `pool` as a number."""
    game = select(0, "thief king bishop warlord merchant", up="magician architect", down="assassin")
    assert viewed(game, 1)["phase"]["pool"] == 5


def test_the_seed_is_left_out() -> None:
    """Notation §4: `seed` is left out."""
    assert "seed" not in turn("king", seat("king"), seed=5).view(0)


def test_what_others_are_asked_is_left_out() -> None:
    """Notation §4: others' `pending` are left out."""
    game = play(turn("thief", seat("thief"), deck="temple manor keep"), "draw")
    assert ("pending" in game.position(), "pending" in game.view(1)) == (True, False)


def test_what_one_is_asked_oneself_is_there() -> None:
    """Notation §4: one's own is not left out."""
    game = play(turn("thief", seat("thief"), deck="temple manor keep"), "draw")
    assert "pending" in game.view(0)


def test_marks_are_open() -> None:
    """Notation §4: what was announced is heard by all."""
    game = play(turn("assassin", seat("assassin")), "assassinate king")
    assert game.view(3)["assassinated"] == "king"


def test_rules_are_open() -> None:
    """Notation §4: the same JSON."""
    game = turn("king", seat("king"), specials="museum")
    assert game.view(2)["rules"] == game.position()["rules"]


def test_a_view_is_json() -> None:
    """Notation §4: the same JSON."""
    view = turn("king", seat("king", hand="temple")).view(1)
    assert json.loads(json.dumps(view)) == view


def test_a_view_is_not_the_game() -> None:
    """Notation §4: bots and the screen get views: writing into one changes nothing."""
    game = turn("king", seat("king"))
    game.view(0)["players"][0]["gold"] = 9
    assert gold(game, 0) == 0


def test_seat_that_does_not_exist_has_no_view() -> None:
    """Notation §4: one seat's part of it."""
    with pytest.raises((IndexError, ValueError)):
        turn("king", seat("king")).view(4)


# What one has seen


def test_passed_cards_are_known() -> None:
    """Notation §4: it holds what that seat has seen: what it passed on: its view tells two passes apart."""
    seats = [seat("assassin"), seat("thief"), seat("king"), seat()]
    game = select(3, "bishop warlord", *seats, up="magician architect", down="merchant")
    other = select(3, "merchant warlord", *seats, up="magician architect", down="bishop")
    assert play(game, "pick warlord").view(3) != play(other, "pick warlord").view(3)


def test_discarded_card_is_known_to_who_discarded_it() -> None:
    """Notation §4, R3.6: null only for what this seat has not seen."""
    game = select(1, "assassin thief magician bishop merchant", seat("king"), seat("architect"), players=2,
                  down="warlord")  # fmt: skip
    assert "thief" in play(game, "discard thief").view(1)["aside"]["down"]


def test_peeked_hand_is_known_to_the_wizard() -> None:
    """Notation §4: it holds a peeked hand: the Wizard's view tells two hands apart."""
    game = turn("wizard", seat("wizard"), seat(hand="temple manor"))
    other = turn("wizard", seat("wizard"), seat(hand="temple castle"))
    assert play(game, "peek 1", "take temple").view(0) != play(other, "peek 1", "take temple").view(0)


def test_peeked_hand_is_not_known_to_others() -> None:
    """Notation §4: and to nobody else."""
    game = turn("wizard", seat("wizard"), seat(hand="temple manor"), deck="castle keep")
    other = turn("wizard", seat("wizard"), seat(hand="temple castle"), deck="manor keep")
    assert play(game, "peek 1", "take temple").view(2) == play(other, "peek 1", "take temple").view(2)


# Two games that differ only in hidden cards


def same_for(viewer: int, game: Game, other: Game) -> bool:
    """Whether the two games are different, and this seat cannot tell."""
    return game.position() != other.position() and game.view(viewer) == other.view(viewer)


def test_hands_are_hidden() -> None:
    """Notation §4: two games that differ only in hidden cards, and the views are equal."""
    game = turn("king", seat("king", hand="temple"), deck="manor")
    assert same_for(1, game, turn("king", seat("king", hand="manor"), deck="temple"))


def test_the_order_of_the_deck_is_hidden() -> None:
    """Notation §4: from everyone."""
    game = turn("king", seat("king"), deck="temple manor")
    assert same_for(0, game, turn("king", seat("king"), deck="manor temple"))


def test_the_seed_is_hidden() -> None:
    """Notation §4: it would tell what is to come."""
    game = turn("king", seat("king"), deck="temple", seed=1)
    assert same_for(0, game, turn("king", seat("king"), deck="temple", seed=2))


def test_characters_are_hidden() -> None:
    """Notation §4: who is not yet called is nobody's business."""
    game = turn("thief", seat("thief"), seat("king"), seat("bishop"))
    assert same_for(0, game, turn("thief", seat("thief"), seat("bishop"), seat("king")))


def hidden_moves() -> list[Any]:
    """Pairs of moves that must look alike to seat 1, with the seat 0 that plays them."""
    return [
        pytest.param("lab", "thief", "laboratory", id="laboratory"),
        pytest.param("museum", "thief", "museum", id="museum"),
        pytest.param("redraw", "magician", "manor", id="magician"),
    ]


@pytest.mark.parametrize(("verb", "character", "building"), hidden_moves())
def test_cards_put_away_face_down_are_hidden(verb: str, character: str, building: str) -> None:
    """Notation §4, R4.10: face down."""
    mine = seat(character, hand="temple keep", city=building)
    game = play(turn(character, mine, deck="tavern castle"), f"{verb} temple")
    assert same_for(1, game, play(turn(character, mine, deck="tavern castle"), f"{verb} keep"))


def test_drawn_cards_are_hidden() -> None:
    """Notation §4, R4.2: which of the two was kept."""
    game = play(turn("thief", seat("thief"), deck="temple manor keep"), "draw", "keep temple")
    assert same_for(1, game, play(turn("thief", seat("thief"), deck="temple manor keep"), "draw", "keep manor"))


def test_card_given_to_the_emperor_is_hidden_from_others() -> None:
    """Notation §4: it goes from hand to hand."""
    giver = seat(hand="temple manor")
    game = play(turn("emperor", seat("emperor"), giver, crown=3, deck=""), "crown 1", "give temple")
    other = play(turn("emperor", seat("emperor"), giver, crown=3, deck=""), "crown 1", "give manor")
    assert same_for(2, game, other)


def test_searched_deck_is_seen_by_who_searches_it() -> None:
    """R7.11, R15.3: the question carries every card that may be taken, by name, as often as it is there."""
    builder = seat("king", gold=3, hand="lighthouse")
    game = turn("king", builder, deck="temple manor castle temple", taken="resources")
    assert play(game, "build lighthouse").view(0)["pending"][-1][2] == ["castle", "manor", "temple", "temple"]


def test_the_order_of_the_searched_deck_is_hidden() -> None:
    """R7.11, R15.3: even from who searches it."""
    builder = seat("king", gold=3, hand="lighthouse")
    game = play(turn("king", builder, deck="temple manor", taken="resources"), "build lighthouse")
    other = play(turn("king", builder, deck="manor temple", taken="resources"), "build lighthouse")
    assert same_for(0, game, other)


@pytest.mark.parametrize("viewer", [1, None])
def test_searched_deck_is_hidden_from_everyone_else(viewer: int | None) -> None:
    """R7.11, R15.3: for that seat alone."""
    builder = seat("king", gold=3, hand="lighthouse")
    game = play(turn("king", builder, deck="temple manor", taken="resources"), "build lighthouse")
    other = play(turn("king", builder, deck="castle keep", taken="resources"), "build lighthouse")
    assert game.view(viewer) == other.view(viewer)


def test_searched_deck_is_seen_no_longer_than_it_is_searched() -> None:
    """R11.17, R15.3: the deck is shuffled, and what was looked through lies face down again."""
    builder = seat("king", gold=3, hand="lighthouse")
    game = play(turn("king", builder, deck="temple manor", taken="resources"), "build lighthouse", "pass")
    other = play(turn("king", builder, deck="castle keep", taken="resources"), "build lighthouse", "pass")
    assert game.view(0) == other.view(0)


def test_card_found_by_the_lighthouse_is_hidden() -> None:
    """Notation §4, R7.11: from others."""
    builder = seat("king", gold=3, hand="lighthouse")
    game = play(turn("king", builder, deck="temple manor", taken="resources"), "build lighthouse", "search temple")
    other = play(turn("king", builder, deck="temple manor", taken="resources"), "build lighthouse", "search manor")
    assert same_for(1, game, other)


def test_picked_character_is_hidden() -> None:
    """Notation §4, R3.8: from those who have chosen before."""
    seats = [seat("assassin"), seat("thief"), seat(), seat()]
    game = play(select(2, "king bishop warlord", *seats, up="magician architect", down="merchant"), "pick king")
    other = play(select(2, "king bishop warlord", *seats, up="magician architect", down="merchant"), "pick bishop")
    assert same_for(0, game, other)


def test_hands_are_hidden_in_every_view_of_a_game() -> None:
    """Notation §4: all through a game with every card no view names a card of another's hand."""
    choose = random.Random(3)
    rules = {"characters": cast_of([dark for _, dark in RANKS]), "specials": sorted(DARK_CITY), "round_limit": 6}
    game = Game.new(["Ann", "Ben", "Cal", "Dee", "Eve"], rules, seed=3)
    while not game.over:
        for viewer in range(5):
            others = [player for number, player in enumerate(game.view(viewer)["players"]) if number != viewer]
            assert all(isinstance(other["hand"], int) for other in others)
        game.play(choose.choice(list(game.moves())))


def test_view_of_a_game_that_is_over() -> None:
    """Notation §4: it can still be asked for."""
    assert over(seat(city="temple")).view(1)["phase"]["name"] == "over"
