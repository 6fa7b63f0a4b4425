"""Bots of one's own: what the text may hold, what may be answered, and what is said of a fault, with its line."""

from __future__ import annotations

import pickle
import sys
import time
from typing import Any

import pytest

from citadels import Game
from citadels.bots import BOTS
from citadels.bots.arena import CITADELS
from citadels.bots.user_bot import BotError, UserBot, UserBotSource
from citadels.core.menu import Menu, Redraws
from citadels.core.moves import Move
from citadels.core.registry import PLAYED
from tabletop.bots.protocol import UNLIMITED, Factory
from tabletop.core.rng import Dice
from tabletop.lab.arena import Match, Outcome, run

OPTIONS = [Move("end"), Move("build temple"), Move("build manor")]
SIGNED = "def choose(view, options, dice, budget):\n"


def answering(expression: str) -> str:
    """Text of a bot that gives this as its answer, in its second line."""
    return f"{SIGNED}    return {expression}\n"


def answer(text: str) -> int:
    return UserBotSource(text)().choose({}, OPTIONS, Dice(1), UNLIMITED)


def fault(text: str) -> BotError:
    with pytest.raises(BotError) as exception_info:
        answer(text)
    return exception_info.value


def games(text: str, number: int) -> Outcome:
    makers: dict[str, Factory] = {**BOTS, "mine": UserBotSource(text)}
    return run(Match(CITADELS, {}, ("mine", "random", "random"), makers, 5, time.process_time), number)


# --- what it may answer


@pytest.mark.parametrize("expression", ["options[1]", "'build temple'", "' build temple '", "1"])
def test_an_option_its_text_and_its_number_are_the_same_answer(expression: str) -> None:
    assert answer(answering(expression)) == 1


def test_a_class_is_asked_as_a_function_is() -> None:
    text = "class Bot:\n    def choose(self, view, options, dice, budget):\n        return 2\n"
    assert answer(text) == 2


def test_cards_may_be_named_in_any_order() -> None:
    moves = [Move("keep castle manor"), Move("keep castle temple")]
    assert UserBotSource(answering("'keep temple castle'"))().choose({}, moves, Dice(1), UNLIMITED) == 1


def test_options_cannot_be_changed_by_who_is_asked() -> None:
    assert "object has no attribute 'sort'" in fault(f"{SIGNED}    options.sort()\n    return options[0]\n").sentence


FIRST_LINE = 1 if sys.version_info >= (3, 13) else None  # of a class, which Python does not tell earlier
LONG = Menu([Move("end")], Redraws(tuple(PLAYED.districts)[:22]))


def test_of_millions_of_options_a_thousand_are_shown() -> None:
    assert UserBotSource(answering("len(options) - 1"))().choose({}, LONG, Dice(1), UNLIMITED) == 999


def test_an_option_that_was_not_shown_can_be_answered_by_its_text() -> None:
    assert UserBotSource(answering(f"{str(LONG[-1])!r}"))().choose({}, LONG, Dice(1), UNLIMITED) == len(LONG) - 1


def test_options_can_be_asked_what_they_name() -> None:
    assert answer(answering("[one for one in options if one.verb == 'build' and one.name == 'manor'][0]")) == 2


def test_chance_comes_from_the_dice_it_is_handed() -> None:
    assert answer(answering("dice.below(3)")) == Dice(1).below(3)


# --- what it is


@pytest.mark.parametrize(
    ("text", "name"), [("", "mybot"), ("name = 'Ada'\n", "Ada"), ("for name in range(3): pass\n", "mybot")]
)
def test_its_name_is_what_it_says_or_what_its_file_is_called(text: str, name: str) -> None:
    assert UserBotSource(text + answering("0"), "bots/mybot.py")().name == name


def test_a_view_is_plain_json_unless_it_asks_for_the_program_s_own() -> None:
    assert (UserBotSource(answering("0"))().native, UserBotSource("native = True\n" + answering("0"))().native) == (
        False,
        True,
    )


def test_what_it_does_when_run_by_hand_is_left_alone() -> None:
    assert answer(answering("0") + "if __name__ == '__main__':\n    raise SystemExit\n") == 0


def test_records_of_the_standard_library_can_be_written_in_it() -> None:
    record = (
        "from __future__ import annotations\nfrom dataclasses import dataclass\n@dataclass\nclass A:\n    at: int\n"
    )
    assert answer(record + answering("A(2).at")) == 2


def test_it_begins_each_game_anew() -> None:
    make = UserBotSource(f"asked = []\n{SIGNED}    asked.append(1)\n    return len(asked)\n")
    first = make()
    first.choose({}, OPTIONS, Dice(1), UNLIMITED)
    assert make().choose({}, OPTIONS, Dice(1), UNLIMITED) == 1


def test_its_maker_can_be_handed_to_another_process() -> None:
    make = pickle.loads(pickle.dumps(UserBotSource(answering("2"))))
    assert make().choose({}, OPTIONS, Dice(1), UNLIMITED) == 2


