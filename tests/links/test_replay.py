"""Replays: stepping through a game from any seat's eyes (protocol §5)."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any
from unittest.mock import ANY

import pytest

from citadels import Game
from citadels.table.screen import CitadelsScreen
from citadels.table.worker import Table
from tabletop.core.errors import IllegalMove
from tabletop.table.replay import LONGEST_RECORD, ReplayViewer, share

Json = dict[str, Any]
NAMES = ["Ann", "Ben", "Cal", "Dee"]


def played(most: int = 10_000) -> Game:
    """A game of four, played by chance."""
    choose = random.Random(4)
    game = Game.new(NAMES, {"round_limit": 4}, seed=4)
    while not game.over and len(game.history) < most:
        moves = game.moves()
        game.play(moves[choose.randrange(len(moves))])
    return game


GAME = played()
LINK = GAME.link()
PEOPLE = [{"name": name, "kind": "person"} for name in NAMES]


def ask(numbers: ReplayViewer, request: Json) -> Json:
    """The answer to a request, whichever it is."""
    return dict(numbers.answer(request))


def opened(**more: object) -> tuple[ReplayViewer, Json]:
    """A replay that was just opened, and its answer."""
    numbers = ReplayViewer(CitadelsScreen())
    return numbers, ask(numbers, {"do": "replay", "link": LINK, "names": NAMES, **more})


def dealt(text: object) -> Json:
    """Return the answer to a deal from an address."""
    return dict(Table().answer({"do": "deal", "deal": text})["deal"])


def test_it_opens_at_the_end() -> None:
    answer = opened()[1]

    assert answer["at"] == answer["steps"] == len(GAME.history)


def test_the_end_has_the_result() -> None:
    assert opened()[1]["view"]["result"]["winners"] == GAME.winners


def test_a_step_shows_the_move_that_led_there() -> None:
    assert opened(at=7)[1]["move"] == GAME.history[6]


def test_step_nought_is_the_deal() -> None:
    answer = opened(at=0)[1]

    assert (answer["move"], answer["view"]["round"], answer["view"]["phase"]) == (None, 1, "select")


def test_backwards_is_what_forwards_was() -> None:
    numbers, _ = opened()
    forwards = [ask(numbers, {"at": step}) for step in range(len(GAME.history) + 1)]

    backwards = [ask(numbers, {"at": step}) for step in reversed(range(len(GAME.history) + 1))]

    assert backwards[::-1] == forwards


@pytest.mark.parametrize(("wanted", "step"), [(-5, 0), (10**9, len(GAME.history))])
def test_a_step_that_is_not_there_is_the_nearest(wanted: int, step: int) -> None:
    assert opened(at=wanted)[1]["at"] == step


def test_all_eyes_see_every_hand() -> None:
    hands = opened(at=0, seat="all")[1]["hands"]

    assert [[card["card"] for card in hand] for hand in hands] == [
        player["hand"] for player in Game.new(NAMES, {"round_limit": 4}, seed=4).position()["players"]
    ]


@pytest.mark.parametrize("seat", [None, 0, 3])
def test_one_seats_eyes_see_no_other_hand(seat: int | None) -> None:
    assert opened(at=5, seat=seat)[1]["hands"] is None


@pytest.mark.parametrize("seat", ["all", None, 1])
def test_the_deck_is_a_count_to_all_eyes(seat: object) -> None:
    """As at the table: nobody, not even who sees every hand, reads ahead in the deck."""
    assert isinstance(opened(at=9, seat=seat)[1]["view"]["centre"]["deck"], int)


def test_a_seats_eyes_see_its_own_hand() -> None:
    view = opened(at=0, seat=2)[1]["view"]

    assert [card["card"] for card in view["mine"]["hand"]] == Game.new(NAMES, {"round_limit": 4}, seed=4).position()[
        "players"
    ][2]["hand"]


def test_what_one_seat_was_told_in_private_is_not_told_to_another() -> None:
    numbers, answer = opened(seat=0)
    lines = [entry["id"] for step in range(answer["steps"]) for entry in ask(numbers, {"at": step})["view"]["news"]]
    ask(numbers, {"seat": None})

    public_ids = [
        entry["id"] for step in range(answer["steps"]) for entry in ask(numbers, {"at": step})["view"]["news"]
    ]

    assert ("picked-own" in lines, "picked-own" in public_ids) == (True, False)


def test_rounds_are_where_they_begin() -> None:
    numbers, answer = opened()

    assert [ask(numbers, {"at": step})["view"]["round"] for step in answer["rounds"]] == [1, 2, 3, 4]


def test_names_are_the_callers() -> None:
    assert [seat["name"] for seat in opened()[1]["view"]["seats"]] == NAMES


@pytest.mark.parametrize("name", ["", "Ann\t", "Ann\u202ennA", "\ud83d", 5, None])
def test_a_name_that_cannot_be_shown_is_passed_over(name: object) -> None:
    """A good link stays good whatever names stand beside it."""
    answer = opened(names=["Ann", name, "Cal"])[1]

    assert [seat["name"] for seat in answer["view"]["seats"]] == ["Ann", "Seat 2", "Cal", "Seat 4"]


def test_markup_in_names_stays_text() -> None:
    bad = "<img src=x onerror=alert(1)>"

    assert opened(names=[bad])[1]["view"]["seats"][0]["name"] == bad[:24]


def test_an_unfinished_game_opens_with_nobodys_eyes() -> None:
    answer = ask(ReplayViewer(CitadelsScreen()), {"link": played(20).link()})

    assert (answer["eyes"], answer["over"]) == (None, False)


@pytest.mark.parametrize("seat", [-1, "0", True, 1.5])
def test_what_is_no_seat_is_refused(seat: object) -> None:
    table = Table()

    assert table.answer({"do": "replay", "link": LINK, "seat": seat})["error"]["id"] == "bad-request"


def test_a_seat_of_a_larger_table_is_ignored_where_a_game_is_opened() -> None:
    """Reliability, L1: an address with a wrong seat still opens the game."""
    assert opened(seat=4)[1]["eyes"] == "all"


@pytest.mark.parametrize("wrong", [{"at": 2, "seat": 99}, {"at": "2", "seat": 0}, {"at": 2, "seat": "nobody"}])
def test_a_refused_request_moves_nothing(wrong: Json) -> None:
    """The step was taken before the seat was looked at."""
    table = Table()
    before = table.answer({"do": "replay", "link": LINK, "at": 5, "seat": 1})

    table.answer({"do": "replay", **wrong})

    assert table.answer({"do": "replay"}) == before


# --- records


def test_a_record_is_the_same_game() -> None:
    answer = ask(ReplayViewer(CitadelsScreen()), {"record": GAME.record()})

    assert answer["view"]["seats"] == opened()[1]["view"]["seats"]


def test_an_illegal_move_ends_the_replay_there() -> None:
    lines = GAME.record().split("\n")
    at = next(number for number, line in enumerate(lines) if line == "end")
    lines[at] = "build moon_base"

    answer = ask(ReplayViewer(CitadelsScreen()), {"record": "\n".join(lines)})

    assert answer["stopped"]["line"] == at + 1
    assert answer["steps"] == sum(bool(line) and line[0] not in "[;" for line in lines[:at])


@pytest.mark.parametrize(
    ("record", "error"),
    [
        ("hello", {"id": "record-foreign", "args": {}}),
        ('[Version "2"]', {"id": "record-version", "args": {"version": "2"}}),
        ('[Version "1"]\n[Seed "1"]\nhello', {"id": "record-unreadable", "args": {"key": "Players", "why": ANY}}),
        ('[Version "1"]\n[hello]', {"id": "record-line", "args": {"line": 2}}),
        ('[Version "1"]\n[Hello ""]', {"id": "record-line", "args": {"line": 2}}),
        ('[Version "1"]\n\n[Version "1"]', {"id": "record-line", "args": {"line": 3}}),
        ('[Version "1"]\n[Position "[]"]', {"id": "record-unreadable", "args": {"key": "Position", "why": ANY}}),
    ],
)
def test_a_record_that_is_none_says_why(record: str, error: Json) -> None:
    """In words that each language has."""
    assert ask(ReplayViewer(CitadelsScreen()), {"record": record})["error"] == error


def test_a_record_of_a_thousand_million_gold_is_refused() -> None:
    position = Game.new(NAMES, seed=1).position()
    position["players"][0]["gold"] = 10**9
    text = json.dumps(position).replace("\\", "\\\\").replace('"', '\\"')

    error = ask(ReplayViewer(CitadelsScreen()), {"record": f'[Position "{text}"]\n[Version "1"]\n\n'})["error"]

    assert (error["id"], "gold" in error["args"]["key"] + error["args"]["why"]) == ("record-unreadable", True)


def test_a_record_without_end_is_refused() -> None:
    assert ask(ReplayViewer(CitadelsScreen()), {"record": "gold\n" * LONGEST_RECORD})["error"]["id"] == "link-long"


def test_a_refusal_leaves_the_open_replay() -> None:
    numbers, _ = opened(at=3)
    ask(numbers, {"link": "hello"})

    assert ask(numbers, {})["at"] == 3


def test_nothing_open_is_said() -> None:
    assert ask(ReplayViewer(CitadelsScreen()), {})["error"]["id"] == "link-foreign"


# --- the deal


def test_a_replay_tells_how_its_game_was_dealt() -> None:
    answer = opened()[1]["deal"]

    assert (answer["seats"], answer["rules"], answer["seed"]) == (4, {"round_limit": 4}, 4)


def test_a_game_from_a_position_has_no_deal() -> None:
    record = Game.from_position(GAME.at(9).position()).record()

    assert ask(ReplayViewer(CitadelsScreen()), {"do": "replay", "record": record})["deal"] is None


def test_the_worker_tells_what_a_deal_is() -> None:
    text = opened()[1]["deal"]["text"]

    assert Table().answer({"do": "deal", "deal": text})["deal"] == opened()[1]["deal"]


def record(table: Table) -> str:
    """The game that is played, as text."""
    assert table.session is not None
    return table.session.game.record()


def test_the_same_deal_is_dealt_again() -> None:
    deal = opened()[1]["deal"]
    table = Table()

    table.answer({"do": "new", "seats": PEOPLE, "rules": deal["rules"], "seed": deal["seed"]})

    assert record(table) == GAME.beginning().record()


@pytest.mark.parametrize("text", [None, 7, "", "hello", LINK[:-1], "1.0.0.00000"])
def test_what_is_no_deal_says_why(text: object) -> None:
    assert Table().answer({"do": "deal", "deal": text})["error"]["id"].startswith("link-")


def test_a_whole_game_is_no_deal_and_not_called_damaged() -> None:
    error = Table().answer({"do": "deal", "deal": LINK})["error"]

    assert error == {"id": "other-place", "args": {"what": "link", "game": "citadels"}}


def test_a_deal_tells_the_characters_that_are_called() -> None:
    """R9.3: with three players the first rank stays in the box."""
    game = Game.new(NAMES[:3], {"city_size": 7}, seed=1)

    message = dealt(game.deal())

    assert (message["roles"][0], message["city_size"]) == ("thief", 7)


# --- sharing


def test_sharing_a_finished_game_hides_nothing() -> None:
    assert share(GAME)["hidden"] is False


def test_sharing_an_unfinished_game_says_that_it_holds_hidden_cards() -> None:
    assert share(played(10))["hidden"] is True


def test_the_workers_game_goes_on_beside_a_replay() -> None:
    table = Table()
    seats = [{"name": name, "kind": "person"} for name in NAMES]
    table.answer({"do": "new", "seats": seats, "rules": {}, "seed": 1})
    before = record(table)

    table.answer({"do": "replay", "link": LINK})

    assert record(table) == before


def test_the_worker_shares_its_game() -> None:
    table = Table()
    seats = [{"name": name, "kind": "bot", "bot": "random"} for name in NAMES]
    table.answer({"do": "new", "seats": seats, "rules": {}, "seed": 1})

    link = table.answer({"do": "share"})["link"]

    assert table.answer({"do": "replay", "link": link, "at": 0})["steps"] == 0


@pytest.mark.parametrize("rules", [{"set": "cunning_agents"}, {"specials": "random"}, {}])
def test_a_record_of_2016_opens_with_its_deal(rules: Json) -> None:
    """E12.4: a set, and districts that were drawn, are asked for again by whoever plays the same deal."""
    game = Game.new(NAMES, {"edition": "2016", **rules}, seed=7)

    answer = ask(ReplayViewer(CitadelsScreen()), {"do": "replay", "record": game.record()})

    assert (answer["deal"]["rules"], answer["deal"]["specials"]) == (
        {"edition": "2016", **rules},
        list(game._state.rules.specials),
    )


def test_a_deal_of_2016_opens_as_it_was_dealt() -> None:
    """E12.4."""
    game = Game.new(NAMES, {"edition": "2016", "specials": "random"}, seed=7)

    assert dealt(game.deal())["specials"] == list(game._state.rules.specials)


# --- in slices


def ticking() -> Any:
    """A clock that is a millisecond later at each look."""
    return itertools.count(0.0).__next__


def sliced(viewer: ReplayViewer, request: Json) -> list[Json]:
    """The answers until the replay is open, each after two milliseconds of that clock."""
    now = ticking()
    answers = [dict(viewer.answer({**request, "within": 2}, now))]
    while "opening" in answers[-1] and len(answers) < 1_000:
        answers.append(dict(viewer.answer({"do": "replay", "within": 2}, now)))
    return answers


@pytest.mark.parametrize("request_", [{"link": LINK, "names": NAMES}, {"record": GAME.record()}])
def test_a_long_game_is_opened_in_slices(request_: Json) -> None:
    answers = sliced(ReplayViewer(CitadelsScreen()), request_)

    assert (len(answers) > 2, answers[-1]) == (True, dict(ReplayViewer(CitadelsScreen()).answer(request_)))


def test_each_slice_says_how_far_it_is() -> None:
    places = [answer["opening"]["at"] for answer in sliced(ReplayViewer(CitadelsScreen()), {"link": LINK})[:-1]]

    assert places == sorted(set(places))


def test_a_replay_stays_open_until_the_next_one_is() -> None:
    viewer, answer = opened()
    viewer.answer({"record": GAME.record(), "within": 1}, ticking())

    assert viewer.replay is not None
    assert viewer.replay.answer() == answer


def test_what_is_brought_meanwhile_is_opened_instead() -> None:
    viewer = ReplayViewer(CitadelsScreen())
    viewer.answer({"link": LINK, "within": 1}, ticking())

    assert ask(viewer, {"link": Game.new(NAMES, seed=9).link()})["steps"] == 0


def test_the_step_that_was_asked_for_last_is_shown() -> None:
    viewer = ReplayViewer(CitadelsScreen())
    viewer.answer({"link": LINK, "within": 1}, ticking())

    assert ask(viewer, {"at": 3})["at"] == 3


def test_without_a_clock_it_is_opened_at_once() -> None:
    assert ask(ReplayViewer(CitadelsScreen()), {"link": LINK, "within": 1})["steps"] == len(GAME.history)


@pytest.mark.parametrize("within", [0, -1, 1.5, "1", True, []])
def test_a_slice_is_a_whole_number_of_milliseconds(within: Any) -> None:
    with pytest.raises(IllegalMove):
        ask(ReplayViewer(CitadelsScreen()), {"link": LINK, "within": within})
