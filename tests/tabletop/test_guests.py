"""Guests: people at devices of their own, for whom the device that deals asks (docs/protocol.md §9)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabletop.core.errors import IllegalMove
from tabletop.table.saves import SaveError
from tabletop.table.session import SeatError, Session
from tests.tabletop.pebbles import PEBBLES, Listener, sitting
from tests.tabletop.test_worker import Page

Json = dict[str, Any]


class Dealer(Page):
    """The device that deals: it asks for itself, and for its guests."""

    def __init__(self, kinds: str = "pg", rounds: int = 4) -> None:
        super().__init__(kinds, rounds)

    def guest(self, seat: Any, do: str, **rest: Any) -> Json:
        return self.ask(do, **{"as": seat}, **rest)

    @property
    def session(self) -> Session:
        assert self.table.session is not None
        return self.table.session


# --- who is asked, who looks


def test_a_guest_is_waited_for_elsewhere() -> None:
    assert sitting("pg", "next").waiting == "elsewhere"


def test_one_person_beside_guests_has_no_curtain() -> None:
    assert (sitting("pg").waiting, sitting("pg").viewer) == ("person", 0)


def test_people_at_the_device_that_deals_have_a_curtain_beside_guests() -> None:
    assert sitting("pgp").waiting == "curtain"


def test_the_curtain_stays_as_it_is_while_a_guest_decides() -> None:
    session = sitting("pgp", "next")
    assert (session.waiting, session.viewer) == ("elsewhere", 0)


def test_a_device_in_the_middle_shows_what_is_public() -> None:
    session = sitting("gg")
    assert (session.waiting, session.viewer) == ("elsewhere", None)


def test_the_device_that_deals_plays_no_move_of_a_guest() -> None:
    with pytest.raises(IllegalMove):
        sitting("pg", "next").choose("next")


def test_a_guest_looks_at_their_own_seat() -> None:
    assert Dealer().guest(1, "look")["guest"]["view"]["viewer"] == 1


def test_a_guest_is_asked_at_their_own_device() -> None:
    dealer = Dealer()
    dealer.ask("choose", move="next")
    view = dealer.guest(1, "look")["guest"]["view"]
    assert (view["waiting"], view["prompt"]["seat"], view["shared"]) == ("person", 1, False)


@pytest.mark.parametrize("kinds", ["pg", "bg", "ppg"])
def test_a_guest_waits_for_everybody_else_alike(kinds: str) -> None:
    view = Dealer(kinds).guest(len(kinds) - 1, "look")["guest"]["view"]
    assert (view["waiting"], view["prompt"], view["curtain"]) == ("elsewhere", None, None)


# --- a guest plays


def test_a_move_of_a_guest_is_played() -> None:
    dealer = Dealer("gp")
    dealer.guest(0, "choose", move="draw")
    assert [str(move) for move in dealer.session.game.history] == ["draw"]


def test_the_device_that_deals_gets_its_own_view_of_it_and_the_save() -> None:
    answer = Dealer("gp").guest(0, "choose", move="draw")
    assert (answer["view"]["viewer"], answer["view"]["news"][-1]["id"]) == (1, "drew")
    assert json.loads(answer["save"])["format"] == "pebbles"


def test_a_guest_gets_no_save() -> None:
    assert Dealer("gp").guest(0, "choose", move="draw")["guest"]["save"] is None


def test_where_nothing_changes_the_device_that_deals_has_nothing_to_draw() -> None:
    assert Dealer("gp").guest(0, "look")["view"] is None


def test_a_move_that_is_refused_is_refused_to_the_guest() -> None:
    answer = Dealer("gp").guest(0, "choose", move="nod")
    assert (answer["guest"]["error"]["id"], answer["view"]) == ("why-not-now", None)


def test_a_guest_plays_no_move_of_another() -> None:
    answer = Dealer("pg").guest(1, "choose", move="next")
    assert answer["guest"]["error"]["id"] == "illegal-not-asked"


def test_a_guest_takes_their_own_decision_back() -> None:
    dealer = Dealer("gp")
    dealer.guest(0, "choose", move="mark")
    dealer.guest(0, "undo")
    assert dealer.session.game.history == []


def test_a_guest_takes_no_decision_of_another_back() -> None:
    dealer = Dealer("pg")
    dealer.ask("choose", move="mark")
    assert dealer.guest(1, "undo")["guest"]["error"]["id"] == "undo-nothing"


def test_the_device_that_deals_takes_no_decision_of_a_guest_back() -> None:
    dealer = Dealer("gp")
    dealer.guest(0, "choose", move="mark")
    assert dealer.ask("undo")["error"]["id"] == "undo-nothing"


def test_a_guest_who_is_asked_gets_a_hint() -> None:
    assert Dealer("gp").guest(0, "hint")["guest"]["hint"]["options"][0]["move"] == "draw"


def test_a_guest_who_is_not_asked_gets_no_hint() -> None:
    assert Dealer("pg").guest(1, "hint")["guest"]["error"]["id"] == "illegal-not-asked"


def test_a_guest_reads_the_log_with_their_own_eyes() -> None:
    dealer = Dealer("gp")
    dealer.guest(0, "choose", move="draw")
    newest = [[line["id"] for block in log for line in block["lines"]][-1] for log in (
        dealer.guest(0, "log")["guest"]["log"], dealer.ask("log")["log"]
    )]  # fmt: skip
    assert newest == ["did-drew-own", "did-drew"]


# --- what a guest may not ask


@pytest.mark.parametrize(
    "do", ["new", "again", "load", "lesson", "tick", "open", "close", "record", "share", "quit", "reseat", "looks",
           "replay", "deal", "review", "tell", "hello", "", "_playing", None, 7, ["look"]],
)  # fmt: skip
def test_nothing_else_is_answered_to_a_guest(do: Any) -> None:
    dealer = Dealer("gp")
    assert dealer.guest(0, do)["error"]["id"] == "bad-request"


@pytest.mark.parametrize("seat", [1, 2, -1, 7, True, None, "0", [0], {}])
def test_no_other_seat_than_a_guests_asks_so(seat: Any) -> None:
    assert Dealer("gpb").guest(seat, "look")["error"] == {"id": "bad-request", "args": {"text": "as"}}


def test_a_guest_asks_nothing_without_a_game() -> None:
    dealer = Dealer("gp")
    dealer.ask("quit")
    assert dealer.guest(0, "look")["error"]["id"] == "bad-request"


def test_a_refusal_shows_the_guest_nothing_of_another_seat() -> None:
    answer = Dealer("gp").guest(0, "choose", move="nod", viewer=1)
    assert answer["guest"]["view"]["viewer"] == 0


# --- what is new


def news(look: Json) -> list[str]:
    return [entry["id"] for entry in look["view"]["news"]]


def test_all_guests_are_shown_the_table_at_once() -> None:
    looks = Dealer("pgg").ask("looks")["looks"]
    assert {seat: look["view"]["viewer"] for seat, look in looks.items()} == {"1": 1, "2": 2}


def test_what_was_lost_on_its_way_is_told_again() -> None:
    dealer = Dealer("pg")
    dealer.ask("choose", move="draw")
    first, second = (dealer.ask("looks", seen={"1": 1})["looks"]["1"] for _ in range(2))
    assert news(first) == news(second) == ["drew"]


def test_what_a_guest_has_seen_is_not_told_again() -> None:
    dealer = Dealer("pg")
    dealer.ask("choose", move="draw")
    last = dealer.ask("looks", seen={"1": 0})["looks"]["1"]["view"]["news"][-1]["n"]
    assert news(dealer.ask("looks", seen={"1": last})["looks"]["1"]) == []


def test_nothing_is_news_to_a_device_that_comes_to_the_table() -> None:
    dealer = Dealer("pg")
    dealer.ask("choose", move="draw")
    assert news(dealer.ask("looks")["looks"]["1"]) == []


def test_nor_in_the_answer_to_its_first_request() -> None:
    dealer = Dealer("pg")
    dealer.ask("choose", move="draw")
    assert news(dealer.ask("look", **{"as": 1}, seen=None)["guest"]) == []


def test_guests_hear_where_the_log_ends() -> None:
    dealer = Dealer("pg")
    dealer.ask("choose", move="draw")
    assert dealer.ask("looks")["newest"] == dealer.session.log[-1].number


@pytest.mark.parametrize("do", ["choose", "undo"])
def test_a_decision_counts_at_its_step_alone(do: str) -> None:
    """Decisions that are asked for again after a broken connection were played before."""
    dealer = Dealer("gp")
    dealer.guest(0, "choose", move="mark")
    before = dealer.session.save()
    refusal = dealer.ask(do, **{"as": 0}, move="mark", step=0)["guest"]
    assert (refusal["error"]["id"], dealer.session.save()) == ("illegal-late", before)


def test_a_decision_at_its_step_is_played() -> None:
    dealer = Dealer("gp")
    assert dealer.ask("choose", **{"as": 0}, move="mark", step=0)["guest"]["step"] == 1


def test_a_guest_takes_all_back_that_can_be() -> None:
    dealer = Dealer("gp")
    for _ in range(2):
        dealer.guest(0, "choose", move="mark")
    dealer.guest(0, "undo", all=True)
    assert dealer.session.game.history == []


def test_guests_hear_how_many_decisions_there_were() -> None:
    dealer = Dealer("pg")
    dealer.ask("choose", move="mark")
    assert dealer.ask("looks")["looks"]["1"]["step"] == 1


def test_guests_hear_whose_decision_was_taken_back() -> None:
    dealer = Dealer("pg")
    dealer.ask("choose", move="mark")
    dealer.ask("undo")
    assert dealer.ask("looks")["undone"] == 0


def test_a_later_decision_is_no_undo() -> None:
    dealer = Dealer("pg")
    dealer.ask("choose", move="mark")
    dealer.ask("undo")
    dealer.ask("choose", move="mark")
    assert dealer.ask("looks")["undone"] is None


def test_what_guests_are_shown_is_still_new_to_the_device_that_deals() -> None:
    dealer = Dealer("gp")
    before = dealer.session.known()[-1].number
    dealer.guest(0, "choose", move="mark")
    dealer.ask("looks")
    assert all(entry.number > before for entry in dealer.session.news())


def test_the_log_of_a_look_is_as_long_as_wished() -> None:
    dealer = Dealer("pg")
    dealer.ask("choose", move="mark")
    look = dealer.ask("looks", most=1)["looks"]["1"]
    assert (len(look["log"]), look["earlier"]) == (1, 1)


@pytest.mark.parametrize("seen", [7, "x", [1], None])
def test_what_was_seen_is_told_as_numbers(seen: Any) -> None:
    assert Dealer("pg").ask("looks", seen=seen)["error"]["id"] == "bad-request"


# --- secrets


@pytest.mark.parametrize("do", ["share", "record"])
@pytest.mark.parametrize("kinds", ["pg", "gg", "pp", "bgg"])
def test_where_several_people_play_nothing_is_passed_on_before_the_end(kinds: str, do: str) -> None:
    assert Dealer(kinds).ask(do)["error"]["id"] == "share-early"


@pytest.mark.parametrize("do", ["share", "record"])
@pytest.mark.parametrize("kinds", ["pb", "gb"])
def test_one_person_may_pass_a_game_on_at_any_time(kinds: str, do: str) -> None:
    assert "error" not in Dealer(kinds).ask(do)


@pytest.mark.parametrize("do", ["share", "record"])
def test_a_game_is_passed_on_no_earlier_because_a_bot_plays_for_a_guest(do: str) -> None:
    """The guest's cards are a secret still: the seat may be given back (protocol §3)."""
    dealer = Dealer("pg")
    dealer.ask("reseat", seat=1, kind="bot", bot="roller")
    assert dealer.ask(do)["error"]["id"] == "share-early"


