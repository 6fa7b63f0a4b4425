"""Positions, moves, records and links of 2016 (E12.1, E12.2, E12.6, E12.7)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from citadels import Game, IllegalMove, Move
from citadels.cards.catalog import added_specials
from citadels.cards.linked import CARDS
from citadels.cards.sets import SETS
from citadels.core.registry import EDITIONS, NEWER
from citadels.notation.links import WORDS, read_deal
from tabletop.core.rng import Dice
from tests.rules_2016.table import answered

NOTATION = Path(__file__).parents[2] / "docs" / "notation.md"
EIGHT = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
NINE = [*EIGHT, "artist"]
UNIQUE = added_specials(NEWER)


def played(players: int, seed: int, moves: int = 10_000, **rules: Any) -> Game:
    """A game of 2016 played by chance, ways to pay and exchanges oftener than by chance."""
    dice = Dice(seed)
    data = {"edition": "2016", "characters": NINE if players in (3, 8) else EIGHT, "round_limit": 8, **rules}
    game = Game.new([f"Seat {at}" for at in range(players)], data, seed)
    while not game.over and len(game.history) < moves:
        options = game.moves()
        rare = [move for move in options if len(move.args) > 1 and move.verb in ("build", "recast", "armory")]
        some = rare if rare and dice.below(2) else options
        game.play(some[dice.below(len(some))])
    return game


@pytest.mark.parametrize("players", range(2, 9))
def test_every_position_reads_back(players: int) -> None:
    """E12.1: with all thirty unique districts."""
    game = played(players, players, specials=UNIQUE)
    assert [at for at in range(len(game.history)) if not answered(game.at(at))] == []


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_a_record_plays_the_game_again(players: int) -> None:
    """E12.4: what was drawn is drawn again."""
    game = played(players, players, specials="random")
    assert Game.from_record(game.record()) == game


@pytest.mark.parametrize("mark", ["assassinated", "robbed", "bewitched", "owes", "held"])
def test_the_marks_of_every_game_are_null_where_no_card_lays_them(mark: str) -> None:
    """Notation §1 (Marks), E12.5: other programs rely on the five keys, in games of 2016 as well."""
    game = Game.new(["Ann", "Ben", "Cem", "Dee"], {"edition": "2016", "set": "ambitious_aristocrats"}, 5)
    assert dict(game.position())[mark] is None


def test_a_record_says_which_edition() -> None:
    """E12.1."""
    line = next(line for line in played(4, 1, 0).record().splitlines() if line.startswith("[Rules"))
    rules = json.loads(json.loads(line.removeprefix("[Rules ").removesuffix("]")))
    assert rules["edition"] == "2016"


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_a_link_plays_the_game_again(players: int) -> None:
    """E12.2."""
    game = played(players, players, specials="random")
    assert Game.from_link(game.link(), game.names) == game


@pytest.mark.parametrize("rules", [
    {"edition": "2016"}, {"edition": "2016", "set": "first_game"}, {"edition": "2016", "specials": "random"},
    {"edition": "2016", "ties": "rank"}, {"ties": "rank"}, {"edition": "2005", "ties": "rank"},
])  # fmt: skip
def test_a_deal_keeps_what_was_asked_for(rules: dict[str, Any]) -> None:
    """E12.1, E12.4: in a link of version 2."""
    text = Game.new(list("abcd"), rules, 3).deal()
    assert (text[0], read_deal(text).rules) == ("2", rules)


@pytest.mark.parametrize("rules", [{}, {"ties": "broken"}, {"specials": ["park"]}])
def test_what_version_1_can_say_it_says(rules: dict[str, Any]) -> None:
    """E12.1: a game of 2005 has the link it ever had."""
    assert Game.new(list("abcd"), rules, 3).deal()[0] == "1"


def test_every_card_of_every_edition_has_its_number_in_links() -> None:
    """E12.2: docs/protocol.md §5."""
    roles = {name for edition in EDITIONS.values() for name in edition.roles}
    named = {name for card_set in SETS["2016"] for name in (*card_set.characters, *card_set.specials)}
    common = {"tavern", "market", "trading_post", "docks", "harbor", "town_hall"}
    assert (roles | named | common | set(UNIQUE) | {"barracks"}) - set(CARDS) == set()


def test_no_number_of_a_word_has_changed() -> None:
    """docs/protocol.md §5: what is new comes last."""
    assert WORDS.index("magistrate") > max(WORDS.index(name) for name in ("university", "queen", "ball_room", "rank"))


# --- E12.2


def test_a_word_means_the_card_of_the_game_s_edition() -> None:
    """E12.2: a Quarry of 2016 is not the one of 2005."""
    game = Game.new(list("abcd"), {"edition": "2016", "characters": EIGHT})
    assert game._state.rules.cards.districts["laboratory"].text == "laboratory-2016"


@pytest.mark.parametrize("text", [
    "build keep framework", "build necropolis over tavern", "build necropolis over tavern+",
    "build thieves_den with 3", "spend manor tavern", "recast 2", "recast 1 king", "pass", "lab stables",
    "search lighthouse", "build lighthouse",
])  # fmt: skip
def test_a_move_of_either_edition_is_read(text: str) -> None:
    """E12.2, E12.7: it is its own text."""
    assert str(Move.parse(text)) == text


@pytest.mark.parametrize("text", [
    "build keep with", "build necropolis over", "build thieves_den with tavern", "recast king", "recast 1 tavern",
    "spend", "build keep scaffold", "build thieves_den with 003",
])  # fmt: skip
def test_anything_else_is_unreadable(text: str) -> None:
    """E12.7."""
    with pytest.raises(IllegalMove):
        Move.parse(text)


def test_several_cards_are_written_alphabetically() -> None:
    """E12.7, notation §2."""
    assert str(Move.parse("spend tavern manor")) == "spend manor tavern"


# --- docs/notation.md


FORMS = {
    **{name: power.verb for role in NEWER.roles.values() for power in role.powers for name in [power.verb.word]},
    **{verb.word: verb for card in NEWER.districts.values() for question in card.questions for verb in question.verbs},
    **{verb.word: verb for role in NEWER.roles.values() for question in role.questions for verb in question.verbs},
}


@pytest.mark.parametrize("word", sorted(FORMS))
def test_the_notation_tells_of_every_move(word: str) -> None:
    """E12.7."""
    assert re.search(rf"`{word}[ `]", NOTATION.read_text(encoding="utf-8"))


@pytest.mark.parametrize("way", sorted(NEWER.ways))
def test_the_notation_tells_of_every_way_to_pay(way: str) -> None:
    """E12.7."""
    word = way.split(maxsplit=1)[0].strip("'")
    assert re.search(rf"`build \w+ {word}[ `]", NOTATION.read_text(encoding="utf-8"))
