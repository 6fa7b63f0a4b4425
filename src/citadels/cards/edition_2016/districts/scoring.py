"""The new districts of 2016 that act when points are counted, and the Gold Mine (E7)."""

from __future__ import annotations

from collections.abc import Sequence

from citadels.cards.edition_2016.districts import EDITION
from citadels.core.definitions import KINDS, SPECIAL, District, Why
from citadels.core.frames import Turn
from citadels.core.hooks import CityAsks, CityWhen, Lines
from citadels.core.state import State

# --- Basilica (E7.2)


def _odd(state: State, owner: int) -> Lines:
    """One for each district whose cost is odd, the Artist's coin included (E6.9Q)."""
    cost = state.rules.cards.cost
    return (("basilica", sum([(cost[built.card] + built.coin) % 2 for built in state.players[owner].city])),)


BASILICA = District("basilica", SPECIAL, 4, edition=EDITION, when=CityWhen(scored=_odd))

# --- Capitol (E7.3)


def _three_alike(_: State, __: int, kinds: Sequence[str]) -> Lines:
    return (("capitol", 3),) if any(kinds.count(kind) >= 3 for kind in KINDS) else ()


CAPITOL = District("capitol", SPECIAL, 5, edition=EDITION, when=CityWhen(scored_by_kind=_three_alike))

# --- Ivory Tower (E7.11)


def _alone(_: State, __: int, kinds: Sequence[str]) -> Lines:
    return (("ivory_tower", 5),) if kinds.count(SPECIAL) == 1 else ()


IVORY_TOWER = District("ivory_tower", SPECIAL, 5, edition=EDITION, when=CityWhen(scored_by_kind=_alone))

# --- Statue (E7.26)


def _crowned(state: State, owner: int) -> Lines:
    return (("statue", 5),) if state.crown == owner else ()


STATUE = District("statue", SPECIAL, 3, edition=EDITION, when=CityWhen(scored=_crowned), scores_holdings=True)

# --- Gold Mine (E7.7)


def _one_more(gold: int) -> int:
    return gold + 1


GOLD_MINE = District("gold_mine", SPECIAL, 6, edition=EDITION, asks=CityAsks(gold_gathered=_one_more))

# --- Secret Vault (E7.24)


def _never(_: State, __: Turn) -> Why:
    return Why("never-built", english="the Secret Vault cannot be built in any way (E7.24)")


def _no_lines(_: State, __: int) -> Lines:
    return (("secret_vault", 3),)


SECRET_VAULT = District(
    "secret_vault", SPECIAL, 0, edition=EDITION, when=CityWhen(scored_in_hand=_no_lines),
    asks=CityAsks(why_not_built=_never), can_be_built=False, scores_holdings=True,
)  # fmt: skip
