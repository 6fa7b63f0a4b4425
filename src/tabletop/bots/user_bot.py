"""Loads a user bot from the text of a Python file; errors carry line numbers.

The text has a function `choose(view, options, dice, budget)`, or a class `Bot` with that method (docs/your-own-bot.md).
Nothing is read here and nothing is shown: the command line has the file, and the page the editor.
"""

from __future__ import annotations

import reprlib
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from inspect import isasyncgenfunction, iscoroutinefunction, isgeneratorfunction, signature
from itertools import islice
from operator import index
from pathlib import PurePath
from traceback import walk_tb
from types import CodeType, ModuleType, TracebackType
from typing import Any

from tabletop.bots.protocol import Budget
from tabletop.core.errors import TableError, cut
from tabletop.core.move import TextMove
from tabletop.core.rng import Dice

ASKED = "choose(view, options, dice, budget)"
OF_A_CLASS = "choose(self, view, options, dice, budget)"
WANTED = "it must be one of the options, its text or its number"
# Not "__main__": what a person runs by hand stands under that name, and is no part of the bot.
MODULE = "own_bot"
DEEP = "it is nested too deeply; split long expressions and inner brackets up"
LONGEST = 300  # letters of an error that are told
# Options that a bot is shown. Only of lazy lists there can be more, after all other moves: the ways to put back some of
# 28 cards are ten millions. Who goes through them all would never be done, and each can still be answered by its text.
MANY = 1000
# Errors whose own words do not help.
PLAIN: dict[type[BaseException], str] = {
    RecursionError: "a function calls itself again and again",
    MemoryError: "it takes more memory than there is",
    SystemExit: "it ends the program; a bot only answers",
}


class BotError(TableError):
    """A bot that cannot be asked, or whose answer cannot be played: `file`, `line` (from 1, or None), and a sentence.

    The line is the last one of the bot's own text that was at work.
    """

    def __init__(self, file: str, line: int | None, sentence: str) -> None:
        super().__init__(file, line, sentence)
        self.file, self.line, self.sentence = file, line, sentence

    def __str__(self) -> str:
        return f"{self.file}{'' if self.line is None else f', line {self.line}'}: {self.sentence}"


# Reads a move as a person writes it; ValueError or IllegalMove if it is none.
Parse = Callable[[str], str]


