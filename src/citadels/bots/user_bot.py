"""User bots of Citadels: the kernel's (`tabletop.bots.user_bot`), which read answers as moves of this game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from citadels.core.moves import Move
from tabletop.bots import user_bot
from tabletop.bots.user_bot import MANY, BotError

__all__ = ["MANY", "BotError", "UserBot", "UserBotSource"]


class UserBot(user_bot.UserBot):
    """A user's bot; it returns a legal move or raises BotError, for any answer of the user's code."""

    def __init__(self, loaded: Any, file: str, parse: Callable[[str], str] = Move.parse) -> None:
        super().__init__(loaded, file, parse)


@dataclass(frozen=True, slots=True)
class UserBotSource(user_bot.UserBotSource):
    """The text of a bot; called, it makes a fresh one (`tabletop.bots.user_bot`)."""

    parse: Callable[[str], str] = Move.parse
