"""Citadels as the arena and the conformance checks take it: one record, and setups drawn at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from citadels.cards.catalog import DARK_CITY_SPECIALS, added_specials
from citadels.core.marks import GOLD
from citadels.core.registry import NEWER, PLAYED, Edition
from citadels.core.state import State
from citadels.flow.draft import Choose
from citadels.rulebook import RULEBOOK
from tabletop.core.rng import Dice

# Bots that never finish a city must not play for ever (R4.11).
ROUND_LIMIT = 60


def random_characters(seats: int, dice: Dice, ranks: int | None = None, cards: Edition = PLAYED) -> list[str]:
    """Draw a character for each rank that may be played by so many (R2.1, R2.2); eight or nine ranks at random."""
    if ranks is None:
        nine = (8,) if cards is PLAYED else (3, 8)
        ranks = 8 if seats == 2 else 9 if seats in nine else 8 + dice.below(2)
    names = []
    for rank in range(1, ranks + 1):
        fitting = [role.id for role in cards.roles.values() if role.rank == rank and role.min_seats <= seats]
        names.append(fitting[dice.below(len(fitting))])
    return names


def random_specials(dice: Dice) -> list[str]:
    """Draw some of the Dark City's specials, from none to all (R2.3)."""
    cards = list(DARK_CITY_SPECIALS)
    dice.shuffle(cards)
    chosen = set(cards[: dice.below(len(cards) + 1)])
    return [card for card in DARK_CITY_SPECIALS if card in chosen]


def random_rules(seats: int, dice: Dice) -> dict[str, Any]:
    """Draw characters and specials for a game of so many seats; everything else as usual."""
    characters = random_characters(seats, dice)
    return {"characters": characters, "specials": random_specials(dice) or "classic"}


def random_rules_2016(seats: int, dice: Dice) -> dict[str, Any]:
    """Draw characters and unique districts for a game of 2016 (E2.1 to E2.3); everything else as usual."""
    characters = random_characters(seats, dice, cards=NEWER)
    specials = added_specials(NEWER)
    dice.shuffle(specials)
    return {
        "edition": NEWER.word,
        "characters": characters,
        "specials": sorted(specials[: dice.below(len(specials) + 1)]),
    }


# Setups that are drawn at random, by their names.
DRAWN = {"random": random_rules, "random-2016": random_rules_2016}


def by_chance(edition: str) -> str:
    """Return the setup of tables of an edition that are drawn at random."""
    return "random" if edition == PLAYED.word else f"random-{edition}"


def rules_of(players: int, setup: Any, seed: int) -> dict[str, Any]:
    """Return the rules of one game; `setup` is a dict of them (notation §1), or "random" or "random-2016"."""
    rules = DRAWN[setup](players, Dice(~seed)) if isinstance(setup, str) else dict(setup or {})
    return {"round_limit": ROUND_LIMIT, **rules}


def deal(names: Sequence[str], setup: Any, seed: int) -> State:
    """Deal a game by the rules of `rules_of`."""
    state: State = RULEBOOK.deal(names, rules_of(len(names), setup, seed), seed)
    return state


def conserved(state: State) -> dict[str, Any]:
    """Return what no move changes: all cards and characters, wherever they lie, and gold if limited (R1.6, R4.10)."""
    cards = Counter(state.deck)
    kinds = state.rules.cards.marks
    gold = (state.bank or 0) + sum(on for name, on in state.marks.items() if kinds[name].holds == GOLD)
    characters = [*state.up, *state.down]
    for player in state.players:
        cards.update(player.hand)
        cards.update(player.names)
        characters += player.characters
        gold += player.gold
        for built in player.city:
            cards.update(built.tucked)
            gold += built.coin
    for frame in state.stack:
        cards.update(getattr(frame, "cards", ()))
        if isinstance(frame, Choose):
            characters += frame.pool
    return {
        "cards": dict(sorted(cards.items())),
        "characters": sorted(characters),
        "gold": gold if state.bank is not None else None,
    }


def traits(state: State, seat: int) -> Iterator[tuple[str, str]]:
    """Yield the districts in a seat's city in a game that is over, and whether it was completed."""
    player = state.players[seat]
    for name in player.names:
        yield ("unique district" if state.rules.cards.districts[name].kind == "special" else "district"), name
    yield "city", "completed" if player.completed is not None else "not completed"


CITADELS = replace(RULEBOOK, deal=deal)
new = CITADELS.new