def test_a_save_knows_that_a_bot_plays_for_a_guest() -> None:
    session = sitting("pg")
    session.set_seat(1, "bot", "roller")
    assert Session.load(PEBBLES, session.save()).secret


def test_a_seat_that_changes_from_bot_to_bot_stays_a_persons() -> None:
    session = sitting("pg")
    session.set_seat(1, "bot", "roller")
    session.set_seat(1, "bot", "listener")
    assert session.secret


def test_in_the_next_game_at_the_table_the_bots_seat_is_nobodys_secret() -> None:
    session = sitting("pg")
    session.set_seat(1, "bot", "roller")
    assert not session.again(5).secret


def test_a_bot_that_nobody_sat_at_has_no_secret() -> None:
    session = sitting("pb")
    session.set_seat(1, "bot", "listener")
    assert not session.secret


def test_after_the_end_nothing_is_secret() -> None:
    dealer = Dealer("pg", rounds=1)
    before = dealer.ask("look")["view"]["secret"]
    after = dealer.ask("choose", move="next")["view"]["secret"]
    assert (before, after) == (True, False)


# --- seats that change hands


def test_a_bot_plays_on_for_a_guest() -> None:
    dealer = Dealer("gp")
    dealer.ask("reseat", seat=0, kind="bot", bot="roller")
    assert dealer.ask("tick")["view"]["waiting"] == "person"


