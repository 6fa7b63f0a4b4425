"""The story on the page: who acts, what hit the reader, what must not be missed, and what is heard."""

from __future__ import annotations

import json
from typing import Any

import pytest

from citadels.core.registry import PLAYED
from tabletop.core.event_spec import EventSpec, spec_of
from tabletop.table.story import counted_with
from tests.page.device import Device
from tests.page.english import text_of
from tests.page.trees import messages, prop, styled, taps, texts
from tests.rules.table import seat as sits
from tests.rules.table import turn
from tests.table.desk import Desk, Json, desk, seats

QUOTE = '"'
ROBBED = "rob king", "gold", "end"
MURDERED = "assassinate king", "gold", "end"


def played(*moves: str, seat: int = 1) -> Json:
    """Seat 0 has played these moves as the Thief or the Assassin; the person is at seat 1, the King, or as told."""
    first = "thief" if moves[0].startswith("rob") else "assassin"
    game = turn(first, sits(first), sits("king", gold=4), sits("bishop"))
    for move in moves:
        game.play(move)
    return desk(game, seat).view


def test_a_player_who_was_only_called_is_a_whole_sentence(app: Any) -> None:
    """Nothing would follow the name and the character before their first decision."""
    game = turn("assassin", sits("assassin"), sits("thief"), sits("bishop"))
    for move in ("assassinate king", "gold", "end"):
        game.play(move)

    (*_, last) = app.story.blocks(desk(game, 2).view["story"])

    assert text_of(last, "citadels").strip() == "Seat 1 is the Thief."


def test_what_hit_the_reader_is_said_above_the_question(app: Any) -> None:
    drawn = app.decision.decision(app.seated(played(*ROBBED)))

    assert "hit-robbed" in texts(styled(drawn, "hits"))


def test_it_stays_until_the_reader_has_acted_again(app: Any) -> None:
    drawn = app.decision.decision(app.seated(played(*ROBBED, "gold")))

    assert "hit-robbed" in texts(styled(drawn, "hits"))


@pytest.mark.parametrize(("moves", "later"), [(ROBBED, "hit-robbed"), (MURDERED, "hit-silenced")])
def test_what_was_announced_gives_way_to_what_came_of_it(app: Any, moves: tuple[str, ...], later: str) -> None:
    """R5.1, R5.2: the same blow is not written twice."""
    drawn = app.decision.decision(app.seated(played(*moves)))

    assert texts(styled(drawn, "hits")) == [later]


def test_what_is_announced_is_said_as_long_as_nothing_came_of_it(app: Any) -> None:
    drawn = app.decision.decision(app.seated(played("rob king", "gold")))

    assert texts(styled(drawn, "hits")) == ["hit-rob"]


def test_the_open_recap_says_once_what_hit_the_reader(app: Any) -> None:
    table = app.seated(played(*ROBBED))
    table.recap_open = True

    assert texts(app.decision.decision(table)).count("hit-robbed") == 1


def test_while_moves_are_tried_the_turns_of_others_are_not_counted(app: Any) -> None:
    """The story is then that of a copy of the game (protocol §10)."""
    view = {**played(*ROBBED), "trial": {"count": 0, "stopped": None, "brings": []}}

    assert "recap-toggle" not in json.dumps(app.decision.decision(app.seated(view)))


def test_the_robbed_see_a_sign_on_their_character(app: Any) -> None:
    drawn = app.mine.mine(app.seated(played(*ROBBED)))

    assert styled(styled(drawn, "role-button"), "marks") != []


def test_who_acts_is_named_with_the_character(app: Any) -> None:
    """Seat 2 is asked, whose turn has begun as the Bishop."""
    view = played("rob merchant", "gold", "end", "gold", "end", seat=0)

    assert app.story.acting(view) == {"id": "waiting-turn", "args": {"player": "Seat 2", "role": "bishop"}}


def test_while_others_act_each_of_their_lines_is_there(app: Any) -> None:
    drawn = app.decision.decision(app.seated(played("rob merchant", "gold", "end", "gold", seat=2)))

    assert [name in json.dumps(styled(drawn, "story")) for name in ("did-rob", "did-gold")] == [True, True]


def test_a_lost_turn_is_a_moment_of_its_own(app: Any) -> None:
    view = played(*MURDERED)

    assert [line["id"] for line in app.news.moment(view, 0, app.citadels_game.CitadelsGame.unmissed)] == [
        "hit-silenced"
    ]


def test_a_moment_that_was_read_is_none(app: Any) -> None:
    view = played(*MURDERED)

    assert app.news.moment(view, app.news.newest(view), app.citadels_game.CitadelsGame.unmissed) == []


def test_a_moment_waits_for_the_reader(app: Any) -> None:
    table = app.seated(played(*MURDERED))
    table.reading.moment = app.news.moment(table.view, 0, app.citadels_game.CitadelsGame.unmissed)

    assert taps(app.decision.decision(table), "go-on") == [""]


@pytest.mark.parametrize(("before", "heard"), [({"prompt": None, "result": None}, "turn"), (None, "")])
def test_one_s_turn_is_heard_when_it_comes(app: Any, before: Json | None, heard: str) -> None:
    view = played("rob merchant", "gold", "end")

    assert app.news.sound(before, view, app.news.newest(view)) == heard


