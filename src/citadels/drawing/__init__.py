"""The table as a picture: an SVG drawn from views, for notebooks, documents and terminals."""

from __future__ import annotations

from typing import Protocol

from citadels.drawing.board import Picture
from citadels.drawing.outcome import Outcome
from citadels.drawing.words import Words
from citadels.flow.scoring import Line
from citadels.views.table import Sight, table
from citadels.views.view import View
from tabletop.drawing import picture
from tabletop.drawing.looks import LOOKS
from tabletop.drawing.messages import LANGUAGES
from tabletop.drawing.picture import USUAL, check, image_of, svg_of
from tabletop.table.session import Seat

__all__ = ["Drawn", "html", "svg"]


class Drawn(picture.Drawn, Protocol):
    """A game as a picture reads it: what a seat may know, and the outcome."""

    def observe(self, seat: int | None) -> View:
        """Return what a seat may know, or what is public."""

    def score_lines(self, seat: int) -> list[Line]:
        """Return a seat's score line by line."""


def svg(
    game: Drawn, seat: int | None = None, language: str = LANGUAGES[0], width: int = USUAL, look: str = LOOKS[0]
) -> str:
    """Return the table as an SVG, as the page shows it, by what one seat may know; None: what is public.

    It needs nothing beside it. `language` is one of `LANGUAGES`, `look` one of `LOOKS`, `width` 320 to 2000 pixels; the
    height follows from the table. PositionError names the argument that cannot be.
    """
    return svg_of(_picture(game, seat, language, width, look).drawing())


def html(game: Drawn) -> str:
    """Return the table as everyone may see it as an image for a notebook: none of its styles meets another's."""
    return image_of(_picture(game, None, LANGUAGES[0], USUAL, LOOKS[0]).drawing())


def _picture(game: Drawn, seat: int | None, language: str, width: int, look: str) -> Picture:
    check(language, width, look)
    seen, public = game.observe(seat), game.observe(None)
    cards, players = seen.rules.cards, seen.players
    words = Words(language, cards.word)
    seen_table = table(Sight(seen, public, [Seat(player.name, "person") for player in players], game.to_move))
    end = Outcome(game.winners, [game.score_lines(number) for number in range(len(players))]) if game.over else None
    acts = acting(words, public, game.to_move)
    return Picture(seen_table, cards, words, language, acts, width, look, end)


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
