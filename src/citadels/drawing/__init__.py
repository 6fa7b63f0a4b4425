"""The table as a picture: an SVG drawn from views, for notebooks, documents and terminals."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import Protocol

from citadels.drawing.board import Picture
from citadels.drawing.outcome import Outcome
from citadels.drawing.words import Words
from citadels.flow.scoring import Line
from citadels.views.table import Sight, table
from citadels.views.view import View
from tabletop.cli.words import LANGUAGES
from tabletop.core.errors import PositionError, short
from tabletop.table.session import Seat

__all__ = ["LANGUAGES", "NARROWEST", "WIDEST", "Drawn", "html", "svg"]

NARROWEST, WIDEST = 360, 2000  # pixels


class Drawn(Protocol):
    """What is drawn: a game, of which no more is asked than what a seat may see, and how it came out."""

    @property
    def to_move(self) -> int | None:
        """The seat that decides, None when the game is over."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    @property
    def winners(self) -> list[int]:
        """The seats that won."""

    def observe(self, seat: int | None) -> View:
        """Return what a seat may know, or what is public."""

    def score_lines(self, seat: int) -> list[Line]:
        """Return a seat's score line by line."""


def svg(game: Drawn, seat: int | None = None, language: str = LANGUAGES[0], width: int = 960) -> str:
    """Return the table as an SVG, as the page shows it, by what one seat may know; None: what is public.

    It needs nothing beside it, and is dark where a device asks for that. `language` is one of `LANGUAGES`, `width` 360
    to 2000 pixels; the height follows from the table. PositionError names the argument that cannot be.
    """
    return _picture(game, seat, language, width).svg()


def html(game: Drawn) -> str:
    """Return the table as everyone may see it as an image for a notebook: none of its styles meets another's."""
    drawn = _picture(game, None, LANGUAGES[0], 960)
    packed = b64encode(drawn.svg().encode()).decode()
    text = f"{escape(drawn.title())}.\n{escape(drawn.description())}"
    return f'<img src="data:image/svg+xml;base64,{packed}" alt="{text}"/>'


def _picture(game: Drawn, seat: int | None, language: str, width: int) -> Picture:
    if language not in LANGUAGES:
        raise PositionError("language", f"there is no {short(language)}; there are {', '.join(LANGUAGES)}")
    if type(width) is not int or not NARROWEST <= width <= WIDEST:
        raise PositionError("width", f"{short(width)} is not a whole number of pixels from {NARROWEST} to {WIDEST}")
    seen, public = game.observe(seat), game.observe(None)
    cards, players = seen.rules.cards, seen.players
    words = Words(language, cards.word)
    seen_table = table(Sight(seen, public, [Seat(player.name, "person") for player in players], game.to_move))
    end = Outcome(game.winners, [game.score_lines(number) for number in range(len(players))]) if game.over else None
    return Picture(seen_table, cards, words, language, acting(words, public, game.to_move), width, end)


def acting(words: Words, public: View, seat: int | None) -> str:
    """Say who acts now, as the page does while one waits; "" when the game is over."""
    if seat is None or public.active is None:
        return ""
    player = public.players[seat].name
    if seat != public.active:
        return words.say("waiting-answer", player=player)
    if public.phase == "select":
        return words.say("waiting-pick", player=player)
    if public.holder(public.role) == seat:
        return words.say("waiting-turn", player=player, role=words.called("role-" + public.role))
    return words.say("waiting-bot", player=player)
