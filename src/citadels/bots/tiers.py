"""The five tiers, weakest first; weights are read when the first bot of a tier sits down."""

from __future__ import annotations

from functools import cache, partial

from citadels.bots.casual import Weighted
from citadels.bots.expert import Mind, Searcher
from citadels.bots.newcomer import Newcomer
from citadels.bots.policy import Weights
from citadels.bots.styles import STYLES, style
from citadels.bots.weights import load, load_value
from tabletop.bots import Bot, Factory


@cache
def _mixture() -> tuple[Weights, ...]:
    """How the others may play: most of them well, some by the book, some in a style of their own."""
    return (*[load("strong")] * 6, *[Weights()] * 2, *map(style, STYLES))


@cache
def expert_mind() -> Mind:
    """Return what the Expert plays by: it searches the selection, where a search pays most."""
    return Mind(load("strong"), _mixture(), load_value("value"), picks=48, turns=0)


@cache
def master_mind() -> Mind:
    """Return what the Master plays by: more worlds, every decision searched, and picks that cannot be read."""
    return Mind(load("strong"), _mixture(), load_value("value"), picks=240, turns=96, waver=0.01)


@cache
def hint_mind() -> Mind:
    """Return what hints are found by: every decision, in a time one does not mind waiting."""
    return Mind(load("strong"), _mixture(), load_value("value"), picks=96, turns=64)


def casual() -> Bot:
    """Return a bot with hand-set weights."""
    return Weighted(Weights())


def strong() -> Bot:
    """Return a bot with tuned weights."""
    return Weighted(load("strong"))


def expert() -> Bot:
    """Return a bot that searches the selection."""
    return Searcher(expert_mind())


def master() -> Bot:
    """Return a bot that searches everything, and further."""
    return Searcher(master_mind())


def styled(name: str) -> Factory:
    """Return the maker of a bot with a style, at the strong tier; other processes can be handed it."""
    return partial(_of_style, name)


def _of_style(name: str) -> Bot:
    return Weighted(style(name))


TIERS: dict[str, Factory] = {
    "newcomer": Newcomer,
    "casual": casual,
    "strong": strong,
    "expert": expert,
    "master": master,
}
