"""Announcements that nothing else shows: who hears of the calls, the killed, the last round."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game

from .table import Json, play, seat, turn


def events_of(game: Game, *moves: str) -> list[tuple[str, dict[str, Any]]]:
    """The events of the last of these moves, with their words."""
    events = game.listen()
    play(game, *moves[:-1])
    events.clear()
    play(game, moves[-1])
    return [(event.id, event.args) for event in events]


def ids(game: Game, *moves: str) -> list[str]:
    """The events of the last of these moves."""
    return [event for event, _ in events_of(game, *moves)]


def last_turn(*seats: Json, **keys: Any) -> Game:
    """The Warlord's turn, after which the round is over."""
    return turn("warlord", seat("warlord"), *seats, taken="resources", crown=0, **keys)


def test_the_killed_is_unmasked_when_the_round_is_over() -> None:
    """R4.9: who was assassinated is revealed at the end of the round."""
    game = last_turn(seat("king"), assassinated="king")
    assert ("unmasked", {"player": 1, "role": "king"}) in events_of(game, "end")


def test_nobody_is_unmasked_where_nobody_was_killed() -> None:
    """R4.9."""
    assert "unmasked" not in ids(last_turn(seat("king")), "end")


def test_nobody_is_unmasked_where_nobody_held_the_killed() -> None:
    """R4.9: the card lies face down or aside."""
    assert "unmasked" not in ids(last_turn(cast="king", assassinated="king"), "end")


def test_the_killed_with_a_hospital_is_unmasked_once() -> None:
    """R7.22: the call has revealed it already."""
    game = turn("bishop", seat("bishop"), seat("warlord", city="hospital"), assassinated="warlord", taken="resources",
                crown=0)  # fmt: skip
    assert "unmasked" not in ids(game, "end", "gold")


def test_the_killed_lies_open_when_the_game_is_over() -> None:
    """R4.9: in the last round too."""
    game = play(last_turn(seat("king"), assassinated="king", last_round=True), "end")
    assert game.view(None)["players"][1]["characters"] == ["king"]


def test_a_rank_that_nobody_answers_is_told() -> None:
    """R4.1: called, and nobody answers."""
    game = turn("bishop", seat("bishop"), seat("warlord"), taken="resources", crown=0)
    assert [words["role"] for event, words in events_of(game, "end") if event == "nobody"] == ["merchant", "architect"]


def test_rank_1_is_not_called_where_it_is_not_in_the_game() -> None:
    """R9.3: three players with one character each."""
    game = Game.new(["Ann", "Ben", "Cem"], seed=1)
    events = game.listen()
    while not [event for event in events if event.id in ("called", "nobody")]:
        game.play(game.moves()[0])
    assert "assassin" not in [event.args.get("role") for event in events]


@pytest.mark.parametrize("limit", [1, 2])
def test_the_last_round_is_told_where_it_has_a_number(limit: int) -> None:
    """R9: a limit of rounds."""
    game = Game.new(["Ann", "Ben", "Cem", "Dee"], {"round_limit": limit}, seed=1)
    events = game.listen()
    while not game.over:
        game.play(game.moves()[0])
    assert [event.id for event in events].count("last-round") == limit - 1


def test_cards_put_aside_are_told() -> None:
    """R3.2: which lie face up, and that one lies face down."""
    game = Game.new(["Ann", "Ben", "Cem", "Dee"], {"round_limit": 2}, seed=1)
    events = game.listen()
    while not any(event.id == "aside" for event in events):
        game.play(game.moves()[0])
    aside: Any = next(event.args for event in events if event.id == "aside")
    assert (len(aside["roles"]), aside["count"]) == (2, 1)


@pytest.mark.parametrize(
    ("character", "mine", "move", "wanted"),
    [
        ("king", seat("king", gold=2, city="smithy"), "smithy", ("temple", "manor", "keep")),
        ("king", seat("king", gold=3, hand="lighthouse"), "build lighthouse", None),
        ("magician", seat("magician", hand="tavern"), "redraw tavern", ("temple",)),
        ("architect", seat("architect"), "gold", ("temple", "manor")),
        ("navigator", seat("navigator"), "navigate cards", ("temple", "manor", "keep")),
        ("king", seat("king", city="park"), "end", ("temple", "manor")),
        ("king", seat("king"), "draw", ("temple", "manor")),
    ],
    ids=["smithy", "lighthouse", "magician", "architect", "navigator", "park", "resource action"],
)
def test_who_draws_is_told_which_cards(character: str, mine: Json, move: str, wanted: tuple[str, ...] | None) -> None:
    """R4.8: and nobody else is."""
    taken = "" if move in ("gold", "draw") else "resources"
    game = turn(character, mine, taken=taken, deck="temple manor keep", crown=0)
    events = game.listen()
    play(game, *([move] if wanted else [move, "search keep"]))
    own = [(event.audience, event.args["cards"]) for event in events if event.id == "draw-own"]
    assert own == [(0, wanted or ("keep",))]


