"""Real games to twist, stopped at random decisions, and what must hold of a game that was read."""

from __future__ import annotations

import json
import random
from functools import lru_cache
from typing import Any

import pytest

from citadels import Game, IllegalMove, Move, bots
from citadels.bots.arena import conserved, random_characters, random_specials
from citadels.cards.catalog import added_specials
from citadels.cards.sets import SETS
from citadels.core.registry import NEWER, PLAYED
from citadels.core.state import State
from citadels.flow.setup import new_state
from citadels.notation.position import read_position, write_position
from tabletop.bots.protocol import Budget
from tabletop.core.engine import apply, options
from tabletop.core.rng import Dice

Json = dict[str, Any]

# Put by twists where others stood.
GAME_WORDS = (
    *PLAYED.districts,
    *PLAYED.roles,
    *NEWER.districts,
    *NEWER.roles,
    *PLAYED.verbs,
    *NEWER.verbs,
    "resources",
    "income",
    "power",
    "select",
    "turn",
    "over",
    "classic",
    "all",
    "2005",
    "2016",
    "rank",
    "district",
)
ROUNDS = 12  # by chance alone a game may never end
NAMES = ("Ann", "Ben", "Cem", "Dora", "Eve", "Finn", "Gül", "華")
BOTS = tuple(bots.BOTS)
WITH_ROLE = ("assassinate", "rob", "bewitch", "pick", "discard", "threaten king", "warrant thief king", "recast 1")
WITH_CARD = (
    "build", "keep", "redraw", "take", "give", "lab", "museum", "search", "beautify", "destroy 1", "armory 0",
    "exchange 1 manor", "redraw manor", "seize 1", "give 1", "spend", "build necropolis over",
)  # fmt: skip
TRIED = (
    "gold", "draw", "income", "swap 1", "swap 9", "peek 0", "crown 1", "give gold", "tithe", "navigate gold",
    "recover", "pass", "smithy", "thank", "end", "foresee", "study", "bribe", "reveal", "confiscate", "income 1",
    "tithe 1",
    "crown 1 gold", "crown 1 card", "spy 1 trade", "recast 0", "build keep framework", "build keep from 1",
    "build thieves_den with 2", "take keep build framework",
    *(f"{verb} {role}" for verb in WITH_ROLE for role in (*PLAYED.roles, *NEWER.roles)),
    *(f"{verb} {card}" for verb in WITH_CARD for card in (*PLAYED.districts, *NEWER.districts)),
)  # fmt: skip
QUESTIONS = (
    "Keep", "Take", "ThankEmperor", "Recover", "Search", "Thank", "Serve", "Bribe", "Unmask", "GiveBack", "Study",
    "Repay",
    "PayInCards", "LateCrowning", "Recast",
)  # fmt: skip


def table(number: int) -> tuple[list[str], Json]:
    """Names and rules of a table: of either edition in turn, everything else by chance."""
    return (_newer if number % 2 else _first)(number)


def _newer(number: int) -> tuple[list[str], Json]:
    """2 to 8 players, a set of 2016 or any of its characters and unique districts, and every option."""
    dice = Dice(number)
    seats = 2 + dice.below(7)
    sets = SETS[NEWER.word]
    rules: Json = {"edition": NEWER.word, "round_limit": 2 + dice.below(ROUNDS)}
    if dice.below(2):
        rules["set"] = sets[dice.below(len(sets))].id
    else:
        ranks = 8 if seats == 2 else 9 if seats in (3, 8) else 8 + dice.below(2)
        rules["characters"] = random_characters(seats, dice, ranks, NEWER)
        rules["specials"] = added_specials(NEWER) if dice.below(2) else "random"
    if dice.below(2):
        rules |= {"city_size": 6 + dice.below(7), "gold": (20, 30, None)[dice.below(3)]}
    return list(NAMES[:seats]), rules | {"ties": ("rank", "shared", "broken")[dice.below(3)]}


