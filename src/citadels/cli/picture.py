"""The table in words, from what the page is told (docs/protocol.md §2): it can show nothing a seat may not see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.cli.words import Words

# What may have befallen a character; the tokens of warrants and threats only lie in the games that have them (E1.5).
BEFELL = ("killed", "robbed", "bewitched", "warranted", "signed", "threatened", "flower")


def table(view: Mapping[str, Any], words: Words) -> str:
    """Say what everyone sees: round, bank and deck, what befell the characters, and every seat."""
    centre = view["centre"]
    bank = words.say("bar-endless") if centre["bank"] is None else centre["bank"]
    lines = [words.say("terminal-head", turn=_round(view, words), bank=bank, deck=centre["deck"])]
    if centre["aside"]["up"]:
        lines.append(words.say("event-aside", roles=centre["aside"]["up"]))
    names = [seat["name"] for seat in view["seats"]]
    lines += [
        _rank(rank, names, words) for rank in centre["ranks"] if any(rank.get(word) for word in (*BEFELL, "taxes"))
    ]
    return "\n".join([*lines, *(_seat(seat, view["city_size"], words) for seat in view["seats"])])


def own(view: Mapping[str, Any], words: Words) -> str:
    """Say what the viewer alone sees: the hand, and the characters that lay there to choose from; "" for no viewer."""
    mine = view["mine"]
    if mine is None:
        return ""
    held = [words.say("terminal-card", **card) for card in mine["hand"]] or [words.say("hand-empty")]
    lines = [words.say("terminal-hand", title=words.say("own-hand"), held=held)]
    title = words.say("draft-saw")
    lines += [words.say("terminal-drafts", title=title, roles=pool) for pool in mine["draft"]]
    return "\n".join(lines)


def result(view: Mapping[str, Any], words: Words) -> str:
    """Say how each seat came in and for what, the best first, and who won."""
    ranked = sorted(view["result"]["seats"], key=lambda item: int(item["place"]))
    names = [seat["name"] for seat in view["seats"]]
    lines = []
    for item in ranked:
        place = {"place": item["place"], "count": len(ranked), "total": item["total"]}
        lines.append(words.say("over-place-of", player=names[item["seat"]], **place))
        lines += [f"  {words.say(line['id'])} {line['points']}" for line in item["lines"] if line["points"]]
    won = [names[seat] for seat in view["result"]["winners"]]
    return "\n".join([*lines, words.say(f"over-{'shared' if won[1:] else 'won'}", names=won, count=ranked[0]["total"])])


def _round(view: Mapping[str, Any], words: Words) -> str:
    if view["phase"] == "over":
        return words.say("bar-over")
    return words.say("bar-last-round") if view["last_round"] else words.say("bar-round", round=view["round"])


def _rank(item: Mapping[str, Any], names: list[str], words: Words) -> str:
    seat = item["seat"]
    message = {"role": item["role"], "rank": item["rank"], "state": words.say("rank-" + item["state"])}
    holder = {"holder": "" if seat is None else names[seat], "held": seat is not None}
    marks = {word: item.get(word, False) for word in BEFELL}
    return words.say("rank-label", **message, **holder, **marks, taxes=item.get("taxes", 0))


def _seat(item: Mapping[str, Any], size: int, words: Words) -> str:
    city = [built["card"] for built in item["city"]]
    roles = [held["role"] for held in item["characters"] if held["role"]]
    message = {"gold": item["gold"], "hand": item["hand"], "crown": item["crown"], "bot": item["kind"] == "bot"}
    counted = {"built": len(city), "size": size, "known": len(roles), "cards": city, "roles": roles}
    return words.say("seat-label", player=item["name"], **message, **counted)