@pytest.mark.parametrize(
    ("city", "wanted"), [("temple manor tavern", ["poor-house"]), ("temple", ["poor-house", "park"])]
)
def test_nothing_is_told_of_cards_that_nobody_drew(city: str, wanted: list[str]) -> None:
    """R7.18, R7.21."""
    hand = "keep" if len(wanted) == 1 else ""
    game = turn("king", seat("king", hand=hand, city=f"poor_house park {city}"), taken="resources", crown=0)
    assert [event for event in ids(game, "end") if event in ("poor-house", "park")] == wanted


@pytest.mark.parametrize(("bank", "wanted"), [(0, []), (5, [1])])
def test_merchants_coin_is_told_if_there_is_one(bank: int, wanted: list[int]) -> None:
    """R6.6M, R1.6: an empty bank gives nothing."""
    game = turn("merchant", seat("merchant"), bank=bank + (2 if bank else 0), crown=1)
    assert [words["gold"] for event, words in events_of(game, "gold") if event == "merchant"] == wanted


@pytest.mark.parametrize(("spent", "wanted"), [(0, []), (3, [3])])
def test_alchemists_refund_is_told_if_there_is_one(spent: int, wanted: list[int]) -> None:
    """R6.6A."""
    game = turn("alchemist", seat("alchemist"), taken="resources", built=int(spent > 0), spent=spent, crown=1)
    assert [words["gold"] for event, words in events_of(game, "end") if event == "refund"] == wanted


def test_late_gold_of_the_queen_is_told() -> None:
    """R6.9Q: when the killed rank 4 is revealed."""
    game = turn("queen", seat("queen"), seat("king"), players=5, taken="resources", assassinated="king", crown=0)
    assert ("queen", {"player": 0, "gold": 3}) in events_of(game, "end")


@pytest.mark.parametrize("move", ["take temple", "take temple build"])
def test_everyone_hears_that_the_wizard_took_a_card(move: str) -> None:
    """R6.3W."""
    game = turn("wizard", seat("wizard", gold=5), seat(hand="temple"), taken="resources", crown=1)
    assert ("took", {"player": 0, "other": 1}) in events_of(game, "peek 1", move)


@pytest.mark.parametrize(("answer", "count"), [("search keep", 1), ("pass", 0)])
def test_it_is_told_whether_the_lighthouse_found_a_card(answer: str, count: int) -> None:
    """R7.11: not which."""
    game = turn("king", seat("king", gold=3, hand="lighthouse"), taken="resources", deck="keep", crown=0)
    assert ("search", {"player": 0, "count": count}) in events_of(game, "build lighthouse", answer)


def test_the_gold_for_the_graveyard_is_told() -> None:
    """R7.5: one gold."""
    game = turn("warlord", seat("warlord", gold=5), seat(gold=3, city="graveyard manor"), taken="resources")
    assert ("recovered", {"player": 1, "card": "manor", "gold": 1}) in events_of(game, "destroy 1 manor", "recover")


def test_the_gold_for_the_emperor_is_told() -> None:
    """R6.4E: one gold."""
    game = turn("emperor", seat("emperor"), seat(gold=3), crown=3)
    assert events_of(game, "crown 1", "give gold") == [("gave-gold", {"player": 1, "other": 0, "gold": 1})]


def test_the_tithe_is_told() -> None:
    """R6.5A: one gold."""
    game = turn("abbot", seat("abbot"), seat(gold=3), taken="resources", crown=0)
    assert events_of(game, "tithe") == [("tithe", {"player": 0, "other": 1, "gold": 1})]


def test_the_artists_gold_is_told() -> None:
    """R6.9A: one gold."""
    game = turn("artist", seat("artist", gold=3, city="temple"), taken="resources", crown=0)
    assert events_of(game, "beautify temple") == [("beautified", {"player": 0, "card": "temple", "gold": 1})]


def test_the_tax_is_told() -> None:
    """R5.4: one gold."""
    game = turn("king", seat("king", gold=3), seat("tax_collector"), taken="resources", built=1, crown=0)
    assert ("tax", {"player": 0, "other": 1, "gold": 1}) in events_of(game, "end")


def test_nothing_is_told_of_a_thief_who_robs_himself() -> None:
    """R5.2: with two characters each he may have named his own."""
    game = turn("thief", seat("thief king", gold=3), seat("bishop warlord"), players=2, taken="resources",
                robbed="king", crown=1)  # fmt: skip
    assert "robbed" not in ids(game, "end")


def test_nobody_is_robbed_for_a_thief_whom_nobody_holds() -> None:
    """R5.2: a position may be written so."""
    game = turn("magician", seat("magician"), seat("king", gold=3), taken="resources", robbed="king", crown=1)
    assert "robbed" not in ids(game, "end")


def test_nothing_is_told_of_cards_that_an_architect_does_not_find() -> None:
    """R6.7A, R4.8: the deck is empty."""
    game = turn("architect", seat("architect"), deck="", crown=1)
    assert ids(game, "gold") == ["gold"]


def test_who_looks_through_the_deck_is_told_so() -> None:
    """R7.11: and nobody else: what is asked is seen by one alone."""
    game = turn("king", seat("king", gold=3, hand="lighthouse"), taken="resources", deck="keep", crown=0)
    events = game.listen()
    play(game, "build lighthouse")
    assert [event.audience for event in events if event.id == "search-own"] == [0]
