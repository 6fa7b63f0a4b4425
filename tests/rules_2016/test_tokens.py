"""Rules of warrants and threats alike: tokens face down on characters, one of them in earnest (E5.3, E5.5)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from citadels import Game, PositionError

from .table import Json, heard, mark, moves, play, refused, seat, turn


class Tokens(NamedTuple):
    """Moves that lay tokens: with the real one on the Merchant, otherwise, and with the Bishop, who lies face up."""

    layer: str
    mark: str
    real: str
    lay: str
    otherwise: str
    face_up: str
    on: list[str]

    def dealt(self, **keys: object) -> Game:
        """A game in the turn of who lays them: seat 0, the King 1, the Merchant 2, the Warlord 3."""
        seats = (seat(self.layer), seat("king", 4), seat("merchant", 5, "", "tavern"), seat("warlord", 3))
        return turn(self.layer, *seats, taken="resources", **keys)  # type: ignore[arg-type]

    @property
    def placed(self) -> Json:
        """Return their places in a position."""
        return {self.mark: {"on": self.on, self.real: "merchant"}}


WARRANTS = Tokens(
    "magistrate", "warrants", "signed", "warrant merchant king warlord", "warrant king merchant warlord",
    "warrant bishop king thief", ["king", "merchant", "warlord"],
)  # fmt: skip
THREATS = Tokens(
    "blackmailer", "threats", "real", "threaten merchant king", "threaten king merchant", "threaten bishop king",
    ["king", "merchant"],
)  # fmt: skip
of_each = pytest.mark.parametrize("tokens", [WARRANTS, THREATS], ids=["warrants", "threats"])


@of_each
def test_they_may_lie_on_a_card_that_lies_face_up(tokens: Tokens) -> None:
    """E11.6."""
    assert tokens.face_up in moves(tokens.dealt(up="bishop"))


@of_each
def test_they_are_laid_once(tokens: Tokens) -> None:
    """E5.3, E5.5: once."""
    assert refused(tokens.dealt().play(tokens.lay), tokens.otherwise)


@of_each
def test_they_need_not_be_laid(tokens: Tokens) -> None:
    """E4.1."""
    assert "end" in moves(tokens.dealt())


@of_each
def test_all_see_where_they_lie(tokens: Tokens) -> None:
    """E5.3.1, E5.5.1."""
    game = tokens.dealt().play(tokens.lay)
    assert [mark(game, tokens.mark, who)["on"] for who in (0, 1, 2, 3, None)] == [tokens.on] * 5


@of_each
def test_who_laid_them_alone_sees_which_is_real(tokens: Tokens) -> None:
    """E5.3.1, E5.5.1."""
    game = tokens.dealt().play(tokens.lay)
    assert [mark(game, tokens.mark, who)[tokens.real] for who in (0, 1, 2, 3, None)] == ["merchant"] + [None] * 4


@of_each
def test_who_laid_them_alone_hears_which_is_real(tokens: Tokens) -> None:
    """E5.3.1, E5.5.1."""
    verb = tokens.lay.split()[0]
    lines = heard(tokens.dealt(), tokens.lay)
    assert [(event, who, "role" in words) for event, who, words in lines] == [
        (verb, None, False),
        (f"{verb}-own", 0, True),
    ]


@of_each
def test_laying_them_is_no_look(tokens: Tokens) -> None:
    """Taking them back is allowed: nothing came to light."""
    assert tokens.dealt().play(tokens.lay).barrier is None


# --- in positions (E12.5)


@of_each
def test_they_are_null_before_they_are_laid(tokens: Tokens) -> None:
    """E12.5."""
    assert dict(tokens.dealt().position())[tokens.mark] is None


@of_each
def test_they_are_gone_when_the_round_is_over(tokens: Tokens) -> None:
    """E11.17."""
    game = turn("warlord", seat(tokens.layer), seat("warlord"), taken="resources", **tokens.placed)
    assert mark(play(game, "end"), tokens.mark, all_seeing=True) is None


@of_each
def test_they_are_refused_where_nobody_is_who_lays_them(tokens: Tokens) -> None:
    """E12.5: of that rank another plays."""
    with pytest.raises(PositionError, match=rf"^{tokens.mark}: no card of this game lays it"):
        turn("bishop", seat("bishop"), **tokens.placed)


@of_each
def test_they_are_refused_where_nobody_has_who_lays_them(tokens: Tokens) -> None:
    """E5.3, E5.5: nobody can have laid them."""
    with pytest.raises(PositionError, match=rf"^{tokens.mark}: nobody plays the {tokens.layer}"):
        turn("bishop", seat("bishop"), cast=tokens.layer, **tokens.placed)


@of_each
def test_games_without_who_lays_them_write_none(tokens: Tokens) -> None:
    """E12.5."""
    assert tokens.mark not in turn("king", seat("king")).position()
