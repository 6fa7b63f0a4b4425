"""The worker's requests, answered for a game that is not Citadels (docs/protocol.md)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.tabletop import pebbles_worker
from tests.tabletop.pebbles import seats
from tests.tabletop.pebbles_worker import Table

Json = dict[str, Any]
# These need no game that is played.
ALONE = {
    "hello",
    "new",
    "lesson",
    "load",
    "tell",
    "replay",
    "deal",
    "quit",
    "recognise",
    "draw",
    "edit",
    "moves",
    "enter",
}


class Page:
    """A page that asks: each request and answer as JSON text."""

    def __init__(self, kinds: str = "pb", rounds: int = 2) -> None:
        self.table = Table()
        self.ask("new", seats=seats(kinds), rules={"rounds": rounds}, seed=5)

    def ask(self, do: str, **rest: Any) -> Json:
        return dict(json.loads(self.table.handle_json(json.dumps({"do": do, **rest}))))

    def play(self, *moves: str) -> Json:
        """Play these moves of persons, and what bots answer; return the last answer."""
        answer: Json = {}
        for move in moves:
            answer = self.ask("choose", move=move)
            while answer["view"]["waiting"] == "bot":
                answer = self.ask("tick")
        return answer


def over() -> Page:
    """A page at the end of a game of one person and a bot."""
    page = Page(rounds=1)
    page.play("draw", "next")
    return page


def test_a_new_game_shows_the_table_and_asks() -> None:
    view = Page().ask("look")["view"]
    assert (view["viewer"], view["waiting"], view["prompt"]["seat"]) == (0, "person", 0)


def test_a_move_is_played_and_told() -> None:
    assert Page().ask("choose", move="draw")["view"]["news"][-1]["id"] == "drew-own"


def test_a_save_is_taken_up() -> None:
    page, other = Page(), Page("pp")
    save = page.ask("choose", move="draw")["save"]
    other.ask("load", save=save)
    assert other.ask("record") == page.ask("record")


def test_a_decision_is_taken_back() -> None:
    page = Page()
    page.ask("choose", move="mark")
    page.ask("undo")
    assert page.ask("record") == Page().ask("record")


def test_what_came_to_light_is_not_taken_back() -> None:
    page = Page()
    page.ask("choose", move="draw")
    assert page.ask("undo")["error"]["id"] == "undo-card-drawn"


def test_the_curtain_opens_for_who_is_asked() -> None:
    page = Page("pp")
    before = page.ask("look")["view"]["curtain"]
    assert (before, page.ask("open", seat=0)["view"]["curtain"]) == ({"seat": 0, "name": "N0"}, None)


def test_the_end_has_a_result() -> None:
    assert over().ask("look")["view"]["result"]["winners"] == [0]


def test_the_log_tells_the_newest() -> None:
    answer = over().ask("log", most=1)
    assert ([line["id"] for block in answer["log"] for line in block["lines"]], answer["earlier"]) == (
        ["did-passed"],
        3,
    )


def test_the_log_comes_along() -> None:
    log = Page().ask("look", along=9)["log"]
    assert [line["id"] for block in log for line in block["lines"]] == ["did-began"]


def test_a_game_is_shared_and_replayed() -> None:
    page = over()
    link = page.ask("share")["link"]
    answer = page.ask("replay", link=link, names=["Ann", "Bo"], at=1)
    assert (answer["steps"], answer["move"], answer["view"]["seats"][0]["name"]) == (2, "draw", "Ann")


@pytest.mark.parametrize("around", ["\n{link}", " {link} ", "https://example.org/pebbles.html#{link}"])
def test_a_link_is_replayed_whatever_is_around_it(around: str) -> None:
    """Protocol §5: spaces and an address in front are ignored."""
    page = over()
    link = around.format(link=page.ask("share")["link"])
    assert page.ask("replay", link=link).get("error") is None


def test_a_record_stops_at_a_move_that_cannot_be() -> None:
    page = over()
    record = page.ask("record")["record"] + "nod\n"
    assert page.ask("replay", record=record)["stopped"]["id"] == "why-not-now"


def test_everything_is_seen_with_all_eyes() -> None:
    page = over()
    page.ask("replay", link=page.ask("share")["link"], at=1)
    assert page.ask("replay", seat="all")["view"]["news"][-1]["id"] == "drew-own"


def test_the_moves_of_a_replay_are_listed_with_their_news() -> None:
    page = over()
    page.ask("replay", link=page.ask("share")["link"], seat="all")
    news = page.ask("replay", at=1)["view"]["news"]
    assert page.ask("moves", first=0, last=1)["moves"] == [{"at": 1, "news": news}]


def test_a_list_of_moves_has_what_its_viewer_may_know() -> None:
    page = over()
    page.ask("replay", link=page.ask("share")["link"], at=1, seat=1)
    ids = [entry["id"] for move in page.ask("moves", first=1, last=9)["moves"] for entry in move["news"]]
    assert "drew-own" not in ids


def test_a_game_without_pictures_is_not_drawn() -> None:
    page = over()
    page.ask("replay", link=page.ask("share")["link"])
    assert page.ask("draw", at=1)["error"]["id"] == "drawing-missing"


def test_a_deal_tells_what_is_dealt() -> None:
    page = over()
    deal = page.ask("replay", link=page.ask("share")["link"])["deal"]
    assert page.ask("deal", deal=deal["text"])["deal"] == {**deal, "rules": {"rounds": 1}}


def test_a_hint_advises_a_move() -> None:
    assert Page().ask("hint")["hint"]["options"][0]["move"] == "draw"


@pytest.mark.parametrize("do", ["review", "timeline"])
def test_a_game_without_a_review_or_a_timeline_says_so(do: str) -> None:
    assert over().ask(do)["error"] == {"id": "bad-request", "args": {"text": do}}


@pytest.mark.parametrize("do", ["review", "timeline"])
def test_a_game_is_looked_back_at_when_it_is_over(do: str) -> None:
    assert Page().ask(do)["error"]["id"] == "review-early"


@pytest.mark.parametrize("do", sorted({*Table().handlers} - ALONE))
def test_without_a_game_nothing_is_played(do: str) -> None:
    page = Page()
    page.ask("quit")
    assert page.ask(do)["error"]["id"] == "illegal-no-game"


@pytest.mark.parametrize("text", ["", "[]", '{"do": 7}', '{"do": "said"}', '{"do": "_playing"}', "x" * 2_000_000])
def test_what_is_no_request_is_refused(text: str) -> None:
    assert json.loads(pebbles_worker.answer(text))["error"]["id"] == "bad-request"


def test_what_breaks_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(Table, "answer", lambda *_: 1 / 0)
    assert json.loads(pebbles_worker.answer("{}"))["error"]["id"] == "engine-stopped"


def test_what_breaks_says_where(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(Table, "answer", lambda *_: 1 / 0)
    assert 'worker.py", line' in json.loads(pebbles_worker.answer("{}"))["trace"]


def test_a_wish_is_shown_to_whoever_has_it() -> None:
    assert Page().ask("wish", wish="nod")["view"]["wishes"] == ["nod"]