class UserBot:
    """A user's bot; it returns a legal move or raises BotError, for any answer of the user's code."""

    def __init__(self, loaded: Any, file: str, parse: Parse = str) -> None:
        """Take what has a `choose`: an object, or a module; `file` is what the bot is called when something is wrong.

        `parse` reads its answers where they are texts of its own; without it they must be written as options are.

        Raises:
            BotError: it has no `choose`, or one that cannot be asked.
        """
        self.file = file
        self._parse = parse
        self._choose, code = _choose_of(loaded, file)
        # Where to look for the line: an installed bot is told of by its name, and stands in a file of its own.
        self._at = code.co_filename if code else file
        self._line = code.co_firstlineno if code else None
        self.blind = bool(getattr(loaded, "blind", False))
        self.native = bool(getattr(loaded, "native", False))
        named = getattr(loaded, "name", None)
        self.name = named if isinstance(named, str) and named else PurePath(file).stem

    def choose(self, view: Any, options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Return the index of the option it plays; it is shown the first thousand.

        Raises:
            BotError: it failed, or its answer is none of the options.
        """
        cards = tuple(islice(options, MANY))  # of its own, so that nothing it does to it changes the game
        answer = _guarded(self.file, self._at, self._choose, view, cards, dice, budget)
        if isinstance(answer, str):
            return self._among(answer, cards, options)
        if answer is None:
            raise self._wrong("choose answered nothing: does each way through it end with `return` and an option?")
        if isinstance(answer, bool) or not hasattr(answer, "__index__"):
            raise self._wrong(f"choose answered {_repeated(answer)}, of type {type(answer).__name__}: {WANTED}")
        number = index(answer)
        if not 0 <= number < len(cards):
            raise self._wrong(out_of_range(number, len(cards)))
        return number

    def _among(self, text: str, cards: Sequence[str], options: Sequence[str]) -> int:
        try:
            return options.index(text if isinstance(text, TextMove) else self._parse(text))
        except ValueError:  # it is no move at all, or none of these
            near = get_close_matches(text, cards, 1) or cards
        raise self._wrong(f"choose answered {_repeated(text)}, which is not an option now, as {str(near[0])!r} is")

    def _wrong(self, sentence: str) -> BotError:
        return BotError(self.file, self._line, sentence)


def out_of_range(number: int, options: int) -> str:
    """Return the sentence about an answer that is no number of an option."""
    return f"choose answered {number}, and the options are numbered from 0 to {options - 1}: {WANTED}"


def checked(answer: object, options: int, name: str) -> int:
    """Return the answer of a bot that is asked for a number, if it is one of so many options.

    Args:
        answer: what its `choose` returned.
        options: how many options it had.
        name: what the bot is called.

    Raises:
        BotError: it is no whole number, or none of an option.
    """
    if isinstance(answer, bool) or not hasattr(answer, "__index__"):
        of_type = f"choose answered {_repeated(answer)}, of type {type(answer).__name__}"
        raise BotError(name, None, f"{of_type}: the number of an option is wanted here, from 0 to {options - 1}")
    number = index(answer)
    if not 0 <= number < options:
        raise BotError(name, None, out_of_range(number, options))
    return number


@dataclass(frozen=True, slots=True)
class UserBotSource:
    """The text of a bot; called, it makes a fresh one, so that no game knows what was played before.

    It can be handed to other processes, and is a maker as those of a game's bots.
    """

    text: str
    file: str = "bot.py"
    parse: Parse = str

    def __call__(self) -> UserBot:
        """Run the text in a namespace of its own, and make the bot that it tells of.

        Raises:
            BotError: the text is no Python, fails, or has no bot in it.
        """
        module = ModuleType(MODULE)
        module.__file__ = self.file
        sys.modules[MODULE] = module  # the standard library looks up there what a class was written in
        _guarded(self.file, self.file, exec, _compiled(self.text, self.file), vars(module))
        bot = getattr(module, "Bot", None)
        made = _guarded(self.file, self.file, bot) if isinstance(bot, type) else module
        return UserBot(made, self.file, self.parse)


@lru_cache(maxsize=16)
def _compiled(text: str, file: str) -> CodeType:
    try:
        return compile(text, file, "exec", dont_inherit=True)
    except SyntaxError as error:
        raise BotError(file, error.lineno, f"this cannot be read as Python: {error.msg}") from error
    except (MemoryError, RecursionError):  # the compiler's own, of what is nested too deeply for it
        raise BotError(file, None, f"this cannot be read as Python: {DEEP}") from None
    except Exception as error:  # null bytes, halves of letters, numbers of thousands of digits
        raise BotError(file, None, f"this cannot be read as Python: {_describe_error(error)}") from error


def _choose_of(question: Any, file: str) -> tuple[Callable[..., Any], CodeType | None]:
    """Return how a bot is asked, and the code of it where it is Python's."""
    choose = getattr(question, "choose", None)
    if not callable(choose):
        if isinstance(question, ModuleType):
            raise BotError(file, None, f"there is no function `{ASKED}` in it, nor a class `Bot` with that method")
        kind = type(question)
        raise BotError(file, getattr(kind, "__firstlineno__", None), f"{kind.__name__} has no method `{OF_A_CLASS}`")
    code = getattr(choose, "__code__", None)
    line = code.co_firstlineno if code else None
    if any(of(choose) for of in (iscoroutinefunction, isgeneratorfunction, isasyncgenfunction)):
        raise BotError(file, line, "choose must give its answer with `return`, without `async` and `yield`")
    form = ASKED if isinstance(question, ModuleType) else OF_A_CLASS
    try:
        signature(choose).bind(None, None, None, None)
    except TypeError:
        raise BotError(file, line, f"choose is asked with four things: write `def {form}:`") from None
    except ValueError:
        pass  # a callable that does not say what it takes: it will be seen when it is asked
    return choose, code


def _guarded(file: str, at: str, call: Callable[..., Any], *given: Any) -> Any:
    """Let a bot's own code run, and tell what goes wrong there; `at` is the file name of that code."""
    try:
        return call(*given)
    except BotError:
        raise
    except KeyboardInterrupt as stopped:
        stopped.add_note(f"{file} was thinking{_where(_line_of(stopped.__traceback__, at))}")
        raise
    except BaseException as error:  # a bot may raise anything, and none of it is to end more than the bot
        raise BotError(file, _line_of(error.__traceback__, at), _describe_error(error)) from error


def _where(line: int | None) -> str:
    return "" if line is None else f", at line {line}"


def _line_of(trace: TracebackType | None, at: str) -> int | None:
    """The last line of a file in a traceback, also where the error came from a function that it called."""
    return next((line for frame, line in reversed([*walk_tb(trace)]) if frame.f_code.co_filename == at), None)


def _describe_error(error: BaseException) -> str:
    """Say an error in a sentence: its kind, and its own words where these help."""
    kind = type(error).__name__
    plain = next((text for of, text in PLAIN.items() if isinstance(error, of)), None)
    if plain is None and isinstance(error, KeyError) and error.args:
        plain = f"there is no {_repeated(error.args[0])} here"
    words = plain or str(error).strip().partition("\n")[0][:LONGEST]
    return f"{kind}: {words}" if words else kind


def _repeated(answer: Any) -> str:
    """Repeat in an error what a bot said, in few letters."""
    return cut(reprlib.repr(answer))
