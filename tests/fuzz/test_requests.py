"""Requests at the worker's door, right and damaged: always an answer of the protocol, and an error changes nothing."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, NotRequired, get_origin, get_type_hints

import pytest

from build.paths import PAGE
from citadels import Game
from citadels.table import answers as of_citadels
from citadels.table import worker
from tabletop.table import answers as of_any_game
from tabletop.testing.fuzz import MOST
from tabletop.testing.mutators import JUNK, garble, mutate
from tests.fuzz.cases import Cases, group
from tests.fuzz.of_citadels import GAME_WORDS, NAMES, TRIALS, CitadelsFuzzer, Json, table
from tests.table.desk import messages, seats
from tests.table.random_games import move_of

FUZZER = CitadelsFuzzer()
KINDS = tuple(worker.Table().handlers)
FIELDS = ("turn", "crown", "round", "gold 0", "hand 1", "city 0", "character 1 0", "taken", "robbed", "gold 9", None)
VALUES: tuple[Any, ...] = ("draft", "king", "nobody", "after", ["temple"], ["keep", "keep"], [], None, -1, {"a": 1})
BOTS = ("random", "casual", "newcomer", "casual", "strong")
VIEW = {
    "edition", "phase", "round", "last_round", "city_size", "lowered", "viewer", "shared", "secret",
    "curtain", "waiting",
    "seats", "mine", "centre", "prompt", "news", "story", "say", "can", "result",
}  # fmt: skip
WORDS = frozenset(
    name
    for path in (PAGE / "locales" / "en").rglob("*.ftl")
    for name in re.findall(r"^([a-z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE)
)


# --- what is asked


def next_request(number: int, dice: random.Random) -> Json:
    """A request that the page could send now: mostly what the table waits for."""
    session = worker._table.session
    if session is None or dice.random() < 0.02:
        return new(number, dice)
    if dice.random() < 0.75:
        if session.waiting == "bot":
            return {"do": "tick"}
        if session.waiting == "curtain":
            return {"do": "open", "seat": session.current_player}
        if session.waiting == "person":
            game: Any = session.game
            prompt: Any = worker._table.screen.prompt(game)
            possible = [choice for choice in prompt["choices"] if choice["enabled"]]
            return {"do": "choose", "move": move_of(dice.choice(possible), dice)}
    return beside(number, dice)


def new(number: int, dice: random.Random) -> Json:
    """A new table, of people and bots."""
    names, rules = table(number + dice.randrange(3))
    people = tuple(seat for seat in range(len(names)) if dice.random() < 0.4)
    return {"do": "new", "seats": seats(names, people, dice.choice(BOTS)), "rules": rules, "seed": dice.getrandbits(64)}


def beside(number: int, dice: random.Random) -> Json:
    """A request that is none of the game's steps."""
    game: Game = FUZZER.random_game(number)
    return dice.choice((
        {"do": dice.choice(KINDS)},
        {"do": "choose", "move": dice.choice(TRIALS)},
        {"do": "open", "seat": dice.randrange(8)},
        {"do": "undo"},
        {"do": "close"},
        {"do": "load", "save": FUZZER.save(number, dice)},
        {"do": "load", "save": FUZZER.mutate_save(FUZZER.save(number, dice), dice)},
        {"do": "replay", "link": game.link(), "names": list(NAMES)},
        {"do": "replay", "record": game.record(), "at": dice.randrange(300)},
        {"do": "replay", "at": dice.randrange(-1, 300), "seat": dice.choice((None, "all", 0, 1, 7, 99))},
        {"do": "replay", "at": dice.choice((0, 5, 10, None, "1")), "seat": dice.choice((None, "all", 0, 1, 7, 99))},
        {"do": "lesson", "record": game.record(), "seat": dice.randrange(8), "bot": dice.choice(BOTS),
         "at": dice.randrange(99)},
        {"do": "enter", "record": game.record(), "at": dice.randrange(-1, 300), "seat": dice.choice((None, 0, 1, 7)),
         "bot": dice.choice(BOTS), "seed": dice.getrandbits(64), "answers": [dice.choice(TRIALS)]},
        {"do": "edit", "at": dice.randrange(-1, 300)},
        {"do": "edit", "at": 0, "field": dice.choice(FIELDS), "value": dice.choice((*VALUES, dice.randrange(40)))},
        {"do": "review", "at": dice.randrange(300)},
        {"do": "hint"},
        {"do": "weigh", "move": dice.choice(("gold", "settle c5", "", None, 3))},
    ))  # fmt: skip


