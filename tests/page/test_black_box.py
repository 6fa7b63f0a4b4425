"""Errors and actions that the device keeps (site/js/black-box.js): bounded, private, and still there after a reload."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from build import paths, tools
from citadels import Game
from tests.page.device import Device
from tests.page.table_of_citadels import sit

STAND_IN = Path(__file__).with_name("black_box.mjs")
NAMES = (
    "TypeError: Ann",
    "<b>Bo</b>",
    'File "Cy.py", line 1, in cy',
    "at Di (di.js:1:2)",
    "Error: Eve\n  at eve (e.js:1:1)",
)
PYTHON = 'Traceback (most recent call last):\n  File "table/page.py", line 52, in act\n%s'
V8 = "TypeError: Cannot read properties of null (reading 'view')\n    at show (https://example.org/site/parts-0123456789ab/js/page.js:1:234)"


def run(*steps: list[Any], **more: Any) -> dict[str, Any]:
    """Let the black box take these steps; return what it keeps, and the text that the device has."""
    done = subprocess.run(
        [tools.node(), str(STAND_IN)],
        input=json.dumps({"steps": steps, **more}),
        capture_output=True,
        text=True,
        check=True,
    )
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def error_after(*steps: list[Any]) -> dict[str, Any]:
    """The error that is kept last."""
    error: dict[str, Any] = run(*steps)["kept"]["errors"][-1]
    return error


def test_an_error_is_kept_with_its_place_and_the_actions_before_it() -> None:
    error = error_after(
        ["note", "menu", ""], ["note", "choose", "build temple"], ["keep", "error", V8.split("\n", maxsplit=1)[0], V8]
    )

    assert (error["kind"], error["text"], error["frames"], error["actions"], error["build"]) == (
        "TypeError",
        "Cannot read properties of null (reading 'view')",
        ["at show (page.js:1:234)"],
        ["menu", "choose build temple"],
        "parts-0123456789ab",
    )


def test_a_traceback_of_python_is_kept_by_its_places() -> None:
    error = error_after(
        ["keep", "task", "'NoneType' object has no attribute 'x'", PYTHON % "AttributeError: no attribute 'x'"]
    )

    assert (error["kind"], error["frames"]) == ("AttributeError", ['File "table/page.py", line 52, in act'])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", ["ValueError", "KeyError", "TypeError"])
def test_no_text_of_an_error_is_kept_while_hands_are_secret(name: str, kind: str) -> None:
    trace = PYTHON % f"{kind}: {name}"

    contents = json.dumps(
        run(["table", "secret"], ["keep", "task", name, trace], ["throw", "error", "TypeError", name])["kept"]
    )

    assert not re.search(r"\b(Ann|Bo|Cy|Di|Eve|eve)\b", contents)


@pytest.mark.parametrize("kind", ["ValueError", "KeyError", "RuntimeError"])
def test_a_text_that_may_quote_what_was_typed_is_never_kept(kind: str) -> None:
    error = error_after(["keep", "task", "Ann", PYTHON % f"{kind}: Ann"])

    assert (error["kind"], error["text"]) == (kind, "")


def test_a_json_error_which_quotes_what_it_read_is_kept_by_its_kind() -> None:
    error = error_after(["throw", "promise", "SyntaxError", 'Unexpected token, "{"names":["Ann"" is not valid JSON'])

    assert (error["kind"], error["text"]) == ("SyntaxError", "")


def test_no_address_is_kept_whole() -> None:
    error = error_after(
        ["keep", "error", "TypeError: no", "TypeError: no\n at f (https://example.org/a/page.html?x=Ann#deal=Bo:1:2)"]
    )

    assert (error["text"], error["frames"]) == ("no", ["at f (page.html:1:2)"])


def test_a_missing_file_is_named() -> None:
    error = error_after(["keep", "engine", "Error: https://example.org/site/wheels/citadels.whl: 404"])

    assert error["text"] == "wheels/citadels.whl"


def test_ten_errors_and_twenty_actions_are_kept() -> None:
    notes = [["note", f"action-{number}", ""] for number in range(30)]
    contents = run(*notes, *[["keep", f"source {number}", "x"] for number in range(15)])["kept"]

    assert ([error["source"] for error in contents["errors"]], len(contents["actions"]), contents["actions"][-1]) == (
        [f"source {number}" for number in range(5, 15)],
        20,
        "action-29",
    )


def test_an_error_that_comes_again_at_once_is_counted() -> None:
    contents = run(*[["keep", "error", "TypeError: x", "TypeError: x"]] * 1000)["kept"]

    assert [error["times"] for error in contents["errors"]] == [1000]


def test_all_is_there_after_a_reload() -> None:
    before = run(["note", "menu", ""], ["keep", "error", "TypeError: x"], ["note", "log", ""], ["leave"])

    after = run(stored=before["stored"])

    assert after["kept"] == before["kept"]


@pytest.mark.parametrize("stored", ["", "[]", "{}", "null", '{"errors": 7}', '{"errors": {}, "actions": null}', "\x00"])
def test_a_text_that_is_not_ours_is_passed_over(stored: str) -> None:
    result = run(["keep", "error", "TypeError: x"], stored=stored)

    assert len(result["kept"]["errors"]) == 1


FAULT = {
    "at": "",
    "build": "",
    "source": "",
    "kind": "",
    "text": "",
    "table": "",
    "frames": [],
    "actions": [],
    "times": 1,
}


def sources(*steps: list[Any], **more: Any) -> list[str]:
    """The sources of the errors that are kept."""
    return [error["source"] for error in run(*steps, **more)["kept"]["errors"]]


@pytest.mark.parametrize("change", [*({key: 7} for key in FAULT if key != "times"), {"times": "1"}, {"frames": [7]}])
def test_a_stored_error_of_another_form_is_passed_over(change: dict[str, Any]) -> None:
    stored = json.dumps({"errors": [{**FAULT, **change}, {**FAULT, "source": "whole"}], "actions": []})

    assert sources(stored=stored) == ["whole"]


@pytest.mark.parametrize("missing", FAULT)
def test_a_stored_error_that_lacks_something_is_passed_over(missing: str) -> None:
    fault = {key: value for key, value in FAULT.items() if key != missing}

    assert sources(stored=json.dumps({"errors": [fault, None, 7], "actions": []})) == []


def test_a_stored_action_that_is_no_text_is_passed_over() -> None:
    stored = json.dumps({"errors": [], "actions": ["menu", None, {}, 7]})

    assert run(stored=stored)["kept"]["actions"] == ["menu"]


def test_errors_of_two_tabs_are_kept() -> None:
    other = run(["note", "menu", ""], ["keep", "other tab", "x"])["stored"]

    assert sources(["keep", "own, before", "x"], ["other", other], ["keep", "own", "x"]) == ["other tab", "own"]


def test_actions_of_two_tabs_are_kept() -> None:
    other = run(["note", "menu", ""], ["leave"])["stored"]

    result = run(["note", "log", ""], ["other", other], ["leave"])

    assert json.loads(result["stored"])["actions"] == ["menu", "log"]


def test_an_error_is_counted_while_another_tab_writes() -> None:
    own = run(["keep", "own", "x"])["stored"]
    both = run(["keep", "other tab", "x"], stored=own)["stored"]

    result = run(["keep", "own", "x"], ["other", both], ["keep", "own", "x"], ["keep", "own", "x"], stored=own)

    assert [(error["source"], error["times"]) for error in result["kept"]["errors"]] == [("own", 4), ("other tab", 1)]


def test_what_another_tab_has_cleared_does_not_come_back() -> None:
    result = run(
        ["note", "menu", ""], ["keep", "cleared", "x"], ["note", "log", ""], ["other", None], ["keep", "own", "x"]
    )

    errors = result["kept"]["errors"]
    assert ([(error["source"], error["actions"]) for error in errors], result["kept"]["actions"]) == ([("own", [])], [])


def test_without_storage_the_page_itself_remembers() -> None:
    result = run(["keep", "error", "TypeError: x"], ["leave"], denied=True)

    assert (len(result["kept"]["errors"]), result["stored"]) == (1, None)


def test_the_reader_clears_it() -> None:
    result = run(["note", "menu", ""], ["keep", "error", "x"], ["clear"])

    assert (result["kept"]["errors"], result["kept"]["actions"], result["stored"]) == ([], [], None)


def test_the_longest_that_can_be_kept_is_bounded() -> None:
    trace = "\n".join(["at " + "f" * 500 + " (page.js:1:2)", "at f (page.js:1:2)"] * 500)
    steps = [["note", "choose", "x" * 60] for _ in range(20)]

    result = run(*steps, *[["keep", f"error {number}", "TypeError: " + "y " * 5000, trace] for number in range(20)])

    assert len(result["stored"]) < 30_000  # letters


def test_every_task_is_started_where_its_traceback_is_kept() -> None:
    """By `create_task` of site/table/ui.py."""
    starts = re.compile(r"asyncio\.(create_task|ensure_future|get_event_loop|run)\b|from asyncio import")

    callers = [path.name for path in paths.PAGE.rglob("*.py") if starts.search(path.read_text(encoding="utf-8"))]

    assert callers == ["ui.py"]


def test_a_task_that_fails_hands_its_traceback_over(app: Any, device: Device) -> None:
    async def fails() -> None:
        raise KeyError("prompt")

    with pytest.raises(KeyError):
        device.settle(lambda: app.ui.create_task(fails()))

    assert "in fails\n" in device.stage.calls("trouble")[0][1]


def test_letters_of_a_typed_move_are_not_noted(app: Any, device: Device) -> None:
    """They would push the actions out."""
    page = sit(app, Game.new(["Ann", "Ben"], seed=3)).page
    noted = device.window.blackBox.noted
    noted.clear()

    page.note("typing", "e")
    page.note("menu", "")

    assert noted == [("menu", "")]
