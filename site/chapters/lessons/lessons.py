"""The lessons: which there are, how far the reader is in each, and what sets one going (docs/lessons.md)."""

import json

import sheets
from coach import Coach
from editions import ready
from guide import Guide
from progress import progress
from pyscript import document, when
from ui import button, el, hidden, icon, load_json, say, stage, words


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return Lessons(page).actions


class Lessons:
    """The lessons of this site; `page` is where one is followed."""

    def __init__(self, page):
        self.page = page
        self.listed = load_json("lessons")
        self.actions = {
            "lessons": self.open,
            "lesson": lambda name: self.begin(name, 0),
            "lesson-on": lambda name: self.begin(name, progress(name)[0]),
            "lesson-next": lambda: self.follow(lambda guide: guide.turn_to(guide.at + 1)),
            "lesson-back": lambda: self.follow(lambda guide: guide.turn_to(guide.at - 1)),
            "lesson-leave": self.leave,
            "lesson-over": self.play_on,
            "coach-away": self.send_away,
        }
        when("keydown", document)(lambda event: self.pressed(event))  # noqa: PLW0108 - `when` takes no method

    def open(self):
        """List the lessons."""
        self.page.open_sheet(self.sheet)

    def sheet(self):
        """The list: what each lesson is about, and whether it is done."""
        return sheets.frame(say("lessons"), *[self._lesson(one) for one in self.listed], css="lessons-sheet")

    def _lesson(self, one):
        name = one["name"]
        read, done = progress(name)
        begun = read > 0 and not done
        return el(
            "section",
            {"key": name, "class": "lesson" + (" done" if done else "")},
            el("h3", None, say("lesson-" + name)),
            el("p", None, say("lesson-%s.about" % name)),
            el(
                "p",
                {"class": "quiet"},
                icon("check") if done else None,
                say("lesson-done") if done else say("lesson-minutes", count=one["minutes"]),
            ),
            el(
                "div",
                {"class": "choices"},
                self._button("lesson-on", name, "lesson-on", begun) if begun else None,
                self._button("lesson", name, "lesson-again" if begun or done else "lesson-begin", not begun),
            ),
        )

    def _button(self, do, name, label, main):
        """A button that is heard with the name of its lesson."""
        text = el("span", None, say(label), hidden(" ", say("lesson-" + name)))
        return button(do, name, "choice main" if main else "choice", text)

    # --- following one

    async def begin(self, name, read):
        """Follow a lesson from one of its captions on: at once from its beginning, else when the engine is there."""
        page = self.page
        lesson = named(load_json("lesson-" + name), page)
        if not await ready(lesson["view"]["edition"], page.trouble) or page.sheet != self.sheet:
            return  # the reader went elsewhere while the cards came
        guide = Guide(page, lesson, min(read, len(lesson["captions"]) - 1))
        shown = guide.opening()

        def waiting():
            return sheets.notice(say("lesson-" + name), say("dealing"))

        if shown:
            page.close_sheet()
            page.play.begin({"view": shown}, early=True, guide=guide)
        else:
            page.open_sheet(waiting)
        answer = await page.play.request(guide.request(guide.step()))
        if page.sheet is waiting:
            page.close_sheet()
        if answer is not None:
            self._sit_down(guide, shown, answer)

    def _sit_down(self, guide, shown, answer):
        """The engine has dealt: its word counts from now on, where the lesson is still wanted."""
        play = self.page.play
        if answer.get("error"):
            self.page.trouble(answer["error"])
        elif not shown:
            play.begin(answer, guide=guide)
        elif play.table and play.table.guide is guide:
            play.overtake(answer, answer["view"] == guide.opening())

    def follow(self, step):
        """Take a step in the lesson that is open, if one is."""
        guide = self.page.play.table and self.page.play.table.guide
        return step(guide) if guide and guide.lesson else None

    def pressed(self, event):
        """Enter or space at what a lesson says reads on, or goes to what is asked for."""
        guide = self.page.play.table and self.page.play.table.guide
        said = event.target.id in ("caption", "decision-title")
        if not (said and guide and guide.lesson and event.key in ("Enter", " ")):
            return
        event.preventDefault()
        if guide.waits():
            self.page.act("lesson-next", "", "")
        else:
            stage.focus("#decision [data-pointed]")

    async def leave(self):
        """Back to the first screen, and to the list there: the lesson can be taken up again."""
        await self.page.leave()
        self.open()

    def play_on(self):
        """The lesson is over: the game goes on, with a coach."""
        play = self.page.play
        if play.table and play.table.guide:
            play.table.guide = Coach(self.page, play.table.guide)
            play.draw()
            play.next()

    def send_away(self):
        """The reader plays on alone."""
        self.page.play.table.guide = None
        self.page.play.draw()


def named(lesson, page):
    """A lesson with the players' names in the place of their marks."""
    names = [page.start.called(0)] + [words("seat-name-bot-%d" % seat) for seat in range(1, 8)]
    record = lesson["record"]
    for seat, name in enumerate(names):
        written = json.dumps(name)[1:-1].replace("\\", "\\\\").replace('"', '\\"')
        record = record.replace("<%d>" % seat, written)
    lesson["record"], lesson["names"] = record, names
    return lesson
