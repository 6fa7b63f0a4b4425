"""Requests with values of wrong types for any key, drawn from the TypedDicts of `tabletop.table.requests`.

A host's and a guest's: each is answered by the protocol, an error has an id, and then nothing has changed.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Sequence
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from tabletop.table import requests
from tabletop.table.worker import GUEST_REQUESTS, GameWorker
from tabletop.testing.fuzz import Fuzzer, check_brief
from tabletop.testing.mutators import JUNK, Chance

Json = dict[str, Any]
KINDS = ("person", "guest", "bot")
REQUESTS = 20  # at one table
MOST_MOVES = 40  # before them
SMALL = (-1, 0, 1, 2, 3, 5, 12, 99)


def request_types() -> dict[str, dict[str, Any]]:
    """Return the keys of each request with their types, by the word of `do`."""
    kinds = {name: kind for name, kind in vars(requests).items() if name.endswith("Request")}
    others = {"Request", "SeatRequest", "GuestRequest"}
    return {
        name.removesuffix("Request").lower(): get_type_hints(kind) for name, kind in kinds.items() if name not in others
    }


TYPES = request_types()
GUEST_TYPES = get_type_hints(requests.GuestRequest)
# The keys that are a request's own, beside what any may have.
KEYS = [(kind, key) for kind, types in TYPES.items() for key in types if key not in ("do", "along")]


def right_value(wanted: Any, chance: Chance, words: Sequence[str]) -> Any:
    """Draw a value of a type; texts are some of `words`."""
    outer, inner = get_origin(wanted), get_args(wanted)
    if outer in (Union, UnionType):
        return right_value(chance.choice(inner), chance, words)
    if outer is Literal:
        return chance.choice(inner)
    if outer is list:
        return [right_value(inner[0], chance, words) for _ in range(chance.randrange(6))]
    if outer is dict:
        return {chance.choice(words): right_value(inner[1], chance, words) for _ in range(chance.randrange(4))}
    if hasattr(wanted, "__total__"):
        return {key: right_value(kind, chance, words) for key, kind in get_type_hints(wanted).items()}
    if wanted is Any:
        return chance.choice((None, True, chance.choice(SMALL), chance.choice(words), [chance.choice(words)]))
    simple = {int: chance.choice(SMALL), str: chance.choice(words), bool: chance.random() < 0.5, type(None): None}
    return simple[wanted]


def wrong_value(wanted: Any, chance: Chance, words: Sequence[str]) -> Any:
    """Draw a value that is mostly of another type than the wanted one, or has such a value within."""
    value = right_value(wanted, chance, words)
    places: list[Any] = (
        list(value) if isinstance(value, dict) else list(range(len(value) if isinstance(value, list) else 0))
    )
    if not places or chance.random() < 0.4:
        return chance.choice(JUNK)
    place = chance.choice(places)
    hints: Json = get_type_hints(wanted) if hasattr(wanted, "__total__") else {}
    value[place] = wrong_value(hints.get(place, (get_args(wanted) or (Any,))[-1]), chance, words)
    return value


def draw_request(chance: Chance, words: Sequence[str], guest: int | None = None) -> Json:
    """Draw a request with a wrong type for one or two keys, and some left out; a guest's, if there is one."""
    own = [(kind, key) for kind, key in KEYS if guest is None or kind in GUEST_REQUESTS]
    kind, key = chance.choice(own)
    types = {**TYPES[kind], **({} if guest is None else GUEST_TYPES)}
    if chance.random() < 0.2:
        key = chance.choice(sorted(types))  # what any request may have
    others = [name for name in types if name not in ("do", "as", key) and chance.random() < (0.2, 0.8)[name != "along"]]
    request: Json = {"do": kind, **({} if guest is None else {"as": guest})}
    request |= {name: right_value(types[name], chance, words) for name in others}
    for name in (key, *others[: chance.random() < 0.2]):
        request[name] = wrong_value(types[name], chance, words)
    return request


class Standing(NamedTuple):
    """The state that a refused request must leave as it was."""

    session: Any
    replay: Any


def standing(table: GameWorker) -> Standing:
    """Return the game and the open replay of a worker as they stand."""
    session, replay = table.session, table.viewer.replay
    return Standing(
        session and (id(session), session.save(), session.viewer, session.curtain.drawn, len(session.log)),
        replay and (id(replay), replay.at, replay.eyes, replay.steps),
    )


def ask_wrong_types(fuzzer: Fuzzer[Any], number: int, chance: Chance) -> Iterator[Json]:
    """Ask a table of persons, guests and bots with wrong types; yield each request's error, or an empty object.

    AssertionError says what does not hold of an answer; what the worker raises is raised.
    """
    table, words = fuzzer.worker(), _words(fuzzer, number)
    for _ in range(REQUESTS):
        if table.session is None:
            _sit_down(table, fuzzer, number, chance)
        session = table.session
        assert session is not None
        if chance.random() < 0.1:
            words = [*words[-60:], *map(str, session.game.moves()[:20])]
        guest = chance.choice(session.guests) if session.guests and chance.random() < 0.5 else None
        yield _refusal(table, draw_request(chance, words, guest))


def _words(fuzzer: Fuzzer[Any], number: int) -> list[str]:
    game = fuzzer.random_game(number)
    texts = (game.link(), game.deal(), game.record(), *game.names, *map(str, game.moves()[:20]))
    return [*fuzzer.words, *fuzzer.trials, *fuzzer.spec.bots, *fuzzer.spec.auto_replies, *KINDS, *texts]


def _sit_down(table: GameWorker, fuzzer: Fuzzer[Any], number: int, chance: Chance) -> None:
    """Set up a game, the first seat a guest's, and play some moves of it."""
    names, rules = fuzzer.table(number)
    kinds = ["guest", *(chance.choice(KINDS) for _ in names[1:])]
    bots = list(fuzzer.bots or fuzzer.spec.bots)
    seats = [
        {"name": name, "kind": kind, **({"bot": bots[0]} if kind == "bot" else {})}
        for name, kind in zip(names, kinds, strict=True)
    ]
    answer: Any = table.answer({"do": "new", "seats": seats, "rules": rules, "seed": number})
    assert "error" not in answer, answer["error"]
    session = table.session
    assert session is not None
    for _ in range(chance.randrange(MOST_MOVES)):
        if session.game.over:
            return
        session._decide(fuzzer.choose(session.game.moves(), fuzzer._dice(chance)))


def _refusal(table: GameWorker, request: Json) -> Json:
    """Ask; return the error of the answer, to host or guest, which has changed nothing."""
    before = standing(table)
    # Each look at this clock is a third of a second later, so that searches are cut short.
    table.now = itertools.count(0.0, 300.0).__next__
    answer: Any = table.answer(request)
    json.dumps(answer, allow_nan=False)
    inner = answer.get("guest", answer)
    error: Json = inner.get("error", {})
    if error:
        assert error.keys() == {"id", "args"}, error
        check_brief(json.dumps(error, ensure_ascii=False))
        assert standing(table) == before, f"refused with {error}, and yet something has changed"
    return error
