"""Messages from the workshop's sandbox frame (site/workshop/messages.js): known fields, each within its limits."""

from __future__ import annotations

import copy
import json
import random
import re
import subprocess
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from build import tools
from citadels.workshop.outside import Outside
from citadels.workshop.worker import Workshop

DRIVER = Path(__file__).with_name("read_messages.mjs")
FIRST = "def choose(view, options, dice, budget):\n    print(len(options))\n    return options[0]\n"
FAILS = "def choose(view, options, dice, budget):\n    return options[99]\n"
ENOUGH = 20  # slices of 200 ms, after which what takes long is stopped
SEATS = [{"name": "", "kind": "person", "bot": ""}, {"name": "", "kind": "bot", "bot": "mine"}]

# What the page was told of each field, written once more: a name of a check below, a list [of, at most], an object.
MISTAKE = {
    "number": "count",
    "seat": "seat",
    "view": "view",
    "options": ["text", 1000],
    "answered": "text",
    "wanted": ["text", 1000],
}
ERROR = {
    "id": "word",
    "args": "args",
    "text": "text?",
    "line": "count?",
    "game": "count?",
    "at": "count?",
    "seat": "seat?",
    "link": "link?",
}
THINK = {
    "decisions": "count",
    "median": "number?",
    "most95": "number?",
    "longest": "number?",
    "longest_at": {"game": "count", "at": "count"},
}
ROW = {"bot": "word", "games": "count", "share": "number", "low": "number", "high": "number", "points": "number"}
TALLY = {"done": "count", "even": "number", "rows": [ROW, 8], "think": THINK, "seconds": "number"}
RUNG = {"bot": "word", "strength": "number", "low": "number", "high": "number"}
GAME = {
    "game": "count",
    "seat": "seat",
    "place": "count",
    "points": ["number", 8],
    "bots": ["word", 8],
    "winners": ["seat", 8],
    "rounds": "count",
    "moves": "count",
}
DECISION = {
    "game": "count",
    "at": "count",
    "seat": "seat",
    "round": "count",
    "cost": "number",
    "told": "message",
    "played": "message",
    "better": "message",
    "reasons": ["message", 30],
    "link": "link",
}
POSITION = {
    "seat": "seat",
    "view": "view",
    "options": ["text", 1000],
    "at": "count",
    "steps": "count",
    "answer": {"option": "text", "ms": "number", "error": ERROR},
}
TRIED = {"id": "word", "passed": "flag", "tried": "count", "right": "count", "of": "count", "wrong": MISTAKE}
NAME = {"name": "text", "kind": "word", "about": "text"}
HELLO = {
    "version": "text",
    "python": "text",
    "bots": ["word", 60],
    "exercises": ["word", 60],
    "limits": {"lines": "count", "seconds": "number"},
}
RUN = {"games": "count", "stopped": "flag", "seed": "number", **TALLY, "ladder": [RUNG, 8], "list": [GAME, 1000]}
ANSWERS: dict[str, dict[str, Any]] = {
    "hello": HELLO,
    "check": {"check": {"name": "text"}},
    "run": {"run": RUN},
    "game": {"game": {"game": "count", "names": ["text", 8], "seat": "seat", "link": "link"}},
    "worst": {"worst": [DECISION, 50], "looked": "count", "stopped": "flag"},
    "position": {"position": POSITION},
    "complete": {"complete": {"from": "count", "names": [NAME, 100]}},
    "exercise": {"exercise": TRIED},
}
PROGRESS = {
    "run": {"of": "count", **TALLY},
    "worst": {"done": "count", "of": "count"},
    "exercise": {"done": "count", "of": "count"},
}
PRINTED = {"lines": ["text", 200], "count": "count"}
SIGNS = {"stage": "stage", "failed": "text", "at": {"game": "count", "seat": "seat"}, "open": "flag", "flood": "flag"}


def nodes(value: Any) -> Iterator[Any]:
    """Each value in a value, and the keys of each object as a tuple."""
    yield value
    if isinstance(value, dict):
        yield tuple(value)
        for item in value.values():
            yield from nodes(item)
    elif isinstance(value, list):
        for item in value:
            yield from nodes(item)


