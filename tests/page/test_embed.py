"""The lines for somebody's own page: which address and which options they have."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.page.device import SITE, Device
from tests.page.trees import nodes, prop, texts

LINK = "1.a.b.c.d&at=12"
ANSWER: dict[str, Any] = {
    "at": 12,
    "next": "take gold",
    "steps": 60,
    "eyes": 1,
    "view": {"result": None, "seats": [{"name": "Ann"}, {"name": "Ben"}]},
}


@pytest.fixture
def page(app: Any, device: Device) -> Any:
    """The page with the sheet of a table open."""
    page = app.open()
    device.settle(page.act, "embed", "", "")
    return page


def line(device: Device) -> str:
    """The line that the sheet shows."""
    return next(texts(node)[0] for node in nodes(device.stage.trees["sheet"]) if prop(node, "id") == "embed-line")


def test_a_frame_shows_the_poster(page: Any, device: Device) -> None:
    assert f'<iframe src="{SITE}embed.html" title=' in line(device)


def test_an_option_is_in_the_address(page: Any, device: Device) -> None:
    device.settle(page.act, "embed-seats", "3", "")

    assert f'src="{SITE}embed.html?seats=3"' in line(device)


def test_of_two_options_the_address_is_escaped(page: Any, device: Device) -> None:
    device.settle(page.act, "embed-seats", "3", "")
    device.settle(page.act, "embed-lang", "zh-Hant", "")

    assert "embed.html?seats=3&amp;lang=zh-Hant" in line(device)


def test_an_edition_is_in_the_address(page: Any, device: Device) -> None:
    device.settle(page.act, "embed-edition", "2016", "")

    assert f'src="{SITE}embed.html?edition=2016"' in line(device)


def test_the_poster_hears_of_the_theme_behind_the_address(page: Any, device: Device) -> None:
    device.settle(page.act, "embed-theme", "light", "")

    assert f'src="{SITE}embed.html?theme=light#light"' in line(device)


def test_what_is_the_readers_own_is_left_out(page: Any, device: Device) -> None:
    device.settle(page.act, "embed-theme", "light", "")
    device.settle(page.act, "embed-theme", "own", "")

    assert f'src="{SITE}embed.html"' in line(device)


def test_a_frame_is_as_high_as_one_likes(page: Any, device: Device) -> None:
    device.settle(page.act, "embed-height", "720", "")

    assert 'height="720"' in line(device)


def test_an_element_brings_its_script(page: Any, device: Device) -> None:
    device.settle(page.act, "embed-form", "element", "")

    assert line(device) == f'<script async src="{SITE}embed.js"></script>\n<citadels-game></citadels-game>'


def test_an_element_has_the_options_as_attributes(page: Any, device: Device) -> None:
    device.settle(page.act, "embed-lang", "en", "")
    device.settle(page.act, "embed-form", "element", "")

    assert '<citadels-game lang="en">' in line(device)


def test_a_picture_leads_to_the_game(page: Any, device: Device) -> None:
    device.settle(page.act, "embed-form", "picture", "")

    assert line(device).endswith(f"]({SITE}art/screens/site.jpg)]({SITE}index.html)")


def test_a_replay_is_in_the_address_with_its_options(app: Any, device: Device) -> None:
    page = app.open()
    device.settle(page.act, "embed", LINK, "")

    assert f'src="{SITE}embed.html?replay=1.a.b.c.d%26at%3D12"' in line(device)


def test_a_game_with_a_replay_can_still_be_embedded_as_a_table(app: Any, device: Device) -> None:
    page = app.open()
    device.settle(page.act, "embed", LINK, "")
    device.settle(page.act, "embed-what", "table", "")

    assert f'src="{SITE}embed.html"' in line(device)


def test_a_link_too_long_for_the_poster_is_in_the_replays_own_address(app: Any, device: Device) -> None:
    page, link = app.open(), "1." + "a" * 4000
    device.settle(page.act, "embed", link, "")

    assert f'src="{SITE}replay.html?embed#{link}"' in line(device)


def test_a_picture_of_a_replay_leads_to_the_replay(app: Any, device: Device) -> None:
    page = app.open()
    device.settle(page.act, "embed", LINK, "")
    device.settle(page.act, "embed-form", "picture", "")

    assert line(device).endswith(f"]({SITE}replay.html#{LINK})")


def test_the_line_is_copied(page: Any, device: Device) -> None:
    device.settle(page.act, "embed-copy", "", "")

    assert device.stage.calls("copy") == [line(device)]


def test_who_copied_is_told(page: Any, device: Device) -> None:
    device.settle(page.act, "embed-copy", "", "")

    assert device.stage.spoken == ["embed-copied"]


def test_an_address_that_nobody_else_can_open_is_no_secret(app: Any, device: Device) -> None:
    page = app.open()
    device.stage.local = True
    device.settle(page.act, "embed", "", "")

    assert "embed-local" in texts(device.stage.trees["sheet"])


# --- a part of a replay


@pytest.fixture
def watched(app: Any, device: Device) -> Any:
    """The sheet of a replay that is watched at step 12 of 60; the page draws what its actions change."""
    page = app.open()
    lines = app.embed.Embed(page)
    lines.open("1.a.b.c.d", 60, ANSWER)
    return lines


def test_a_replay_begins_at_the_step_that_is_shown(watched: Any) -> None:
    assert watched.replay() == "1.a.b.c.d&from=12"


def test_a_replay_ends_at_a_chosen_step(watched: Any) -> None:
    watched.actions["embed-last"]("20")

    assert watched.replay() == "1.a.b.c.d&from=12&to=20"


def test_a_whole_replay_has_no_steps(watched: Any) -> None:
    watched.actions["embed-first"]("0")

    assert watched.replay() == "1.a.b.c.d"


@pytest.mark.parametrize(("typed", "last"), [("99", 60), ("", 60), ("x", 60)])
def test_a_step_that_is_none_is_the_end(watched: Any, typed: str, last: int) -> None:
    watched.actions["embed-last"](typed)

    assert watched.part()[1] == last


def test_the_first_step_lies_before_the_last(watched: Any) -> None:
    watched.actions["embed-last"]("5")

    assert watched.part() == (5, 5)


def test_a_step_that_is_typed_letter_by_letter_moves_no_other(watched: Any) -> None:
    watched.actions["embed-last"]("2")
    watched.actions["embed-last"]("20")

    assert watched.part() == (12, 20)


def test_a_remark_goes_along(watched: Any) -> None:
    watched.actions["embed-remark"]("Ann waits.")

    assert watched.replay() == "1.a.b.c.d&from=12&notes=12%3AAnn%20waits."


def test_a_remark_ends_no_remark(watched: Any) -> None:
    watched.actions["embed-remark"]("red|blue")

    assert watched.replay().endswith("red/blue")


# --- a moment of a replay, and its picture


class Script:
    """A double of site/js/diagram.js that draws nothing: `answer` is what it makes of a request."""

    def __init__(self, answer: dict[str, Any]) -> None:
        self.answer = answer
        self.asked: list[dict[str, Any]] = []
        self.places = 0

    async def draw(self, request: str) -> str:
        """Note a request."""
        self.asked.append(json.loads(request))
        return json.dumps(self.answer)

    def place(self) -> None:
        """Count how often the picture is put into its place."""
        self.places += 1

    async def keep(self, _: str) -> bool:
        """Fail to save a file."""
        return False


def draw(lines: Any, device: Device, answer: dict[str, Any]) -> Script:
    """Choose the picture of the step, which the browser draws with this answer."""
    script = device.stage.scripts["js/diagram"] = Script(answer)
    device.settle(lines.choose_what, "diagram")
    return script


DRAWN = {"width": 640, "height": 400, "alt": 'Round 3 "&" more'}


def test_a_moment_is_one_value_of_an_address(watched: Any, device: Device) -> None:
    device.settle(watched.choose_what, "moment")

    assert dict(watched.options())["from"] == "1.a.b.c.d&at=12&seat=1"


def test_in_an_element_a_moment_has_its_step_and_seat_apart(watched: Any, device: Device) -> None:
    device.settle(watched.choose_what, "moment")
    watched.chosen["form"] = "element"

    assert '<citadels-game from="1.a.b.c.d" at="12" seat="1">' in watched.line()


def test_the_question_of_a_puzzle_goes_along_with_the_move_that_was_played(watched: Any, device: Device) -> None:
    device.settle(watched.choose_what, "moment")
    watched.chosen["form"] = "element"

    watched.actions["embed-question"]("Why & how?")

    assert 'question="Why &amp; how?" answer="take gold"' in watched.line()


def test_in_an_address_a_puzzle_is_written_as_addresses_are(watched: Any, device: Device) -> None:
    device.settle(watched.choose_what, "moment")

    watched.actions["embed-question"]("Why & how?")

    assert "&question=Why%20%26%20how%3F" in watched.moment()


def test_without_a_question_there_is_no_puzzle(watched: Any, device: Device) -> None:
    device.settle(watched.choose_what, "moment")

    watched.actions["embed-because"]("It pays.")

    assert "because" not in watched.moment()


def test_the_names_of_a_link_stay_with_its_moment(watched: Any) -> None:
    watched.link = "1.a.b.c.d&names=Ann,Ben&seat=0"

    assert watched.moment() == "1.a.b.c.d&names=Ann,Ben&at=12&seat=1"


def test_the_moment_of_whoever_decides_names_no_seat(watched: Any, device: Device) -> None:
    device.settle(watched.choose_what, "moment")
    device.settle(watched.actions["diagram-view"], "none")

    assert watched.moment() == "1.a.b.c.d&at=12"


def test_a_picture_is_drawn_by_the_view_that_is_chosen(watched: Any, device: Device) -> None:
    script = draw(watched, device, DRAWN)

    assert (script.asked[0]["at"], script.asked[0]["seat"]) == (12, 1)


def test_the_tag_of_a_picture_has_its_size(watched: Any, device: Device) -> None:
    draw(watched, device, DRAWN)

    assert 'src="citadels-12.svg" width="640" height="400"' in watched.line()


def test_the_words_of_a_picture_are_escaped(watched: Any, device: Device) -> None:
    draw(watched, device, DRAWN)

    assert 'Round 3 &quot;&amp;&quot; more"' in watched.line()


def test_a_picture_to_play_from_is_within_its_element(watched: Any, device: Device) -> None:
    draw(watched, device, DRAWN)
    watched.chosen["form"] = "element"

    assert f">{watched.diagram.image()}<br><a href=" in watched.line()


def test_below_a_picture_to_play_from_stands_the_address_of_its_moment(watched: Any, device: Device) -> None:
    draw(watched, device, DRAWN)
    watched.chosen["form"] = "element"

    assert f'<a href="{SITE}index.html#from=1.a.b.c.d&amp;at=12&amp;seat=1">' in watched.line()


def test_a_picture_that_is_not_drawn_has_no_tag(watched: Any, device: Device) -> None:
    draw(watched, device, {"error": {"id": "drawing-missing", "args": {}}})

    assert watched.line() == ""


def test_a_file_that_cannot_be_made_is_said(watched: Any, device: Device) -> None:
    draw(watched, device, DRAWN)
    device.settle(watched.actions["diagram-save"], "png")

    assert watched.diagram.error["id"] == "embed-no-picture"


def test_the_end_of_a_game_is_no_moment_to_play_on(watched: Any) -> None:
    watched.open("1.a.b.c.d", 60, {**ANSWER, "view": {**ANSWER["view"], "result": {"winners": [0]}}})

    assert sorted({"moment", "diagram"} & {name for name, _ in watched._things()}) == ["diagram"]


def test_a_frame_is_no_form_of_a_picture(watched: Any, device: Device) -> None:
    draw(watched, device, DRAWN)

    assert watched.chosen["form"] == "image"
