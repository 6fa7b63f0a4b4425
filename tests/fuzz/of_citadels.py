"""Citadels for the fuzzers: tables of both editions, words, moves to try, and what must hold of its states."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

from citadels import Game
from citadels.bots.arena import conserved, random_characters, random_specials
from citadels.cards.catalog import added_specials
from citadels.cards.sets import SETS
from citadels.core.registry import NEWER, PLAYED
from citadels.core.state import State
from citadels.table.worker import Table
from tabletop.core.rng import Dice
from tabletop.testing.fuzz import Fuzzer, possible
from tabletop.testing.mutators import Chance, mutate

Json = dict[str, Any]

# Words that mutations insert.
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
BOTS = ("random", "casual", "strong", "newcomer")  # in saves
WITH_ROLE = ("assassinate", "rob", "bewitch", "pick", "discard", "threaten king", "warrant thief king", "recast 1")
WITH_CARD = (
    "build", "keep", "redraw", "take", "give", "lab", "museum", "search", "beautify", "destroy 1", "armory 0",
    "exchange 1 manor", "redraw manor", "seize 1", "give 1", "spend", "build necropolis over",
)  # fmt: skip
TRIALS = (
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


class CitadelsFuzzer(Fuzzer[Game]):
    """Citadels of both editions."""

    worker = Table
    words = GAME_WORDS
    trials = TRIALS
    bots = BOTS
    longest_run = 2_000

    def table(self, number: int) -> tuple[Sequence[str], Json]:
        return table(number)

    def rarity(self, state: State) -> int:
        return 4 if type(state.stack[-1]).__name__ in QUESTIONS else 0

    def count(self, state: State) -> Json:
        return conserved(state)

    def check_state(self, state: State) -> None:
        assert min(player.gold for player in state.players) >= 0, "a purse below nothing"

    def check_read(self, game: Game) -> None:
        game.score_lines(0)

    def mutate_position(self, position: Json, chance: Chance) -> Any:
        """Half the time in the question on top of the turn or in what a seat has seen."""
        if "pending" in position and chance.random() < 0.4:
            return {**copy.deepcopy(position), "pending": mutate(position["pending"], chance, GAME_WORDS)}
        position = copy.deepcopy(position)
        knowing = [player for player in position["players"] if "seen" in player]
        if knowing and chance.random() < 0.2:
            player = chance.choice(knowing)
            player["seen"] = mutate(player["seen"], chance, GAME_WORDS)
            return position
        return mutate(position, chance, GAME_WORDS)

    def pick_move(self, prompt: Json, game: Game, chance: Chance) -> str:
        """A choice with some of its cards, where cards are to be marked."""
        choice = chance.choice(possible(prompt))
        pick = choice["pick"]
        if pick is None:
            return str(choice["move"])
        cards = list(pick["cards"])
        chance.shuffle(cards)
        return " ".join([choice["kind"], *sorted(cards[: chance.randint(pick["min"], pick["max"])])])


FUZZER = CitadelsFuzzer()
