"""The table as text: drawn from a view, so it can show nothing a seat may not see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from citadels.cli.words import listed, priced, title
from citadels.shelf import ROLES


def _built(built: Any) -> str:
    if isinstance(built, str):
        return title(built)
    tucked = built.get("tucked", 0)
    count = tucked if isinstance(tucked, int) else len(tucked)
    return title(built["district"]) + ("+" if built.get("coin") else "") + (f" [{count}]" if count else "")


def _characters(player: Mapping[str, Any]) -> str:
    names = [title(name) if name else "?" for name in player["characters"]]
    return "/".join(names) or "-"


def _row(view: Mapping[str, Any], seat: int, width: int) -> str:
    player = view["players"][seat]
    hand = player["hand"] if isinstance(player["hand"], int) else len(player["hand"])
    mark = "*" if view["crown"] == seat else " "
    now = ">" if view["phase"].get("seat") == seat else " "
    city = ", ".join(map(_built, player["city"])) or "-"
    return (f"{now}{mark} {player['name']:<{width}} {player['gold']:>3} gold {hand:>3} cards  "
            f"{_characters(player):<14}  {len(player['city'])}: {city}")  # fmt: skip


def _marks(view: Mapping[str, Any]) -> list[str]:
    return [f"{mark} {title(view[mark])}" for mark in ("assassinated", "robbed", "bewitched") if view[mark]]


def table(view: Mapping[str, Any]) -> str:
    """Draw what everyone sees: the round, the marks, each player's purse, hand, characters and city."""
    bank = "no limit" if view["bank"] is None else view["bank"]
    head = [f"Round {view['round']}", f"bank {bank}", f"deck {view['deck']}"]
    if view["aside"]["up"]:
        head.append("face up: " + listed(view["aside"]["up"]))
    head += _marks(view)
    if view["last_round"]:
        head.append("last round")
    width = max(len(player["name"]) for player in view["players"])
    rows = [_row(view, seat, width) for seat in range(len(view["players"]))]
    return "\n".join([" · ".join(head), *rows, "(* has the Crown, > plays now)"])


def own(view: Mapping[str, Any], seat: int) -> str:
    """Draw what this seat alone sees: its hand, its characters, the cards it chose from, hands it knows of."""
    player = view["players"][seat]
    seen = player.get("seen", {})
    lines = ["Your hand: " + (", ".join(map(priced, player["hand"])) or "nothing")]
    if player["characters"]:
        lines.append("You are: " + listed(player["characters"]))
    lines += [f"You chose from: {listed(pool)}" for pool in seen.get("drafts", [])]
    if seen.get("aside"):
        lines.append("You know face down: " + listed(seen["aside"]))
    for whose, cards in seen.get("hands", {}).items():
        lines.append(f"{view['players'][int(whose)]['name']} holds: {listed(cards)}")
    return "\n".join(lines)


def asked(view: Mapping[str, Any], seat: int) -> str:
    """Say who is asked, and for what."""
    name, phase = view["players"][seat]["name"], view["phase"]
    if phase["name"] == "select":
        return f"{name}, choose a character:"
    if phase["seat"] != seat:
        return f"{name}, you are asked:"
    role = title(ROLES[view["rules"]["characters"][phase["rank"] - 1]].id)
    return f"{name}, your turn as {role}:"
