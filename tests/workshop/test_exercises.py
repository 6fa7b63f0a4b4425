"""The exercises: each can be solved in ten lines, and neither chance nor the last option solves it."""

from __future__ import annotations

import pytest

from citadels.workshop.exercises import EXERCISES, POSITIONS
from tests.workshop.bots import FIRST, LAST, Asker, saying

RANDOM = saying("return dice.below(len(options))")
SOLVED = {
    "king": saying("return 'pick king' if 'pick king' in options else 0"),
    "build": saying("return next((o for o in options if o.startswith('build')), options[-1])"),
    "gold": saying(
        "hand = next(one['hand'] for one in view['players'] if type(one['hand']) is list)",
        "return 'gold' if hand else 'draw'",
    ),
    "thief": saying(
        "up = view['aside']['up'] + view['aside']['down']",
        "return next(o for o in options if o.name not in up)",
    ),
    "warlord": saying(
        "me = view['phase']['seat']",
        "cheap = ('tavern', 'temple', 'watchtower')",
        "return next(o for o in options if o.name in cheap and o.seat != me)",
    ),
    "passed": saying(
        "me = view['phase']['seat']",
        "gone = [*view['aside']['up'], *view['aside']['down']]",
        "if view['crown'] == me:",
        "    pool = view['players'][me]['seen']['drafts'][0]",
        "    gone += [role for role in view['rules']['characters'] if role not in pool]",
        "return next(o for o in options if o.name not in gone)",
    ),
}


def test_there_is_a_solution_for_each_exercise() -> None:
    assert list(SOLVED) == list(EXERCISES)


@pytest.mark.parametrize("id", EXERCISES)
def test_a_solution_passes(id: str) -> None:  # noqa: A002 - the protocol's word
    message = Asker().ask("exercise", id=id, source=SOLVED[id])["exercise"]

    assert (message["wrong"], message["passed"], message["right"]) == (None, True, POSITIONS)


@pytest.mark.parametrize("id", EXERCISES)
@pytest.mark.parametrize("source", [RANDOM, LAST], ids=["random", "last"])
def test_no_exercise_is_solved_without_a_look_at_the_table(id: str, source: str) -> None:  # noqa: A002
    assert not Asker().ask("exercise", id=id, source=source)["exercise"]["passed"]


def test_a_wrong_answer_is_shown_with_what_was_wanted() -> None:
    wrong = Asker().ask("exercise", id="gold", source=saying("return 'draw'"))["exercise"]["wrong"]

    assert (wrong["answered"], wrong["wanted"]) == ("draw", ["gold"])


def test_an_exercise_that_does_not_exist_is_refused() -> None:
    assert "king, build" in Asker().ask("exercise", id="queen", source=FIRST)["error"]["text"]