def test_what_is_taken_up_again_is_not_heard(app: Any) -> None:
    assert app.news.sound(None, played(*ROBBED), 0) == ""


def test_a_robbery_is_heard(app: Any) -> None:
    assert app.news.sound({"prompt": None, "result": None}, played(*ROBBED), 0) == "hit"


def test_who_wants_no_sound_hears_none(app: Any, device: Device) -> None:
    page = app.open()
    page.settings["sound"] = "off"

    page.play.display.sound("turn")

    assert device.stage.calls("sound") == []


def test_the_end_with_something_left_is_asked_about(app: Any) -> None:
    """R4.6: nothing is lost by a slip of the finger."""
    table = app.seated(desk(turn("king", sits("king", city="manor"), sits(), taken="resources"), 0).view)
    table.ending = True

    assert "end-sure" in texts(app.decision.decision(table))


def test_nothing_left_is_not_asked_about(app: Any) -> None:
    table = app.seated(desk(turn("king", sits("king"), sits(), taken="resources"), 0).view)

    assert table.left() == []


# --- a whole game


def events_and_texts(app: Any, seed: int) -> tuple[set[str], set[str]]:
    """Of a whole game against bots: the public events of others, and those that the panel showed by the next question.

    What a purse and a hand get is counted together; the headings tell whose turn it is, the track who does not answer.
    """
    desk, table = Desk(), app.citadels_table.CitadelsTable()
    desk.ask("new", seats=seats(["Ann", "Ben", "Cem", "Dora"], (0,), "casual"), rules={}, seed=seed)
    texts: set[str] = set()
    cards: set[str] = set()
    drawn, heard = "", 0
    while desk.view["waiting"] != "over":
        table.reading.before, table.reading.line = table.reading.line, app.news.newest(desk.view)
        table.take(desk.view)
        drawn += json.dumps(app.decision.decision(table))
        if desk.view["waiting"] == "bot":
            desk.ask("tick")
            continue
        for event in public(desk, heard):
            texts.add(f"{event} before {len(texts)}")
            if any(f"-{name}{QUOTE}" in drawn for name in (event, *(counted_with(event_spec(event)) or ())[:1])):
                cards.add(f"{event} before {len(texts) - 1}")
        drawn, heard = "", desk.table.session.log[-1].number  # type: ignore[union-attr]  # it was dealt
        desk.choose(next(choice["move"] for choice in desk.choices if choice["enabled"] and choice["move"]))
    return texts, cards


def event_spec(event: str) -> EventSpec:
    """The declaration of an event of the first edition."""
    return spec_of(PLAYED.events, event)


def public(desk: Desk, heard: int) -> list[str]:
    """The ids of what everybody was told of others after a number, as far as it has a line of its own."""
    assert desk.table.session is not None
    events = [entry.event for entry in desk.table.session.log if entry.number > heard and entry.event.audience is None]
    return [event.id for event in events if event.args.get("player") != 0 and not event_spec(event.id).not_in_story]


@pytest.mark.parametrize("seed", [3, 8])
def test_the_panel_has_shown_each_event_before_the_next_question(app: Any, seed: int) -> None:
    texts, cards = events_and_texts(app, seed)

    assert texts - cards == set()


def test_such_a_game_tells_enough(app: Any) -> None:
    """The test above would hold for games in which nothing happens."""
    texts, _ = events_and_texts(app, 3)

    assert len(texts) > 100


def test_what_is_told_of_a_selection_stands_line_by_line(app: Any) -> None:
    line: Json = {"id": "did-aside", "args": {}, "player": None, "hit": False, "grave": False}
    lines = [{**line, "n": 1}, {**line, "n": 2}]

    [block] = app.story.blocks([{"n": 1, "round": None, "seat": None, "player": None, "role": None, "lines": lines}])

    assert "story-comma" not in texts(block)


def test_a_deed_after_what_others_got_says_whose_it_is(app: Any) -> None:
    """ "You: threw 8. Beatrix got wood. built a road" read as Beatrix's road."""
    line: Json = {"id": "did-gold", "args": {}, "player": None, "hit": False, "grave": False}
    lines = [{**line, "n": 1}, {**line, "n": 2, "player": "Bea"}, {**line, "n": 3}, {**line, "n": 4}]

    [block] = app.story.blocks([{"n": 1, "round": None, "seat": 0, "player": "Ann", "role": None, "lines": lines}])

    worded = [messages(node).get("story-other", {}).get("player") for node in styled(block, "line")]
    assert worded == [None, "Bea", "Ann", None]


def test_a_deed_goes_on_in_the_line_that_names_its_player(app: Any) -> None:
    """The one after it began a line of its own, with a comma: only what another got stands alone."""
    line: Json = {"id": "did-gold", "args": {}, "player": None, "hit": False, "grave": False}
    lines = [{**line, "n": 1}, {**line, "n": 2, "player": "Bea"}, {**line, "n": 3}, {**line, "n": 4}]

    [block] = app.story.blocks([{"n": 1, "round": None, "seat": 0, "player": "Ann", "role": None, "lines": lines}])

    assert [prop(node, "class") for node in styled(block, "line")] == ["line", "line alone", "line", "line"]