def test_a_bot_gives_the_seat_back() -> None:
    dealer = Dealer("gp")
    dealer.ask("reseat", seat=0, kind="bot", bot="roller")
    dealer.ask("reseat", seat=0, kind="guest")
    assert dealer.guest(0, "look")["guest"]["view"]["waiting"] == "person"


def test_a_bot_that_takes_over_hears_what_was_told_before() -> None:
    session = sitting("pg", "next")
    Listener.heard.clear()
    session.set_seat(1, "bot", "listener")
    session.tick()
    assert [event.id for event in Listener.heard[0]] == ["began", "passed"]


def test_a_guest_becomes_a_person_behind_the_curtain() -> None:
    session = sitting("pg", "next")
    session.set_seat(1, "person")
    assert (session.waiting, session.behind_curtain, session.viewer) == ("curtain", 1, 0)


def test_the_last_person_at_the_device_needs_no_curtain() -> None:
    session = sitting("pp")
    session.set_seat(1, "guest")
    assert (session.waiting, session.viewer) == ("person", 0)


def test_the_view_of_a_seat_goes_with_its_person() -> None:
    session = sitting("ppg", "next")
    session.set_seat(0, "guest")
    assert session.viewer == 1


def test_a_seat_that_changes_hands_is_saved() -> None:
    dealer = Dealer("gp")
    save = dealer.ask("reseat", seat=0, kind="bot", bot="roller")["save"]
    assert [seat.kind for seat in Session.load(PEBBLES, save).seats] == ["bot", "person"]


