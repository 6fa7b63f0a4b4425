"""Rare things that happen in a round of 2016, most of them where two cards meet (E5 to E7)."""

from __future__ import annotations

from typing import Any

from citadels import Game
from citadels.bots.arena import random_characters
from citadels.cards.catalog import added_specials
from citadels.core.registry import NEWER
from tabletop.core.rng import Dice
from tests.golden.rare import HERE, NAMES, RARE, Happened, Round, Shelf, Step, aimed, some, uses

COMPLETED = {"completed", "completed-first"}


def _lies(step: Step, mark: str) -> bool:
    """Whether a warrant or a threat lies on the character whose turn this is."""
    return mark in step.marks and step.role in step.marks[mark].on


def _holds(step: Step, character: str) -> bool:
    """Whether whoever is asked holds this character too."""
    return character in step.before[step.seat].characters


def _paid(step: Step) -> bool:
    """Whether something is built that a warrant may ask about (E5.3.5)."""
    return step.said.startswith("build ") and not step.said.endswith(" framework") and " over " not in step.said


def _confiscated(step: Step, **what: Any) -> bool:
    return any(step.events_of("confiscated", **what))


def _after(first: str, event: str, **what: Any) -> Happened:
    """Whether a move that begins so comes right before one that brings this about."""
    return lambda this: any(
        before.said.startswith(first) and any(step.events_of(event, **what))
        for before, step in zip(this.steps, this.steps[1:], strict=False)
    )


def _completes(event: str) -> Happened:
    return some(lambda step: step.has(event) and any(event.id in COMPLETED for event in step.events))


def _poor(step: Step) -> bool:
    """Whether the Spy draws cards and takes no gold for them."""
    return step.has("spy-cards") and not step.has("spy-gold")


def _witch_is_paid(event: str) -> Happened:
    def paid(this: Round) -> bool:
        return this.bewitched == "blackmailer" and any(
            any(step.events_of(event, other=this.witch)) or any(step.events_of(event, player=this.witch))
            for step in this.steps
        )

    return paid


RARE_2016: dict[str, Happened] = {
    **{name: RARE[name] for name in ("nobody-is-bewitched", "queen-waits-for-the-killed", "heir-of-the-killed")},
    "witch-spies": uses("spy"),
    "witch-threatens": uses("threaten"),
    "witch-foresees": uses("foresee"),
    "witch-studies": uses("study"),
    "witch-seizes": uses("seize"),
    "witch-borrows": lambda this: any(step.has("lent") for step in this.resumed),
    "witch-takes-the-taxes": lambda this: any(step.has("taxes") for step in this.resumed),
    "witch-is-bribed": _witch_is_paid("bribed"),
    "witch-reveals": _witch_is_paid("flower"),
    "framework-under-a-warrant": some(lambda step: _lies(step, "warrants") and step.said.endswith(" framework")),
    "necropolis-under-a-warrant": some(
        lambda step: _lies(step, "warrants") and step.said.startswith("build necropolis over")
    ),
    "own-warrant": some(lambda step: _lies(step, "warrants") and _holds(step, "magistrate") and _paid(step)),
    "own-threat": some(
        lambda step: _lies(step, "threats") and _holds(step, "blackmailer") and step.said in ("gold", "draw")
    ),
    "warrant-and-threat": some(lambda step: _lies(step, "warrants") and _lies(step, "threats")),
    "cardinal-is-confiscated": _after("spend", "confiscated", role="cardinal"),
    "thieves-den-is-confiscated": _after("spend", "confiscated", card="thieves_den"),
    "alchemist-is-confiscated": some(lambda step: _confiscated(step, role="alchemist")),
    "stables-are-confiscated": some(lambda step: _confiscated(step, card="stables")),
    "monument-is-confiscated": some(lambda step: _confiscated(step, card="monument")),
    "built-at-once-and-confiscated": _after("take", "confiscated", role="wizard"),
    "confiscated-and-taxed": some(lambda step: step.has("confiscated", "taxed")),
    "confiscated-completes": _completes("confiscated"),
    "exchanged-completes": _completes("exchanged"),
    "seized-completes": _completes("seized"),
    "bribe-of-nothing": some(lambda step: any(step.events_of("bribed", gold=0))),
    "recast-of-two": some(lambda step: step.said.startswith("recast ") and len(step.said.split(" ")) == 3),
    "killed-emperor-crowns": some(lambda step: step.said.startswith("crown ") and not step.role),
    "seer-passes-over": some(
        lambda step: (
            step.said == "foresee" and any(not player.hand for at, player in enumerate(step.before) if at != step.seat)
        )
    ),
    "scholar-empties-the-deck": some(lambda step: step.said == "study" and step.deck < 7),
    "spy-of-an-empty-purse": some(_poor),
    "museum-is-exchanged": aimed("exchange", lambda built: bool(built.tucked)),
    "coin-is-seized": aimed("seize", lambda built: built.coin),
    "coin-is-exchanged": aimed("exchange", lambda built: built.coin),
    "coin-is-given-up": some(lambda step: " over " in step.said and step.said.endswith("+")),
    "armory-in-its-own-city": some(lambda step: any(step.events_of("armory", player=step.seat, other=step.seat))),
}


def some_game(number: int) -> tuple[Game, Dice]:
    """A table by chance: few players and rounds, mostly with the Witch or the Magistrate, and every unique district."""
    dice = Dice(number * 7919 + 1)
    seats = 2 + dice.below(4 if dice.below(2) else 7)
    characters = random_characters(seats, dice, cards=NEWER)
    characters[0] = ("witch", "magistrate", "magistrate", characters[0])[dice.below(4)]
    rules: dict[str, Any] = {
        "edition": NEWER.word,
        "characters": characters,
        "specials": added_specials(NEWER) if dice.below(4) else "random",
        "city_size": 6 + dice.below(3),
        "gold": (None, 20, 30)[dice.below(3)],
        "round_limit": 3 + dice.below(12),
    }
    return Game.new(NAMES[:seats], rules, number), dice


SHELF = Shelf(HERE / "edition_2016" / "rare", RARE_2016, some_game)