def depth(value: Any) -> int:
    """Return how deep lists and objects lie in each other."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + max(map(depth, inside), default=0)


def small(value: Any, most: int, letters: int, deep: int) -> bool:
    """Whether a value of any form is within these limits."""
    result = list(nodes(value))
    keys = [key for item in result if isinstance(item, tuple) for key in item]
    values = [item for item in result if not isinstance(item, tuple)]
    long = sum(len(item) for item in [*keys, *values] if isinstance(item, str))
    return len(values) <= most and long <= letters and depth(value) <= deep and "__proto__" not in keys


def is_number(value: Any) -> bool:
    """Whether this is a number, and no boolean."""
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= 2**53


def is_message(value: Any) -> bool:
    """Whether this is an id with what stands in its words."""
    return (
        isinstance(value, dict)
        and value.keys() == {"id", "args"}
        and fits(value["id"], "word")
        and fits(value["args"], "args")
    )


def is_argument(value: Any) -> bool:
    """Whether this can stand in the words of a message."""
    if isinstance(value, list):
        return len(value) <= 30 and all(
            item is not None and not isinstance(item, list) and is_argument(item) for item in value
        )
    return value is None or isinstance(value, bool) or is_number(value) or fits(value, "text") or is_message(value)


def all_arguments(value: dict[str, Any]) -> bool:
    """Whether each of these can stand in the words of a message, under its name."""
    return all(fits(key, "word") and is_argument(item) for key, item in value.items())


CHECKS: dict[str, Any] = {
    "text": lambda value: isinstance(value, str) and len(value) <= 400,
    "word": lambda value: isinstance(value, str) and re.fullmatch(r"[\w.-]{1,60}", value, re.ASCII),
    "link": lambda value: isinstance(value, str) and re.fullmatch(r"[0-9A-Za-z.]{1,20000}", value),
    "number": is_number,
    "count": lambda value: is_number(value) and value >= 0 and value == int(value),
    "seat": lambda value: is_number(value) and value in range(8),
    "flag": lambda value: isinstance(value, bool),
    "stage": lambda value: value in ("starting", "importing", "ready"),
    "view": lambda value: small(value, 3000, 40_000, 14),
    "message": is_message,
    "args": lambda value: isinstance(value, dict) and len(value) <= 30 and depth(value) <= 20 and all_arguments(value),
}  # fmt: skip


def fits(value: Any, form: Any) -> bool:
    """Whether a value has this form: no unknown field, no wrong type, nothing over its limit."""
    if isinstance(form, list):
        return isinstance(value, list) and len(value) <= form[1] and all(fits(item, form[0]) for item in value)
    if isinstance(form, dict):
        return value is None or (
            isinstance(value, dict)
            and value.keys() <= form.keys()
            and all(fits(item, form[key]) for key, item in value.items())
        )
    optional = form.endswith("?")
    return (optional and value is None) or bool(CHECKS[form.rstrip("?")](value))


def is_known(message: Any, kind: str) -> bool:
    """Whether a message that was let through is one of those that the page knows."""
    (field, value), *more = message.items()
    if more:
        return False
    if field != "reply":
        return field in SIGNS and fits(value, SIGNS[field])
    rest = dict(value)
    if not fits(rest.pop("printed"), PRINTED) or not fits(rest.pop("memory"), "count"):
        return False
    (field, value), *more = rest.items()
    if more or field not in ("answer", "progress"):
        return False
    if field == "progress":
        return kind in PROGRESS and value is not None and fits(value, PROGRESS[kind])
    if kind == "table":
        return small(value, 31_000, 1_010_000, 20)
    return fits(value, ANSWERS[kind] if "error" not in value else {"error": ERROR})


def read(lines: Iterable[tuple[str, str, Any]]) -> list[dict[str, Any]]:
    """Return the reading of each message: {"read": …} or {"refused": words}."""
    text = "".join(json.dumps(line) + "\n" for line in lines)
    command = [tools.node(), str(DRIVER)]
    out = subprocess.run(command, input=text, text=True, check=True, capture_output=True, encoding="utf-8").stdout
    return [json.loads(line) for line in out.split("\n") if line]


@pytest.fixture(scope="module")
def real() -> list[tuple[str, dict[str, Any]]]:
    """Return the workshop's answers to each kind of request, with the kind."""
    workshop = Workshop(Outside(now=lambda: time.perf_counter() * 1000))
    requests: list[dict[str, Any]] = [
        {"do": "hello"},
        {"do": "check", "source": FIRST},
        {"do": "run", "source": FIRST, "games": 30, "players": 7, "edition": "2016", "against": ["random"]},
        {"do": "game", "game": 1},
        {"do": "run", "source": FIRST, "games": 1, "players": 2},
        {"do": "worst", "games": 1, "most": 2},
        {"do": "position", "source": FIRST},
        {"do": "position", "source": FAILS},
        {"do": "run", "source": FAILS, "games": 1},
        {"do": "complete", "source": 'view["', "line": 1, "column": 6},
        {"do": "exercise", "source": FIRST, "id": "king"},
        {"do": "nothing of ours"},
        {"do": "table", "source": FIRST, "request": {"do": "new", "seats": SEATS, "rules": {}, "seed": 3}},
        {"do": "table", "request": {"do": "choose", "move": "no such move"}},
    ]
    result = []
    for request in requests:
        kind = request["do"] if request["do"] in {*ANSWERS, "table"} else "hello"
        text = workshop.ask(json.dumps(request))
        result.append((kind, json.loads(text)))
        while "answer" not in json.loads(text):
            text = workshop.go_on(stop=len(result) > ENOUGH)
            result.append((kind, json.loads(text)))
    return result