def mutate_request(right: Json, dice: random.Random) -> str:
    """The request as text: as it is, mutated, with a part of another, or garbled."""
    how = dice.random()
    if how < 0.5:
        return json.dumps(right)
    if how < 0.8:
        return json.dumps(mutate(right, dice, GAME_WORDS))
    if how < 0.9:
        return json.dumps({**right, dice.choice(("at", "seat", "do", "move", "save", "names")): dice.choice(JUNK)})
    return garble(json.dumps(right), dice)


# --- what must hold of an answer


def answer_types(kind: str) -> Iterator[Any]:
    """Yield the types that the handler of a kind of request says it answers with."""
    for name in worker.Table().handlers[kind].__annotations__["return"].split(" | "):
        bare = name.removeprefix("answers.")
        yield getattr(of_citadels, bare, getattr(of_any_game, bare, None))


def has_keys_of(answer: Json, declared: Any) -> bool:
    """Return whether an answer has the keys of a TypedDict, and no others."""
    keys = get_type_hints(declared, include_extras=True)
    optional = {key for key, hint in keys.items() if get_origin(hint) is NotRequired}
    return keys.keys() - optional <= answer.keys() <= keys.keys()


def standing() -> Any:
    """The worker's table and its open replay as they stand; what was looked at last is no part of it."""
    session, replay = worker._table.session, worker._table.viewer.replay
    return (
        session and (id(session), session.save(), session.viewer, session.curtain.drawn, len(session.log)),
        replay and (id(replay), replay.at, replay.eyes, replay.steps),
    )


def no_number(text: str) -> None:
    raise AssertionError(f"{text} is no JSON")


def of_the_protocol(answer: Json, kind: Any) -> None:
    """An error has an id that has words, and echoes little; an answer has the keys of its kind."""
    if "error" in answer:
        assert answer.keys() == {"error", "view"}
        error = answer["error"]
        assert error["id"] in WORDS, error
        assert error["id"] != "engine-stopped", error
        assert len(json.dumps(error)) <= 2 * MOST, "the refusal repeats too much"
    else:
        assert any(has_keys_of(answer, declared) for declared in answer_types(kind)), (kind, sorted(answer))
    view = answer.get("view")
    assert view is None or view.keys() - {"led"} == VIEW  # a game that follows a record says where it stands
    lines = [
        message for message in messages(answer) if message["id"] not in WORDS and f"event-{message['id']}" not in WORDS
    ]
    assert lines == [], "there are no words for this"


def ask(text: str) -> str:
    """Ask the worker; whether it was refused."""
    before = standing()
    # Each look at this clock is a third of a second later: hints and the bots that search are cut short, each alike.
    answer = json.loads(worker.answer(text, itertools.count(0.0, 300.0).__next__), parse_constant=no_number)
    try:
        request = json.loads(text)
        kind = request.get("do") if isinstance(request, dict) else None
    except (ValueError, RecursionError):
        kind = None
    of_the_protocol(answer, kind)
    if "error" not in answer:
        return str(kind)
    assert standing() == before, f"refused with {answer['error']}, and yet something has changed"
    return f"refused {answer['error']['id']}"


def sat_down(seed: int) -> Counter[str]:
    """One table and sixty requests, so that a seed says all that came before a fault; what came of them."""
    number, dice = group(seed)
    worker._table = worker.Table()
    return Counter(ask(mutate_request(next_request(number, dice), dice)) for _ in range(60))


@pytest.fixture(autouse=True)
def another_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "_table", worker.Table())


def test_damaged_requests(cases: Cases) -> None:
    for seed in cases:
        cases.outcomes += sat_down(seed)
