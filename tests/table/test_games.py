"""Whole games through the worker: what is true of every answer of every game (docs/protocol.md)."""

from __future__ import annotations

import json
import random
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from citadels.core.registry import PLAYED
from tests.table.desk import Desk, Json, messages
from tests.table.random_games import NAMES, dealt, played, step

SEEDS = range(28)
PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
# What Fluent puts a word of the language for, and names.
YOU = ({"id": "you"}, {"id": "you-first"})
WORDS = {"player": NAMES, "other": NAMES, "card": PLAYED.districts, "own": PLAYED.districts, "role": PLAYED.roles}


@dataclass
class Watched:
    """Observations of one game from its deal to its end."""

    said: set[str] = field(default_factory=set)
    secrets: list[list[Any]] = field(default_factory=list)  # what was shown while the curtain was closed
    prices: list[tuple[str, int, int]] = field(default_factory=list)  # the move, what it was to cost, what it cost
    unsayable: list[tuple[str, str, Any]] = field(default_factory=list)
    numbers: dict[int | None, list[int]] = field(default_factory=dict)
    uncounted: list[Json] = field(default_factory=list)  # cities shown as complete that are not


def secrets(desk: Desk) -> list[Any]:
    """Return a view's secrets that should wait for the curtain."""
    view = desk.view
    session = desk.table.session
    assert session is not None
    open_table = session.game.view(None)["players"]
    faces = [[character["role"] for character in seat["characters"]] for seat in view["seats"]]
    hidden = [] if faces == [player["characters"] for player in open_table] else faces
    own = [view[name] for name in ("mine", "prompt", "viewer") if view[name] is not None]
    public = {entry.number for entry in session.log if entry.event.audience is None}
    news = [entry for entry in view["news"] if entry["n"] not in public]
    heard = {f"event-{entry['id']}" for entry in view["news"]}
    return [*own, *news, *[line for line in view["say"] if line["id"] not in heard], *view["story"], *hidden]


def note(seen: Watched, desk: Desk, before: Json, chosen: Json | None) -> None:
    """Note what one answer said."""
    view = desk.view
    without_news = {key: value for key, value in view.items() if key != "news"}
    lines = [*messages(without_news), *messages(desk.ask("log")["log"] if view["phase"] == "over" else [])]
    seen.said |= {f"event-{entry['id']}" for entry in view["news"]} | {item["id"] for item in lines}
    seen.unsayable += [
        (item["id"], name, value)
        for item in [*view["news"], *lines]
        for name, value in item["args"].items()
        if name in WORDS and value not in WORDS[name] and value not in YOU
    ]
    seen.numbers.setdefault(view["viewer"], []).extend(entry["n"] for entry in view["news"])
    seen.uncounted += [seat for seat in view["seats"] if seat["complete"] and seat["completed"] is None]
    if view["waiting"] == "curtain":
        seen.secrets.append(secrets(desk))
    if chosen is not None and chosen["cost"] is not None:
        seat = before["prompt"]["seat"]
        paid = before["seats"][seat]["gold"] - view["seats"][seat]["gold"]
        seen.prices.append((chosen["move"], chosen["cost"], paid))


@cache
def watched(seed: int) -> Watched:
    """Watch one whole game."""
    seen = Watched()
    for desk, before, chosen, _ in played(seed):
        note(seen, desk, before, chosen)
    return seen


def listed() -> dict[str, set[str]]:
    """The message ids of protocol §3, by their first word."""
    text = PROTOCOL.read_text(encoding="utf-8").split("## 3.")[1].split("## 4.")[0]
    result: dict[str, set[str]] = {}
    for prefix, rest in re.findall(r"`(\w+)-(?:\*|<verb>)`:(.*?)(?=`\w+-(?:\*|<verb>)`:|$)", text, re.DOTALL):
        result[prefix] = set(re.findall(r"[a-z_]+(?:-[a-z]+)*", rest))
    return result


@pytest.mark.parametrize("seed", SEEDS)
def test_every_message_is_in_the_protocol(seed: int) -> None:
    known = listed()
    parts = [word.split("-", 1) for word in sorted(watched(seed).said)]
    assert [f"{prefix}-{rest}" for prefix, rest in parts if rest not in known.get(prefix, ())] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_every_word_can_be_said(seed: int) -> None:
    """Players go by name, cards and characters by ids the page has words for."""
    assert watched(seed).unsayable == []


@pytest.mark.parametrize("seed", SEEDS)
def test_before_a_closed_curtain_only_what_is_public_is_shown(seed: int) -> None:
    assert [secret for secret in watched(seed).secrets if secret] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_the_price_said_is_the_price_paid(seed: int) -> None:
    assert [price for price in watched(seed).prices if price[1] != price[2]] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_the_running_numbers_of_the_news_rise(seed: int) -> None:
    assert [number for number in watched(seed).numbers.values() if number != sorted(set(number))] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_a_city_shown_as_complete_was_completed(seed: int) -> None:
    """R8.1, R7.19."""
    assert watched(seed).uncounted == []


def test_the_games_together_show_prices_and_curtains_enough() -> None:
    """The tests above would hold for games in which nothing happens."""
    games = [watched(seed) for seed in SEEDS]
    kinds = {price[0].split()[0] for game in games for price in game.prices}
    curtains = sum(len(game.secrets) for game in games)
    assert (kinds >= {"build", "destroy", "exchange", "beautify", "smithy"}, curtains > 300) == (True, True)


@pytest.mark.parametrize("seed", range(0, 28, 4))
def test_after_a_reload_the_game_goes_on_as_it_would_have(seed: int) -> None:
    desk = dealt(seed)
    dice = random.Random(seed)
    for _ in range(60):
        if desk.view["waiting"] != "over":
            step(desk, dice)
    again = Desk()
    again.ask("load", save=desk.save)
    for table in (desk, again):
        while table.view["waiting"] == "bot":
            table.ask("tick")
    assert again.record == desk.record


@pytest.mark.parametrize("seed", range(1, 28, 4))
def test_undo_comes_back_to_the_same_question(seed: int) -> None:
    wrong = []
    for desk, before, chosen, answer in played(seed):
        if chosen is None or answer["view"]["can"]["undo"] is not True:
            continue
        last = json.loads(desk.save)["record"].strip().split("\n")[-1]
        back = desk.ask("undo")["view"]
        if any(back[part] != before[part] for part in ("prompt", "mine", "centre", "seats")):
            wrong.append(chosen["move"])
        desk.ask("choose", move=last)
    assert wrong == []