def test_all_that_the_workshop_answers_gets_through(real: list[tuple[str, dict[str, Any]]]) -> None:
    readings = read([("fromWorker", kind, {"text": json.dumps(reply)}) for kind, reply in real])

    assert [reading for reading in readings if "refused" in reading] == []


def test_the_page_reads_all_that_the_frame_sends(real: list[tuple[str, dict[str, Any]]]) -> None:
    sent = read([("fromWorker", kind, {"text": json.dumps(reply)}) for kind, reply in real])

    again = read([("fromFrame", kind, item["read"]) for (kind, _), item in zip(real, sent, strict=True)])

    assert again == sent


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ({"text": json.dumps({"progress": {"done": 1, "of": 2}, "memory": 0}), "x": 1}, "one field"),
        ({"text": "x" * 4_000_001}, "4000000 letters"),
        ({"text": "[" * 4_000_000}, ""),
        ({"text": "no JSON at all"}, "JSON"),
        ({"text": '{"progress": {"done": 1, "of": 1e999}, "memory": 0}'}, "progress.of is not a whole number"),
        ({"stage": "broken"}, "stage is not one of"),
        ({"at": {"game": "b" * 100, "seat": 0}}, "at.game is not a whole number"),
        ({"open": True}, "one of ours"),
        ("text", "an object"),
    ],
)
def test_what_is_in_no_known_form_is_refused(message: Any, words: str) -> None:
    (reading,) = read([("fromWorker", "worst", message)])

    assert words in reading["refused"]


def test_an_answer_that_nobody_asked_for_is_refused() -> None:
    (reading,) = read([("fromWorker", "", {"text": '{"answer": {}, "memory": 0}'})])

    assert "what was asked for" in reading["refused"]


# --- 10,000 messages that somebody might forge

WRONG: list[Any] = [
    None, True, -1, 0.5, 1e300, 2**60, "", "x" * 401, "x" * 20_001, "a b", "../x", "__proto__", [], {}, [[]], [None],
    {"id": "x"}, {"id": 5, "args": {}}, {"id": "x", "args": {"y": {"id": "z", "args": {"y": [None]}}}}, {"length": 3},
    "<NaN>", "<Infinity>", "<undefined>", "<map>", "<date>", "<big>", "\u202e\u0000",
]  # fmt: skip
MESSAGES = 10_000


def places(value: Any) -> list[tuple[Any, Any]]:
    """List places for a change: each object and list with each of its keys."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


def twist(dice: random.Random, message: Any) -> None:
    """Change something in a message."""
    result = places(message)
    if not result:
        return
    owner, key = dice.choice(result)
    value, other = owner[key], copy.deepcopy(dice.choice(WRONG))
    way = dice.randrange(5)
    if way == 0 and isinstance(value, list) and value:
        many = dice.choice([9, 31, 51, 101, 201, 1001 if isinstance(value[0], str) else 9])
        owner[key] = [copy.deepcopy(value[at % len(value)]) for at in range(many)]
    elif way == 1 and isinstance(value, dict):
        value[dice.choice(["more", "__proto__", "constructor", "toString", "error", "text"])] = other
    elif way == 2 and isinstance(owner, dict):
        del owner[key]
    elif way == 3:
        deep: Any = value
        for _ in range(dice.choice([3, 20, 100])):
            deep = dice.choice([[deep], {"id": "x", "args": {"y": deep}}])
        owner[key] = deep
    else:
        owner[key] = other


def forged(real: list[tuple[str, dict[str, Any]]]) -> Iterator[tuple[str, str, Any]]:
    """Messages of a wrong kind, with one change or several, for both readers."""
    dice = random.Random(5)
    light = [item for item in real if len(json.dumps(item)) < 8_000]
    signs = [{"stage": "ready"}, {"failed": "x"}, {"at": {"game": 1, "seat": 2}}, {"open": True}, {"flood": True}]
    for _ in range(MESSAGES):
        kind, reply = copy.deepcopy(dice.choice(light))
        message: Any = {"reply": reply} if dice.random() < 0.9 else copy.deepcopy(dice.choice(signs))
        for _ in range(dice.choice([1, 1, 2, 4])):
            twist(dice, message)
        if dice.random() < 0.05:
            kind = dice.choice([*ANSWERS, "table", "constructor", ""])
        if dice.random() < 0.5 and isinstance(message.get("reply"), dict):
            yield "fromWorker", kind, {"text": json.dumps(message["reply"])}
        else:
            yield "fromFrame", kind, message


def test_of_many_forged_messages_none_brings_in_what_is_not_known(real: list[tuple[str, dict[str, Any]]]) -> None:
    lines = list(forged(real))

    readings = read(lines)

    through = [
        (kind, reading["read"]) for (_, kind, _), reading in zip(lines, readings, strict=True) if "read" in reading
    ]
    assert [(kind, message) for kind, message in through if not is_known(message, kind)] == []
    assert 500 < len(through) < MESSAGES - 500  # harmless changes get through, others do not
