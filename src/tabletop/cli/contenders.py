"""Contenders of the arena: built-in bots, a Python file, or what an installed package brings."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path

from tabletop.bots.protocol import Factory
from tabletop.bots.user_bot import BotError, Parse, UserBot, UserBotSource

OTHERS = "a file of your own, mybot.py (docs: your own bot); or what a package of bots is called"


@dataclass(frozen=True, slots=True)
class Installed:
    """A bot that a package brings, by its name; each process loads the package for itself."""

    group: str
    name: str
    parse: Parse

    def __call__(self) -> UserBot:
        """Make one.

        Raises:
            BotError: the package has none such, it cannot be loaded, or it is no bot.
        """
        entries = entry_points(group=self.group, name=self.name)
        try:
            bot = next(iter(entries)).load()()
        except Exception as error:
            raise BotError(self.name, None, f"the installed bot cannot be made: {error!r}") from error
        return UserBot(bot, self.name, self.parse)


@dataclass(frozen=True, slots=True)
class Contenders:
    """The bots that a game's arena can send for: its own, files, and those of packages.

    Attributes:
        bots: The game's own, by name.
        group: The group of entry points in which packages name their bots, each a class or a function that makes one.
        parse: Reads an answer that is a move in a bot's own writing.
    """

    bots: Mapping[str, Factory]
    group: str
    parse: Parse

    def __call__(self, names: Sequence[str]) -> dict[str, Factory]:
        """Return the makers of these bots; a file's, and a package's, is made once to see that it can be asked.

        Raises:
            ValueError: there is no such bot (a BotError: it cannot be asked).
            OSError: a file cannot be read.
        """
        result = {name: self._maker(name) for name in names}
        for make in result.values():
            make()
        return result

    def _maker(self, name: str) -> Factory:
        if name in self.bots:
            return self.bots[name]
        if name.endswith(".py"):
            return _read_source(name, self.parse)
        installed = sorted(entry_points(group=self.group).names)
        if name in installed:
            return Installed(self.group, name, self.parse)
        known = ", ".join([*self.bots, *installed])
        raise ValueError(f"there is no bot {name!r}; there are {known}; and a file of your own by its path, `mybot.py`")


def _read_source(path: str, parse: Parse) -> UserBotSource:
    file = Path(path)
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BotError(path, None, "this is no text in UTF-8: save it as such") from error
    beside = str(file.parent.resolve())
    if beside not in sys.path:
        sys.path.append(beside)  # a bot may import what lies beside it
    return UserBotSource(text, path, parse)
