"""A moment of somebody's game: the reader takes a seat there and plays on against bots."""

import json

import elsewhere
import sheets
from player_names import called
from puzzle import Puzzle
from ui import button, el, say, stage


class Moment:
    """The moment that the address brings; `page` is where it is played on."""

    def __init__(self, page):
        self.page = page
        self.wanted = {}  # the request that begins it
        self.answer = None  # the engine's view of it
        self.puzzle = None  # what its author asks there
        self.actions = {"moment": self.open, "moment-play": self.play}
        self.actions.update({"puzzle-" + name: self.do(name) for name in ("question", "show", "on", "leave")})

    def do(self, name):
        """A handler of the puzzle's, if there is one at the table."""
        return lambda move="": getattr(self.puzzle, name)(move) if self.puzzle else None

    async def open(self, text=""):
        """Ask the engine for the moment, and show whose seat it is; in another page's frame play on at once."""
        page = self.page
        address = json.loads(stage.linkParts(text))
        at, seat = (int(address[key]) if address[key] else None for key in ("at", "seat"))
        request = {"link": address["link"], "names": called(address["names"]), "games": json.loads(stage.games)}
        request["at"] = at or 0
        page.open_sheet(lambda: sheets.notice(say("moment"), say("link-waits")))
        waiting = page.sheet
        answer = await page.play.request(dict(request, do="replay"))
        if answer is None or page.sheet is not waiting:
            return
        error = answer.get("error")
        if error:
            place = elsewhere.belongs_elsewhere(error)
            reason = (elsewhere.titled(error), elsewhere.way(error, text)) if place else (error,)
            page.open_sheet(lambda: sheets.notice(say("moment"), *reason))
            return
        seats = len(answer["view"]["seats"])
        if seat is not None and seat >= seats:
            page.open_sheet(lambda: sheets.notice(say("moment"), say("moment-no-seat", seat=seat, count=seats)))
            return
        self.answer = answer
        self.wanted = dict(
            request, do="enter", seat=seat, seed=int(stage.seed()), bot=address["bots"][0] or self._bot()
        )
        self.puzzle = Puzzle(page, address, self.wanted) if address["question"] else None
        if self.puzzle and self.puzzle.answers:
            self.wanted["answers"] = self.puzzle.answers
        if stage.embedded:
            page.close_sheet()
            await self.play()
            return
        page.open_sheet(self.sheet)
        stage.focus("#sheet-title")

    def _bot(self):
        """The kind of the bots: that of the first bot at the reader's own table."""
        start = self.page.start
        bots = [seat["bot"] for seat in start.seats[: start.count] if seat["kind"] == "bot"]
        return bots[0] if bots else start.seats[-1]["bot"]

    def sheet(self):
        """Draw the moment in words, and the ways on."""
        answer, seat = self.answer, self.wanted["seat"]
        seats = answer["view"]["seats"]
        name = seats[seat]["name"] if seat is not None and seat < len(seats) else None
        step = say("replay-step", at=answer["at"], steps=answer["steps"])
        return sheets.frame(
            say("puzzle" if self.puzzle else "moment"),
            el("p", {"class": "question"}, self.puzzle.asked) if self.puzzle else None,
            el("p", None, step),
            el("p", None, say("moment-seat", player=name) if name else say("moment-turn")),
            el(
                "div",
                {"class": "choices"},
                button("moment-play", "", "choice main wide", el("span", None, say("moment-play"))),
                button("close-sheet", "", "choice wide", el("span", None, say("link-own-table"))),
            ),
            css="link-sheet",
        )

    async def play(self):
        """Take the seat; the question of a puzzle stands above the choices until a move is chosen."""
        await self.page.dealing.deal_given(self.wanted)
        table = self.page.play.table
        if not table or self.page.start.dealing:
            return
        table.again = self.play_again
        if self.puzzle:
            self.puzzle.answers = self.page.play.answer.get("answers") or []
            table.guide = self.puzzle
            self.page.play.draw()

    def play_again(self):
        """Take the seat at the same moment again, with other chance for what follows."""
        self.wanted["seed"] = int(stage.seed())
        return self.play()
