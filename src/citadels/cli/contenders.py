"""Who can be sent into the arena: the bots of the house, a Python file, or what an installed package brings."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path

from citadels.bots import BOTS
from citadels.bots.user_bot import BotError, UserBot, UserBotSource
from tabletop.bots.protocol import Factory

# Packages name their bots in this group of entry points, each a class or a function that makes one.
GROUP = "citadels.bots"


@dataclass(frozen=True, slots=True)
class Installed:
    """A bot that a package brings, by its name; each process loads the package for itself."""

    name: str

    def __call__(self) -> UserBot:
        """Make one.

        Raises:
            BotError: the package has none such, it cannot be loaded, or it is no bot.
        """
        entries = entry_points(group=GROUP, name=self.name)
        try:
            bot = next(iter(entries)).load()()
        except Exception as error:
            raise BotError(self.name, None, f"the installed bot cannot be made: {error!r}") from error
        return UserBot(bot, self.name)


def makers(names: Sequence[str]) -> dict[str, Factory]:
    """Return who makes each of these bots; a file's, and a package's, is made once to see that it can be asked.

    Raises:
        ValueError: there is no such bot (a BotError: it cannot be asked).
        OSError: a file cannot be read.
    """
    result = {name: _maker(name) for name in names}
    for make in result.values():
        make()
    return result


def _maker(name: str) -> Factory:
    if name in BOTS:
        return BOTS[name]
    if name.endswith(".py"):
        return _read_source(name)
    installed = sorted(entry_points(group=GROUP).names)
    if name in installed:
        return Installed(name)
    known = ", ".join([*BOTS, *installed])
    raise ValueError(f"there is no bot {name!r}; there are {known}; and a file of your own by its path, `mybot.py`")


def _read_source(path: str) -> UserBotSource:
    file = Path(path)
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BotError(path, None, "this is no text in UTF-8: save it as such") from error
    beside = str(file.parent.resolve())
    if beside not in sys.path:
        sys.path.append(beside)  # a bot may import what lies beside it
    return UserBotSource(text, path)
