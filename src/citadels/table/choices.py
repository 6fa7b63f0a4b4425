"""The choices of a prompt: every possible move, and the impossible ones with their reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from citadels.actions import Move
from citadels.menu import Menu, Redraws
from citadels.records import Why
from citadels.shelf import ROLES
from citadels.table import prices
from citadels.table.asked import Asked

Choice = dict[str, Any]

# What a "no" means, by the question.
NOES = {"Search": "nothing", "Thank": "refuse"}
# The messages of choices that point at nothing because their power is out of reach altogether.
WHOLE = "group-"


def choices(asked: Asked, moves: Sequence[Move], refused: Iterable[tuple[Move, Why]]) -> list[Choice]:
    """List the choices in the engine's order, the impossible ones after the possible of their kind."""
    kinds: dict[str, list[Choice]] = {}
    for one in _possible(asked, moves):
        kinds.setdefault(one["kind"], []).append(one)
    for said, why in refused:
        one = _impossible(asked, said, why)
        kinds.setdefault(one["kind"], []).append(one)
    return [one for group in kinds.values() for one in group]


def choice(asked: Asked, said: Move) -> Choice:
    """Return one possible move as a choice; one of marked cards names them (`hint-redraw`), and asks for no marks."""
    if said.verb == "redraw":
        cards = list(said.names)
        return {**_blank("redraw"), "move": str(said), "cards": cards, "id": "hint-redraw", "args": {"cards": cards}}
    return _choice(asked, said)


def _possible(asked: Asked, moves: Sequence[Move]) -> list[Choice]:
    if isinstance(moves, Menu):
        listed = [_choice(asked, said) for said in moves.first]
        return [*listed, _redraw(asked)]
    if isinstance(moves, Redraws):
        return [_redraw(asked)]
    return [_choice(asked, said) for said in moves]


def _redraw(asked: Asked) -> Choice:
    """All ways to exchange cards with the deck as one choice: the player marks them (R6.3M)."""
    hand = asked.view["players"][asked.seat]["hand"]
    return {**_blank("redraw"), "pick": {"cards": list(hand), "min": 1, "max": len(hand)}}


def _blank(kind: str) -> Choice:
    return {
        "move": None, "kind": kind, "card": None, "cards": None, "seat": None, "role": None, "own": None, "cost": None,
        "id": f"choice-{kind}", "args": {}, "enabled": True, "why_not": None, "pick": None,
    }  # fmt: skip


def _choice(asked: Asked, said: Move) -> Choice:
    kind, told = _meaning(asked, said)
    args = {name: value for name, value in told.items() if name not in ("seat", "cost") and value is not None}
    if "seat" in told:
        args["other"] = asked.name(told["seat"])
    pointed: Choice = {name: told[name] for name in ("card", "cards", "seat", "role", "own", "cost") if name in told}
    one = {**_blank(kind), "move": str(said), **pointed, "args": args}
    return {**one, "id": f"choice-{NOES.get(asked.frame[0], kind)}"} if kind == "pass" else one


def _impossible(asked: Asked, said: Move, why: Why) -> Choice:
    one = _choice(asked, said) if said.args or said.verb in PLAIN else {**_blank(said.verb), "id": WHOLE + said.verb}
    return {**one, "move": None, "enabled": False, "why_not": asked.reason(why)}


# --- what each move says, by its verb


def _meaning(asked: Asked, said: Move) -> tuple[str, dict[str, Any]]:
    """Return a move's kind, and what it points at: card, cards, seat, role, own, cost, and numbers to be said."""
    if said.verb in PLAIN:
        return PLAIN[said.verb](asked)
    if said.verb in WITH_ARGS:
        return WITH_ARGS[said.verb](asked, said)
    if said.verb in ROLE_VERBS:
        return said.verb, {"role": said.name}
    if said.verb in SEAT_VERBS:
        return said.verb, {"seat": said.seat, "count": asked.hand_size(said.seat)}
    return said.verb, {"card": said.name}


ROLE_VERBS = ("pick", "discard", "assassinate", "rob", "bewitch")
SEAT_VERBS = ("swap", "peek", "crown")


def _income(asked: Asked) -> tuple[str, dict[str, Any]]:
    kind = ROLES[asked.role].kind
    if kind is None:  # the Queen's (R6.9Q)
        return "audience", {"gold": prices.from_bank(asked.view, 3)}
    return "income", {"gold": prices.income(asked.view, asked.seat, kind), "kind": kind}


def _smithy(asked: Asked) -> tuple[str, dict[str, Any]]:
    paid, drawn = map(int, asked.view["rules"]["smithy"].split(":"))
    return "smithy", {"gold": paid, "count": min(drawn, asked.view["deck"]), "cost": paid}


def _tithe(asked: Asked) -> tuple[str, dict[str, Any]]:
    payer = prices.richest_other(asked.view, asked.seat)
    return "tithe", {} if payer is None else {"seat": payer}


PLAIN: dict[str, Callable[[Asked], tuple[str, dict[str, Any]]]] = {
    "gold": lambda asked: ("gold", {"gold": prices.from_bank(asked.view, 2)}),
    "draw": lambda asked: ("draw", {"count": prices.cards_drawn(asked.view, asked.seat)}),
    "income": _income,
    "smithy": _smithy,
    "recover": lambda asked: ("recover", {"card": asked.frame[2], "cost": 1}),
    "thank": lambda asked: ("thank", {"seat": asked.frame[2]}),
    "pass": lambda _: ("pass", {}),
    "end": lambda _: ("end", {}),
}


def _take(asked: Asked, said: Move) -> tuple[str, dict[str, Any]]:
    if len(said.args) == 1:
        return "take", {"card": said.name}
    return "take-build", {"card": said.name, "cost": prices.build_cost(asked.view, asked.seat, said.name)}


def _give(_: Asked, said: Move) -> tuple[str, dict[str, Any]]:
    return ("give-gold", {"gold": 1}) if said.name == "gold" else ("give", {"card": said.name})


def _navigate(asked: Asked, said: Move) -> tuple[str, dict[str, Any]]:
    if said.name == "gold":
        return "navigate-gold", {"gold": prices.from_bank(asked.view, 4)}
    return "navigate-cards", {"count": min(4, asked.view["deck"])}


def _destroy(asked: Asked, said: Move) -> tuple[str, dict[str, Any]]:
    price = prices.destroy_price(asked.view, said.seat, said.name)
    return "destroy", {"seat": said.seat, "card": _card(said.name), "cost": price}


def _exchange(asked: Asked, said: Move) -> tuple[str, dict[str, Any]]:
    label, own = said.names
    price = prices.exchange_price(asked.view, asked.seat, said.seat, label, own)
    return "exchange", {"seat": said.seat, "card": _card(label), "own": _card(own), "cost": price}


def _card(label: str) -> str:
    return label.removesuffix("+")


WITH_ARGS: dict[str, Callable[[Asked, Move], tuple[str, dict[str, Any]]]] = {
    "keep": lambda _, said: ("keep", {"cards": list(said.names), "card": said.name if len(said.args) == 1 else None}),
    "build": lambda asked, said: (
        "build",
        {"card": said.name, "cost": prices.build_cost(asked.view, asked.seat, said.name)},
    ),
    "take": _take,
    "give": _give,
    "tithe": lambda asked, _: _tithe(asked),
    "navigate": _navigate,
    "destroy": _destroy,
    "exchange": _exchange,
    "beautify": lambda _, said: ("beautify", {"card": said.name, "cost": 1}),
    "armory": lambda _, said: ("armory", {"seat": said.seat, "card": _card(said.names[0])}),
}