def test_it_plays_whole_games() -> None:
    builder = "next((one for one in options if one.verb == 'build'), options[dice.below(len(options))])"
    assert games(answering(builder), 6).games == 6


def test_it_cannot_change_the_game_through_its_view() -> None:
    game = Game.new(["Ann", "Bo"], seed=3)
    before = game.position()
    spoil = f"{SIGNED}    for player in view['players']:\n        player.clear()\n    view.clear()\n    return 0\n"
    UserBotSource(spoil)().choose(game.view(game.to_move or 0), game.moves(), Dice(1), UNLIMITED)
    assert game.position() == before


# --- what is said of its faults


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("x = 1\ndef choose(view)\n", 2, "cannot be read as Python: expected ':'"),
        ("x = (1,\n", 1, "'(' was never closed"),
        ("x = '\0'\n", None, "null bytes"),
        ("x = '\ud800'\n", None, "surrogates not allowed"),
        ("x = " + "(" * 300 + ")" * 300, 1, "too many nested parentheses"),
        # Pyodide's compiler leaves the stack of the thread there; the page says so (e2e/test_workshop.py).
        pytest.param("x = " + "-" * 100_000 + "1", None, "nested too deeply", marks=pytest.mark.desktop),
        pytest.param("x = " + "1+" * 100_000 + "1", None, "nested too deeply", marks=pytest.mark.desktop),
        ("x = 1\n", None, "there is no function `choose(view, options, dice, budget)`"),
        ("class Bot:\n    pass\n", FIRST_LINE, "Bot has no method `choose(self, view, options, dice, budget)`"),
        ("\ndef choose(view, options):\n    return 0\n", 2, "write `def choose(view, options, dice, budget):`"),
        ("class Bot:\n    def choose(view, options, dice, budget):\n        return 0\n", 2, "choose(self, view,"),
        ("class Bot:\n    def __init__(self, level): pass\n", None, "missing 1 required positional argument: 'level'"),
        (answering("0").replace("return", "yield"), 1, "with `return`"),
        ("async " + answering("0"), 1, "without `async`"),
        ("import no_such_module\n", 1, "No module named 'no_such_module'"),
        (answering("1 / 0"), 2, "ZeroDivisionError: division by zero"),
        (answering("view['purse']"), 2, "KeyError: there is no 'purse' here"),
        (answering("choose(view, options, dice, budget)"), 2, "calls itself again and again"),
        (answering("exit()"), 2, "a bot only answers"),
        (answering("[].pop().gold"), 2, "IndexError: pop from empty list"),
        (answering("None"), 1, "answered nothing"),
        (answering("[0]"), 1, "of type list"),
        (answering("True"), 1, "of type bool"),
        (answering("0.0"), 1, "of type float"),
        (answering("3"), 1, "numbered from 0 to 2"),
        (answering("-1"), 1, "numbered from 0 to 2"),
        (answering("'build templ'"), 1, "'build templ', which is not an option now, as 'build temple' is"),
        (answering("''"), 1, "not an option now, as 'end' is"),
    ],
)
def test_a_fault_is_told_with_its_line_and_in_words(text: str, line: int | None, words: str) -> None:
    bot_error = fault(text)
    assert (bot_error.line, words in bot_error.sentence) == (line, True), bot_error.sentence


def test_the_line_is_the_last_of_one_s_own_that_was_at_work() -> None:
    assert fault(f"import json\ndef read():\n    return json.loads('no')\n{answering('read()')}").line == 3


def test_a_fault_names_the_file_and_the_line_first() -> None:
    assert str(fault(answering("1 / 0"))) == "bot.py, line 2: ZeroDivisionError: division by zero"


def test_a_fault_without_a_line_names_the_file() -> None:
    assert str(fault("")).startswith("bot.py: there is no function")


def test_a_fault_is_the_same_when_another_process_tells_it() -> None:
    message = pickle.loads(pickle.dumps(fault(answering("1 / 0"))))
    assert (message.file, message.line, str(message)) == (
        "bot.py",
        2,
        "bot.py, line 2: ZeroDivisionError: division by zero",
    )


def test_who_stops_it_is_told_where_it_was() -> None:
    with pytest.raises(KeyboardInterrupt) as stopped:
        answer(f"{SIGNED}    raise KeyboardInterrupt\n")
    assert stopped.value.__notes__ == ["bot.py was thinking, at line 2"]


class Installed:
    """A bot of an installed package, told of by its name, with a line of this file."""

    def choose(self, view: Any, options: Any, dice: Any, budget: Any) -> Any:
        return view["purse"]


def test_a_bot_that_was_imported_is_told_of_with_the_line_of_its_own_file() -> None:
    with pytest.raises(BotError) as exception_info:
        UserBot(Installed(), "ada").choose({}, OPTIONS, Dice(1), UNLIMITED)
    assert (exception_info.value.file, exception_info.value.line) == (
        "ada",
        Installed.choose.__code__.co_firstlineno + 1,
    )