def _first(number: int) -> tuple[list[str], Json]:
    """2 to 8 players, characters, specials and every option by chance."""
    dice = Dice(number)
    seats = 2 + dice.below(7)
    specials = random_specials(dice)
    rules: Json = {
        "characters": random_characters(seats, dice),
        "specials": specials or "classic",
        "city_size": 6 + dice.below(7) if dice.below(2) else 8,
        "gold": (30, 35, None)[dice.below(3)],
        "smithy": ("2:3", "3:2")[dice.below(2)],
        "heir": dice.below(2) == 1,
        "three_players": ("one_character", "two_characters")[dice.below(2)],
        "ties": ("shared", "broken")[dice.below(2)],
        "bell_tower": dice.below(2) == 1,
        "round_limit": 2 + dice.below(ROUNDS),
    }
    return list(NAMES[:seats]), rules


@lru_cache(maxsize=4)
def positions(number: int) -> list[Json]:
    """Positions of one game, a dozen, those in which more is asked than the turn among them."""
    names, rules = table(number)
    state, dice = new_state(names, rules, number), Dice(~number)
    plain: list[Json] = []
    asking: list[Json] = []
    while state.stack:
        listed = options(state)
        question = type(state.stack[-1]).__name__ in QUESTIONS
        if dice.below(4 if question else 12) == 0:
            (asking if question else plain).append(dict(write_position(state)))
        apply(state, listed[dice.below(len(listed))])
    plain.append(dict(write_position(state)))
    chosen = random.Random(number)
    return [pile[chosen.randrange(len(pile))] for pile in (plain, asking) if pile for _ in range(6)]


@lru_cache(maxsize=4)
def played(number: int) -> Game:
    """A game played by chance, to its end or broken off."""
    names, rules = table(number)
    game, dice = Game.new(names, rules, number), Dice(~number)
    most = 30 + dice.below(600)
    while not game.over and len(game.history) < most:
        listed = game.moves()
        game.play(listed[dice.below(len(listed))])
    return game


# --- what must hold


def rewritten(position: Any) -> Any:
    """The position, written by the game read from it, read from JSON and written once more: both are the same."""
    data = write_position(read_position(position))
    again = write_position(read_position(json.loads(json.dumps(data, allow_nan=False))))
    assert again == data, "what was read is written otherwise"
    return data


def played_on(state: State, dice: random.Random, most: int) -> None:
    """Play on by chance: gold, cards and characters stay, no purse goes below nothing, and it can always be written."""
    held = conserved(state)
    stop = dice.randrange(most)
    for count in range(most):
        if not state.stack:
            break
        listed = options(state)
        assert listed, "somebody is asked who can do nothing"
        apply(state, listed[dice.randrange(len(listed))])
        if count % 8 == 0 or not state.stack:
            assert conserved(state) == held, "gold, cards or characters"
            assert min(player.gold for player in state.players) >= 0, "a purse below nothing"
        if count == stop:
            rewritten(write_position(state))


def canonical(text: str) -> str:
    """Write a move as the engine does, if it is one of some edition: its cards may be typed in any order."""
    try:
        return Move.parse(text)
    except IllegalMove:
        return text


def sound(game: Game, dice: random.Random, most: int = 60) -> None:
    """What is asked of a game that was read: every eye can look, every move be tried, bots decide, and it goes on."""
    for viewer in (None, *range(len(game.names))):
        json.dumps(game.view(viewer), allow_nan=False)
    game.refused()
    game.score_lines(0)
    seat = game.to_move
    if seat is not None:
        moves = game.moves()
        for bot in dice.sample(BOTS, 1):
            chosen = bots.BOTS[bot]().choose(game.view(seat), moves, Dice(dice.getrandbits(60)), Budget(playouts=2))
            assert 0 <= chosen < len(moves), f"{bot} plays what is not there"
        tried = canonical(dice.choice(TRIED))
        if tried not in moves:
            with pytest.raises(IllegalMove):
                game.play(tried)
    played_on(game.clone()._state, dice, most)