@pytest.mark.parametrize(
    "change", [{}, {"seat": 2, "kind": "guest"}, {"seat": True, "kind": "guest"}, {"seat": 0, "kind": "ghost"},
               {"seat": 0, "kind": "bot"}, {"seat": 0, "kind": "bot", "bot": "oracle"}, {"seat": 0}],
)  # fmt: skip
def test_a_change_that_cannot_be_is_refused(change: Json) -> None:
    dealer = Dealer("gp")
    assert dealer.ask("reseat", **change)["error"]["id"] == "illegal-setup"


def test_the_seats_of_a_game_that_follows_a_record_stay() -> None:
    record = sitting("pb", "next", rounds=1).game.record()
    with pytest.raises(SeatError):
        Session.follow(PEBBLES, record, 0, "roller", 0).set_seat(1, "guest")


# --- saves


def test_a_save_has_its_guests() -> None:
    session = sitting("pg", "next")
    assert [seat.kind for seat in Session.load(PEBBLES, session.save()).seats] == ["person", "guest"]


def test_after_a_reload_a_guest_is_waited_for_elsewhere() -> None:
    assert Session.load(PEBBLES, sitting("pg", "next").save()).waiting == "elsewhere"


def test_a_program_without_guests_calls_such_a_save_another_versions() -> None:
    assert json.loads(sitting("pg").save())["version"] != PEBBLES.version


def test_a_save_without_guests_is_as_it_always_was() -> None:
    assert json.loads(sitting("pp").save())["version"] == PEBBLES.version


def test_a_damaged_save_with_guests_is_refused() -> None:
    with pytest.raises(SaveError):
        Session.load(PEBBLES, sitting("pg").save().replace('"guest"', '"bot"'))
