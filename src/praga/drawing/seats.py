"""The players of a picture: a panel each, with points, goods, tracks, cards and boards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from praga.drawing import boards
from praga.drawing.boards import printed
from praga.drawing.words import CARDS, GOODS, Words
from tabletop.drawing.ink import Box, Ink
from tabletop.drawing.widths import PLAIN, width_of

HEAD, ROW, GAP, MARGIN = 44, 28, 8, 12  # heights of the first line and of the others; between parts and within
CARD: Final = (62, 30)  # width and height of a card
SIDE: Final = 430  # the width of a panel from which its board stands beside all else
TRACKS: Final = ("mine", "quarry", "tech", "univ")
GOOD: Final = 36  # the width that a good with its number needs
PRINTED: Final = 30  # the width of a step from which what is printed there is drawn


class Card(NamedTuple):
    """A technology, a seal or a tile V: its signs, a tooltip, and whether it works already."""

    signs: list[str]
    label: str
    works: bool


@dataclass(frozen=True, slots=True)
class Seats:
    """Values that all panels of a picture have in common; `totals` are the points if the game ended now."""

    view: dict[str, Any]
    words: Words
    totals: list[int]
    active: int | None
    shape: float  # of an action board: its height by its width

    def height(self, seat: int, width: float) -> float:
        """Return the height of a player's panel at a width."""
        if width >= SIDE:
            return HEAD + max(self._board(width).height, self._facts_height(seat, self._facts(width).width)) + MARGIN
        return HEAD + self._facts_height(seat, width - 2 * MARGIN) + self._board(width).height + 2 * MARGIN

    def panel(self, ink: Ink, seat: int, box: Box) -> None:
        """Draw a player: the first line, and below goods, tracks, cards and the board."""
        player = self.view["seats"][seat]
        active = self.active == seat
        drawn = ink.inside(**{"data-seat": str(seat)})
        drawn.box(box, "active gilt-line" if active else "seat line", 10, **{"stroke-width": "1"})
        drawn.box(Box(box.x, box.y + 8, 6, box.height - 16), f"of-{seat}", 2)
        self._head(drawn, seat, box, active)
        facts = self._facts(box.width)
        x, y = box.x + facts.x, box.y + HEAD
        y = self._goods(drawn, player, Box(x, y, facts.width, ROW))
        for track in TRACKS:
            y = self._track(drawn, player, track, Box(x, y, facts.width, ROW - 6)) + 4
        self._cards(drawn, seat, Box(x, y + 2, facts.width, 0))
        board = self._board(box.width)
        top = box.y + HEAD if box.width >= SIDE else box.bottom - board.height - MARGIN
        boards.put(drawn, boards.own_board(self.view, seat), Box(box.x + MARGIN, top, board.width, board.height))

    def _board(self, width: float) -> Box:
        """Return the size of the board in a panel of a width."""
        wide = min(width * 0.46, 400) if width >= SIDE else width - 2 * MARGIN
        return Box(0, 0, wide, wide * self.shape)

    def _facts(self, width: float) -> Box:
        """Return where all else begins in a panel of a width, and how wide it is."""
        left = 2 * MARGIN + self._board(width).width if width >= SIDE else MARGIN + 4
        return Box(left, 0, width - left - MARGIN, 0)

    def _facts_height(self, seat: int, width: float) -> float:
        across = max(1, int((width + 4) // (CARD[0] + 4)))
        rows = -(-len(list(self._held(seat))) // across)
        goods = ROW * (len(GOODS) // _goods_across(width)) + 4
        return goods + len(TRACKS) * (ROW - 2) + rows * (CARD[1] + 4) + 6

    def _head(self, ink: Ink, seat: int, box: Box, active: bool) -> None:
        """Draw who it is, the points, and the points if the game ended now."""
        player, words = self.view["seats"][seat], self.words
        now, total = str(player["points"]), self.totals[seat]
        later = "" if total == player["points"] else f"→{total}"
        ink.sign(f"shield-{seat}", Box(box.x + 14, box.y + 9, 26, 26))
        x = box.right - MARGIN
        drawn = ink.inside(words.say("fact-points") + (words.say("fact-score-now", count=total) if later else ""))
        if later:
            drawn.words(later, (x, box.y + 28), 14, "soft", anchor="end")
            x -= width_of(later, 14 * PLAIN) + 4
        drawn.words(now, (x, box.y + 28), 17, "gilt", anchor="end")
        x -= width_of(now, 17 * PLAIN) + 25
        drawn.sign("points", Box(x, box.y + 11, 22, 22))
        place = Box(box.x + 46, box.y + 4, x - box.x - 52, HEAD - 8)
        ink.name(player["name"], place, 16, 11, "gilt" if active else "text")

    def _goods(self, ink: Ink, player: Mapping[str, Any], box: Box) -> float:
        """Draw the goods of a player, those that are none faint; return where they end."""
        across = _goods_across(box.width)
        step = min(box.width / across, 64)
        for at, (name, good) in enumerate(GOODS.items()):
            number = player[name]
            label = self.words.say(f"good-{good}", count=number) if good != "claim" else ""
            drawn = ink.inside(label, **({} if number else {"opacity": "0.5"}))
            x, y = box.x + at % across * step, box.y + ROW * (at // across + 0.5)
            drawn.sign(good, Box(x, y - 9, 18, 18))
            drawn.words(str(number), (x + 20, y + 5), 14)
        return box.y + ROW * (len(GOODS) // across) + 4

    def _track(self, ink: Ink, player: Mapping[str, Any], name: str, box: Box) -> float:
        """Draw a track with the step that a player has reached; return where it ends."""
        first, last = _ends(name)
        at = player[name]
        text = self.words.say("track-at", track=self.words.say(f"track-{name}"), step=at, last=last)
        drawn = ink.inside(text)
        drawn.round(box.x + 11, box.y + 10, 11, "chip")
        drawn.sign(name, Box(box.x + 3, box.y + 2, 16, 16))
        left = box.x + 26
        token = player["tokens"].get(name)
        if token:
            left += boards.effect(drawn, printed()["tokens"][token], (left, box.y + 10), 15) + 4
        step = (box.right - left) / (last - first + 1)
        for number in range(first, last + 1):
            css = "at at-line" if number == at else "passed board-line" if number < at else "step board-line"
            place = Box(left + (number - first) * step + 1, box.y, step - 2, 20)
            drawn.box(place, css, 5, **{"stroke-width": "2" if number == at else "1"})
            self._step(drawn, name, number, place)
        return box.y + ROW - 6

    def _step(self, ink: Ink, name: str, number: int, box: Box) -> None:
        """Draw what is printed on a step of a track: its number, and where there is room, what it brings."""
        text = f"×{printed()['times'][number]}" if name == "univ" else str(number)
        signs = _printed(name, number) if box.width >= PRINTED else []
        size = min(12, (box.width - 12) / max(1, len(signs)))
        middle = box.x + (box.width - size * len(signs)) / 2
        ink.words(text, (middle, box.y + 15), 12, "ink", anchor="middle")
        for at, sign in enumerate(signs):
            ink.sign(sign, Box(middle + 5 + size * at, box.y + 10 - size / 2, size, size))

    def _cards(self, ink: Ink, seat: int, box: Box) -> None:
        """Draw technologies, seals and tiles V, those that do not work yet faint."""
        wide, high = CARD
        across = max(1, int((box.width + 4) // (wide + 4)))
        for at, card in enumerate(self._held(seat)):
            place = Box(box.x + at % across * (wide + 4), box.y + at // across * (high + 4), wide, high)
            drawn = ink.inside(card.label, **({} if card.works else {"opacity": "0.6"}))
            drawn.box(place, "chip card-edge", 6, **{"stroke-width": "1"})
            left = place.x + (wide - 19 * len(card.signs)) / 2
            for number, sign in enumerate(card.signs):
                drawn.sign(sign, Box(left + 19 * number, place.y + 6, 18, 18))

    def _held(self, seat: int) -> Iterator[Card]:
        """Yield the cards of a player, and the seals that they may still take."""
        player, words = self.view["seats"][seat], self.words
        for key, kind in CARDS.items():
            for name in player[key]:
                yield Card(boards.card_signs(name), words.card(kind, name), key != "new")
        for _ in range(player["rights"]):
            yield Card(["seal"], words.say("rights", count=player["rights"]), works=False)


def _goods_across(width: float) -> int:
    """Return how many goods stand in a row of a width: all, or half of them."""
    return len(GOODS) if width >= len(GOODS) * GOOD else len(GOODS) // 2


def _ends(name: str) -> tuple[int, int]:
    """Return the first and the last step of a track."""
    track = printed()["tracks"].get(name)
    return (track["first"], track["last"]) if track else (0, printed()["last"][name])


def _printed(name: str, step: int) -> list[str]:
    """Return the signs that a step of a track shows beside its number."""
    if name == "tech":
        return ["book"] if str(step) in printed()["books"] else []
    track = printed()["tracks"].get(name)
    if track is None:
        return []
    signs = [good for good, _ in track["added"].get(str(step), [])]
    signs += ["token"] if step == track["token_at"] else []
    return signs + (["seal"] if step == track["seal_at"] else [])
