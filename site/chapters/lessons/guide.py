"""A lesson that is being followed: what is said at each step, what it points at, and the move it asks for.

It lies beside the table (`Table.guide`), and the page asks it at four places: what the panel shows (`panel`), whether
the game waits (`holds`), whether a move is taken (`takes`), and what is to be done once all is drawn (`drawn`).
"""

import json

from lesson_places import to_move, to_place
from opening import view
from pointing import TARGET, point
from progress import note
from reading import Reading
from ui import button, create_task, el, hidden, icon, say, stage


class Guide:
    """One lesson at one of its captions; `page` is where it is followed."""

    def __init__(self, page, lesson, at, after):
        self.page, self.lesson = page, lesson
        self.captions = lesson["captions"]
        self.at = at  # the number of the caption that is said, or comes next
        self.entered = self.chapter()  # the chapter that was begun last
        self.after = after  # the chapter that comes after this lesson; None after the last one
        self.other = None  # another move than the one asked for, which was tried
        self.verdict = None  # how it compares with that one, as a message; None while the engine thinks or cannot tell
        self.said = None  # the caption that was read out last, or the chapter whose end was

    # --- beginning

    def opening(self):
        """The table as it was dealt when the site was made, to be looked at before the engine is there; None later.

        It is another one each time: the page writes into what it shows.
        """
        seats = [{"name": name} for name in self.lesson["names"]]
        return view(self.lesson, {"seats": seats}) if self.step() == 0 else None

    def step(self):
        """The step before which the caption stands."""
        return self.captions[self.at]["at"]

    def request(self, step=None):
        """Return the request for a step of the record, or for the present one."""
        lesson, step = self.lesson, self.play.view["led"]["at"] if step is None else step
        return {"do": "lesson", "record": lesson["record"], "seat": lesson["seat"], "bot": lesson["bot"], "at": step}

    # --- where it stands

    def chapter(self):
        """The chapter of the caption."""
        return [chapter for chapter in self.lesson["chapters"] if chapter.begin <= self.at][-1]

    def between(self):
        """Whether a chapter has ended and the next was not begun."""
        return self.chapter().number > self.entered.number

    @property
    def play(self):
        return self.page.play

    def now(self):
        """The caption that is said here; None while the record plays on to the next."""
        seen, last = self.play.view, len(self.captions) - 1
        led = seen.get("led")
        if not led:
            return None
        while self.at < last and self.captions[self.at]["at"] < led["at"]:
            self.at += 1
        if self.captions[self.at]["at"] > led["at"] and seen["waiting"] == "person":  # a move was taken back
            self.at = next(
                at for at, caption in enumerate(self.captions) if caption["ask"] and caption["at"] == led["at"]
            )
        caption = self.captions[self.at]
        return caption if caption["at"] == led["at"] else None

    def waits(self):
        """Whether what is said waits to be read."""
        caption = self.now()
        return caption is not None and (not caption["ask"] or self.between())

    def holds(self):
        """Whether the game waits for the reader; read on where the next caption is."""
        caption = self.now()
        if caption is None:
            return False
        between = self.between()
        current = self.entered if between else caption
        if current is not self.said:
            self.said, self.other = current, None
            note(self.lesson["name"], self.at, self.at == len(self.captions) - 1)
            self.play.table.rushing = False
            self.play.table.open_board(caption["show"])
            self.play.draw()
            asks = caption["ask"] and not between
            stage.reveal("[data-pointed]")
            if asks:  # it may lie further down on the board that has the first
                stage.reveal("[data-pointed=%s]" % TARGET)
            stage.focus("#caption" if asks else "#decision-title")
        return True

    async def go_back(self):
        """Let the engine take up the record where the caption stands."""
        answer = await self.play.request(self.request(self.step()))
        table = self.play.table
        if answer is not None and table and table.guide is self and not answer.get("error"):
            self.play.bots.stop()  # one may be deciding where the game stood
            table.reading = Reading()  # and what happened is counted from 0
            self.play.take(answer)

    def go_on(self):
        """Say the next caption; where a chapter has ended, begin the next one."""
        if not self.between():
            return self.turn_to(self.at + 1)
        self.entered = self.chapter()
        self.play.draw()
        self.play.next()
        return None

    def turn_to(self, number):
        """Say another caption; where it stands at an earlier step, the game goes back to it."""
        if not 0 <= number < len(self.captions) or (number > self.at and not self.waits()):
            return None
        self.at, self.said = number, None
        if self.chapter().number < self.entered.number:
            self.entered = self.chapter()
        if self.step() < self.play.view["led"]["at"]:
            return self.go_back()
        self.play.draw()
        self.play.next()
        return None

    # --- what the page asks

    def takes(self, move):
        """Whether a move is the one that is asked for; of another it is said why not now."""
        led = self.play.view.get("led")
        if not led or led["move"] is None or led["move"] == move:
            self.other = None
            return True
        self.other, self.verdict = move, None
        self.play.draw()
        stage.reveal("#caption")
        create_task(self.answer(move))
        return False

    async def answer(self, move):
        """Say how another move compares with the one that is asked for, where the engine can tell, and why not now."""
        answer = await self.play.request({"do": "weigh", "move": move})
        if self.other != move or not self.play.table or self.play.table.guide is not self:
            return  # something else was tried meanwhile
        if answer is not None and not answer.get("error"):
            self.verdict = answer["verdict"]
        self.play.draw()
        stage.say(json.dumps(self._answers()))

    def _answers(self):
        """The comparison with another move, if there is one, and why that is not played now."""
        verdict = self.verdict
        return ([say(verdict["id"], **verdict["args"])] if verdict else []) + [self._why()]

    def _why(self):
        """Word why another move is refused: the lesson's words for it, or for any other, else words for all."""
        caption, words = self.captions[self.at], self.other.split(" ")
        for known in (words[-1], words[0], "any"):
            if known in caption["else"]:
                return say(caption["id"] + "." + known)
        return say("lesson-else")

    def panel(self, content):
        """The panel: what is said, and below it the choices, if one is asked for."""
        caption = self.now()
        if caption is None:
            return content
        if self.between():
            return [el("div", {"class": "guide", "key": "guide"}, *self._end_of_chapter())]
        ask = caption["ask"]
        head = {"id": "caption" if ask else "decision-title", "class": "caption", "tabindex": "-1"}
        head["key"] = "caption%d" % self.at
        if not ask:
            head["data-decision"] = "caption%d" % self.at
        kids = [self._bar(), el("h2", head, say(caption["id"]))]
        if ask:
            why = None
            if self.other:
                why = el(
                    "p", {"class": "other", "key": "other"}, *[el("span", None, line, " ") for line in self._answers()]
                )
            panel = [el("div", {"class": "guide", "key": "guide"}, *kids, why)]
            panel.extend(content)
            return panel
        return [el("div", {"class": "guide", "key": "guide"}, *kids, self._on())]

    def _end_of_chapter(self):
        """Draw the end of a chapter, and the way to the next."""
        head = {"id": "decision-title", "class": "caption", "tabindex": "-1", "key": "end%d" % self.at}
        head["data-decision"] = head["key"]
        return [
            self._bar(),
            el("h2", head, say("lesson-chapter-done", title=say(self.entered.title))),
            el("div", {"class": "choices", "key": "on"}, self._next("lesson-next", "", self.chapter()), _to_list()),
        ]

    def _next(self, do, arg, chapter, css="choice main wide"):
        return button(do, arg, css, el("span", None, say("lesson-chapter-next", title=say(chapter.title))))

    def _bar(self):
        """Draw the bar: which chapter, how far, one back, and out of it."""
        chapter = self.entered if self.between() else self.chapter()
        far = {"number": min(self.at, chapter.end - 1) - chapter.begin + 1, "count": chapter.end - chapter.begin}
        return el(
            "div",
            {"class": "guide-bar", "key": "bar"},
            button("lesson-back", "", "plain", icon("back"), hidden(say("lesson-back"))) if self.at else None,
            el(
                "p",
                None,
                say(chapter.title),
                " ",
                el("span", {"class": "far"}, say("lesson-far", **far)),
            ),
            button("lesson-leave", "", "plain", icon("close"), hidden(say("lesson-leave"))),
        )

    def _on(self):
        """Read on; at the end go on with the next lesson, or play on where this one does not belong to it.

        Where the game is over with the lesson, what comes next stands below the result.
        """
        if self.at < len(self.captions) - 1:
            kids = [button("lesson-next", "", "choice main wide", el("span", None, say("lesson-next")))]
        elif self.play.view["result"]:
            kids = [_to_list()]
        elif "before" in self.lesson:
            kids = [self._following("choice main wide"), _to_list()]
        else:
            kids = [button("lesson-over", "", "choice main wide", el("span", None, say("lesson-over")))]
            kids += [self._following("choice wide"), _to_list()]
        return el("div", {"class": "choices", "key": "on"}, *kids)

    def _following(self, css):
        """The way to the lesson after this one; None after the last."""
        return self.after and self._next("lesson", self.after.lesson + " 0", self.after, css)

    def drawn(self):
        """Point at what is spoken of, and at what is asked for."""
        caption, places, target = self.now(), [], None
        if caption is not None and not self.between():
            places = [to_place(place) for place in caption["show"]]
            if caption["ask"]:
                target = to_move(self.play.table, self.play.view["led"]["move"])
        point(places, target)


def _to_list():
    return button("lesson-leave", "", "choice wide", el("span", None, say("lesson-list")))
