"""Positions whose trees of legal moves are counted, as chess programs do (perft), each chosen for an interruption.

    PYTHONPATH=src:. python -m tests.perft.games citadels

writes every count as it is now. Do that only for a new position, or for a rule that was wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from citadels import Game
from citadels.core.state import State
from tabletop.testing.perft import Perft
from tests.rules.table import cast_of, seat, turn
from tests.rules_2016.table import turn as turn_2016

POSITIONS: dict[str, Callable[[], Game]] = {
    "the first choice of four": lambda: Game.new(["Ann", "Ben", "Cem", "Dee"], seed=1),
    "two players pick and put aside (R3.6)": lambda: Game.new(["Ann", "Ben"], seed=2),
    "the seventh chooses from two (R3.5)": lambda: Game.new(list("ABCDEFG"), seed=3),
    "three with two characters and nine ranks (R3.7)": lambda: Game.new(
        ["Ann", "Ben", "Cem"],
        {
            "three_players": "two_characters",
            "characters": cast_of(["artist"]),
        },
        seed=4,
    ),
    "the Assassin names, the Hospital outlives it (R5.1, R7.22)": lambda: turn(
        "assassin",
        seat("assassin", gold=2, hand="tavern"),
        seat("thief", gold=2, city="hospital"),
        seat("king", hand="manor"),
        taken="resources",
        crown=2,
    ),
    "the Witch stops and resumes (R5.3)": lambda: turn(
        "witch",
        seat("witch", gold=3, hand="temple manor", city="laboratory"),
        seat("merchant", gold=1, city="tavern"),
        seat("king", gold=2, hand="keep"),
        players=4,
        crown=2,
        deck="tavern church prison watchtower",
    ),
    "the Witch was held, her victim is called (R5.3)": lambda: _in_play(
        turn(
            "witch",
            seat("witch", gold=4, hand="temple manor", city="smithy"),
            seat("warlord", gold=3, hand="keep", city="watchtower"),
            seat("bishop", gold=2, city="church"),
            seat("king", gold=1, city="manor tavern"),
            taken="resources",
            crown=3,
            deck="tavern church prison watchtower docks",
        ),
        "bewitch warlord",
    ),
    "the Thief robs, the Tax Collector is another's (R5.2)": lambda: turn(
        "thief",
        seat("thief", gold=1, hand="tavern"),
        seat("king", gold=4, hand="manor"),
        seat("merchant", gold=3),
        taken="resources",
        crown=0,
    ),
    "taxes at the end of a turn (R5.4)": lambda: turn(
        "magician",
        seat("magician", gold=3, hand="tavern temple"),
        seat("tax_collector"),
        seat("king", gold=2, hand="manor"),
        cast="tax_collector",
        taken="resources",
        crown=2,
    ),
    "the Magician's redraws (R6.3M)": lambda: turn(
        "magician",
        seat("magician", gold=2, hand="tavern tavern manor"),
        seat("king", gold=1, hand="temple keep"),
        taken="resources",
        crown=1,
        deck="church prison watchtower docks",
    ),
    "the Wizard looks, takes and builds (R6.3W)": lambda: turn(
        "wizard",
        seat("wizard", gold=5, hand="tavern", city="temple"),
        seat("king", gold=1, hand="temple keep lighthouse"),
        seat(hand="manor"),
        taken="resources",
        crown=1,
        deck="church prison",
    ),
    "the Emperor's thanks (R6.4E)": lambda: turn(
        "emperor",
        seat("emperor", gold=2, hand="tavern", city="manor"),
        seat(gold=2, hand="temple keep"),
        seat(hand="manor"),
        crown=3,
        deck="church prison watchtower",
    ),
    "the Abbot's tithe and the Bishop's shield (R6.5A, R6.5B)": lambda: turn(
        "abbot",
        seat("abbot", gold=1, hand="tavern", city="temple church school_of_magic"),
        seat("warlord", gold=5, city="fortress"),
        seat(gold=5, city="manor"),
        crown=2,
        deck="prison watchtower docks",
    ),
    "the Navigator builds nothing (R6.7N)": lambda: turn(
        "navigator",
        seat("navigator", gold=3, hand="tavern manor", city="laboratory smithy"),
        seat("king", gold=1),
        taken="resources",
        crown=1,
        deck="church prison watchtower docks harbor market",
    ),
    "the Warlord, the Graveyard and the Great Wall (R6.8W, R7.5, R7.8)": lambda: turn(
        "warlord",
        seat("warlord", gold=6, hand="tavern", city="watchtower"),
        seat(gold=1, city="graveyard manor keep"),
        seat("bishop", gold=2, city="temple church"),
        seat("king", gold=1, city="great_wall tavern castle"),
        taken="resources",
        crown=3,
    ),
    "the Diplomat's exchanges (R6.8D)": lambda: turn(
        "diplomat",
        seat("diplomat", gold=3, hand="tavern", city="manor temple"),
        seat("king", gold=1, city="tavern castle great_wall"),
        seat(gold=1, city="church keep"),
        taken="resources",
        crown=1,
    ),
    "the Artist's two coins and the Queen's neighbour (R6.9A, R6.9Q)": lambda: turn(
        "artist",
        seat("artist", gold=4, hand="tavern", city="manor temple museum:docks"),
        seat("king", gold=1, city="tavern"),
        players=5,
        taken="resources",
        crown=1,
    ),
    "the Museum, the Laboratory and the Smithy (R7.3, R7.4, R7.13)": lambda: turn(
        "king",
        seat("king", gold=5, hand="tavern manor temple", city="museum laboratory smithy"),
        taken="resources",
        crown=0,
        deck="church prison watchtower docks harbor market",
    ),
    "the Lighthouse searches the deck (R7.11)": lambda: turn(
        "merchant",
        seat("merchant", gold=6, hand="lighthouse tavern"),
        seat("architect", gold=2, hand="manor"),
        taken="resources",
        crown=1,
        deck="church prison watchtower docks",
    ),
    "the Armory destroys (R7.12)": lambda: turn(
        "king",
        seat("king", gold=3, hand="tavern", city="armory manor"),
        seat("bishop", gold=1, city="temple keep"),
        seat(gold=1, city="castle graveyard"),
        taken="resources",
        crown=0,
    ),
    "the Ball Room waits for thanks (R7.24)": lambda: turn(
        "thief",
        seat("thief", gold=1),
        seat("king", gold=2, hand="manor"),
        seat("bishop", gold=1, hand="temple"),
        seat(city="ball_room throne_room"),
        taken="resources power",
        crown=3,
        deck="church prison watchtower docks",
    ),
    "the Architect builds three, Factory and Quarry (R6.7A, R7.17, R7.20)": lambda: turn(
        "architect",
        seat("architect", gold=12, hand="tavern tavern library university manor", city="factory quarry tavern"),
        seat("warlord", gold=1),
        crown=1,
        deck="church prison watchtower docks",
    ),
    "a city is completed, the Bell Tower offered (R8.1, R7.19)": lambda: turn(
        "architect",
        seat("architect", gold=9, hand="bell_tower tavern docks", city="temple church monastery manor castle prison"),
        seat("warlord", gold=5, city="watchtower"),
        taken="resources",
        crown=1,
    ),
    "Observatory and Library, Poor House and Park (R7.1, R7.2, R7.18, R7.21)": lambda: turn(
        "merchant",
        seat("merchant", gold=0, hand="temple", city="observatory poor_house park"),
        seat("architect", gold=0, city="library"),
        crown=1,
        deck="church prison watchtower docks harbor market",
    ),
    "a Wizard of 2016 under the signed warrant, who can pay in every way (E5.3, E6.3, E7.6, E7.28)": lambda: turn_2016(
        "wizard",
        seat("magistrate", gold=2, city="church"),
        seat("wizard", gold=3, hand="tavern necropolis", city="framework manor"),
        seat("king", gold=4, hand="thieves_den temple"),
        seat("warlord", gold=3, hand="stables"),
        cast="tax_collector",
        taken="resources",
        warrants={"on": ["thief", "wizard", "king"], "signed": "wizard"},
        crown=2,
        deck="church prison watchtower docks",
    ),
    "threats, a loan, the Witch as the Emperor (E5.2, E5.5, E6.4E, E6.5C)": lambda: turn_2016(
        "blackmailer",
        seat("witch", gold=2, hand="tavern"),
        seat("blackmailer", gold=1, hand="manor"),
        seat("emperor", gold=1, hand="temple"),
        seat("cardinal", gold=0, hand="market church", city="monastery"),
        taken="resources",
        bewitched="emperor",
        held={"seat": 0, "taken": ["resources"]},
        crown=3,
        deck="church prison watchtower docks",
    ),
}


def _in_play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.play(move)
    return game


def possessions(state: State) -> list[tuple[object, ...]]:
    """Return every player's possessions."""
    return [(each.gold, each.hand, each.names) for each in state.players]


PERFT = Perft(POSITIONS, possessions, Path(__file__).with_name("counts.json"))
