"""Plain English for the terminal: cards, choices and what happened."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from citadels.actions import Move
from citadels.shelf import DISTRICTS
from tabletop.events import Event


def title(name: str) -> str:
    """A card's or character's name as it is printed: `Haunted City`; the Artist's coin stays as `+`."""
    return name.replace("_", " ").title().replace(" Of ", " of ")


def listed(names: Sequence[str]) -> str:
    """Names in a row, or `nothing`."""
    return ", ".join(map(title, names)) or "nothing"


def priced(card: str) -> str:
    """A card with cost and kind: `Temple (1, religious)`."""
    district = DISTRICTS[card]
    return f"{title(card)} ({district.cost}, {district.kind})"


def gold(count: int) -> str:
    """An amount of gold in words."""
    return f"{count} gold"


# --- choices: (move, names of the players) -> words

Words = Callable[[Move, Sequence[str]], str]
CHOICES: dict[str, Words] = {
    "pick": lambda move, _: f"take the {title(move.name)}",
    "discard": lambda move, _: f"put the {title(move.name)} aside",
    "gold": lambda _, __: "take 2 gold",
    "draw": lambda _, __: "draw cards",
    "keep": lambda move, _: "keep " + " and ".join(map(priced, move.names)),
    "build": lambda move, _: f"build {priced(move.name)}",
    "income": lambda _, __: "collect income",
    "assassinate": lambda move, _: f"assassinate the {title(move.name)}",
    "rob": lambda move, _: f"rob the {title(move.name)}",
    "bewitch": lambda move, _: f"bewitch the {title(move.name)}",
    "swap": lambda move, names: f"exchange hands with {names[move.seat]}",
    "redraw": lambda move, _: f"put {listed(move.names)} under the deck and draw as many",
    "peek": lambda move, names: f"look at the hand of {names[move.seat]}",
    "take": lambda move, _: f"take {priced(move.name)}" + (" and build it" if len(move.args) > 1 else ""),
    "crown": lambda move, names: f"give the Crown to {names[move.seat]}",
    "give": lambda move, _: "give a gold" if move.name == "gold" else f"give {priced(move.name)}",
    "tithe": lambda _, __: "take a gold from the richest",
    "navigate": lambda move, _: f"take 4 {move.name} and build nothing",
    "destroy": lambda move, names: f"destroy {title(move.names[0])} of {names[move.seat]}",
    "recover": lambda _, __: "pay a gold and take it into hand",
    "pass": lambda _, __: "leave it",
    "exchange": lambda move, names: f"take {title(move.names[0])} from {names[move.seat]} for {title(move.names[1])}",
    "beautify": lambda move, _: f"put a gold on {title(move.name)}",
    "lab": lambda move, _: f"Laboratory: discard {title(move.name)} for a gold",
    "smithy": lambda _, __: "Smithy: pay gold for cards",
    "armory": lambda move, names: f"Armory: destroy {title(move.names[0])} of {names[move.seat]}",
    "museum": lambda move, _: f"Museum: put {title(move.name)} under it",
    "search": lambda move, _: f"take {priced(move.name)} from the deck",
    "thank": lambda _, __: "say thanks",
    "end": lambda _, __: "end the turn",
}


def choice(move: Move, names: Sequence[str]) -> str:
    """Say what a move does, the players by name."""
    return CHOICES[move.verb](move, names)


def more(last: Move, count: int) -> str:
    """Say how many choices are not listed after the last one that is."""
    return f"and {count} more ways to redraw, such as `{last}`" if last.verb == "redraw" else f"and {count} more"


# --- what happened

EVENTS = {
    "round": "— Round {count} —",
    "aside": "Face up beside the table: {roles}.",
    "picked": "{player} has chosen a character.",
    "picked-own": "{player} took the {role}.",
    "put-aside": "{player} put a character aside.",
    "put-aside-own": "{player} put the {role} aside.",
    "nobody": "{role}: nobody answers.",
    "called": "{player} is the {role}.",
    "robbed": "{player} robs {other} of {gold} gold.",
    "thanked": "{player} thanks {other}.",
    "refused": "{player} does not thank {other} and loses the turn.",
    "crowned": "{player} has the Crown.",
    "gold": "{player} takes {gold} gold.",
    "draw": "{player} draws {count} cards.",
    "draw-own": "{player} draws {cards}.",
    "keep-own": "{player} keeps {cards}.",
    "merchant": "{player} takes {gold} gold more as Merchant.",
    "architect": "{player} draws {count} cards as Architect.",
    "income": "{player} collects {gold} gold.",
    "built": "{player} builds {card} for {gold} gold.",
    "assassinate": "{player} kills the {role}.",
    "rob": "{player} will rob the {role}.",
    "bewitch": "{player} bewitches the {role}.",
    "swap": "{player} and {other} exchange hands ({given} cards for {taken}).",
    "redraw": "{player} puts {count} cards under the deck and draws as many.",
    "peek": "{player} looks at the hand of {other}.",
    "peek-own": "{other} holds {cards}.",
    "took": "{player} takes a card from {other}.",
    "took-own": "{player} took {card} from {other}.",
    "lost-own": "{player} took {card} from {other}.",
    "crown-given": "{player} gives the Crown to {other}.",
    "gave-gold": "{player} gives {other} a gold.",
    "gave-card": "{player} gives {other} a card.",
    "gave-own": "{player} gave {other} {card}.",
    "tithe": "{other} gives {player} a gold.",
    "navigate-gold": "{player} takes {gold} gold as Navigator.",
    "navigate-cards": "{player} draws {count} cards as Navigator.",
    "destroyed": "{player} destroys {card} of {other} for {gold} gold.",
    "recovered": "{player} takes {card} from the rubble.",
    "exchanged": "{player} takes {card} from {other} for {own} and pays {gold} gold.",
    "beautified": "{player} puts a gold on {card}.",
    "lab": "{player} turns a card into {gold} gold.",
    "smithy": "{player} pays {gold} gold and draws {count} cards.",
    "armory": "{player} destroys {card} of {other} with the Armory.",
    "museum": "{player} puts a card under the Museum.",
    "search": "{player} takes {count} of the cards of the deck; it is shuffled.",
    "tax": "{player} pays {other} a gold of tax.",
    "refund": "{player} gets {gold} gold back as Alchemist.",
    "poor-house": "{player} gets a gold from the Poor House.",
    "park": "{player} draws {count} cards in the Park.",
    "throne-room": "{player} gets a gold in the Throne Room.",
    "queen": "{player} gets {gold} gold as Queen.",
    "stopped": "{player} stops and waits.",
    "resumed": "{player} goes on as the {role}.",
    "completed-first": "{player} is the first to complete the city!",
    "completed": "{player} completes the city.",
    "last-round": "This round is the last.",
    "unmasked": "{player} was the {role} that was killed.",
    "over": "The game is over.",
}


def told(event: Event, names: Sequence[str]) -> str | None:
    """Say what happened, or None for what says nothing on a terminal."""
    words = EVENTS.get(event.id)
    if words is None or (event.id == "aside" and not event.args.get("roles")):
        return None
    said = words.format(**{key: _said(key, value, names) for key, value in event.args.items()})
    return re.sub(r"\b1 cards", "1 card", said)


def _said(key: str, value: Any, names: Sequence[str]) -> str:
    if key in ("player", "other"):
        return str(names[value])
    if isinstance(value, tuple):
        return listed(value)
    return title(value) if isinstance(value, str) else str(value)
