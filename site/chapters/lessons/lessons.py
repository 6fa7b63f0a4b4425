"""The lessons: which there are, how far the reader is in each, and what sets one going (docs/lessons.md)."""

import json

import sheets
from challenge import Challenge
from chapters import chapters_of, next_of
from coach import Coach
from guide import Guide
from player_names import distinct
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
        self.challenges = load_json("challenges")
        self.chapters = [chapter for lesson in self.listed for chapter in chapters_of(lesson)]
        self.actions = {
            "lessons": self.open,
            "lesson": self.begin,
            "lesson-first": self.begin_first,
            "lesson-next": lambda: self.follow(lambda guide: guide.go_on()),
            "lesson-back": lambda: self.follow(lambda guide: guide.turn_to(guide.at - 1)),
            "lesson-leave": self.leave,
            "lesson-over": self.play_on,
            "challenge": self.begin_challenge,
            "challenge-again": lambda: self.follow(lambda guide: self.begin_challenge(guide.lesson["name"])),
            "coach-away": self.send_away,
        }
        when("keydown", document)(lambda event: self.pressed(event))  # noqa: PLW0108 - `when` takes no method

    def open(self):
        """List the lessons."""
        self.page.open_sheet(self.sheet)
        stage.focus("#sheet-title")

    def sheet(self):
        """The list: what each lesson is about, and its chapters."""
        upcoming = next_of(self.chapters)
        listed = [lesson for lesson in self.listed if "before" not in lesson]
        sections = [self._lesson(lesson, upcoming) for lesson in listed]
        if self.challenges:
            sections.append(self._challenges())
        return sheets.frame(say("lessons"), *sections, css="lessons-sheet")

    def _challenges(self):
        """The challenges, and which are solved."""
        rows = [_challenge(number, challenge) for number, challenge in enumerate(self.challenges, 1)]
        return el(
            "section",
            {"key": "challenges", "class": "lesson"},
            el("h3", None, say("challenges")),
            el("p", None, say("challenges.about")),
            el("ol", {"class": "lesson-chapters"}, *rows),
        )

    def _lesson(self, lesson, upcoming):
        """A lesson; a short one that stands before it is its first chapter."""
        name = lesson["name"]
        parts = [lesson for lesson in self.listed if lesson["name"] == name or lesson.get("before", [None])[0] == name]
        names = [part["name"] for part in parts]
        chapters = [chapter for chapter in self.chapters if chapter.lesson in names]
        minutes = sum([part["minutes"] for part in parts])
        numbers = range(1, len(chapters) + 1) if len(chapters) > 1 else [None]  # a single one needs no number
        rows = [self._chapter(chapter, numbers[at], chapter is upcoming) for at, chapter in enumerate(chapters)]
        return el(
            "section",
            {"key": name, "class": "lesson"},
            el("h3", None, say("lesson-" + name)),
            el("p", None, say("lesson-%s.about" % name)),
            el("p", {"class": "quiet"}, say("lesson-minutes", count=minutes)),
            el("ol", {"class": "lesson-chapters"}, *rows),
        )

    def _chapter(self, lesson, number, main):
        """A chapter as a button: its number if it has one, its title, and how far the reader is."""
        done, at = lesson.done(self.chapters), lesson.at(self.chapters)
        if done:
            state = say("lesson-done")
        elif at > lesson.begin:
            state = say("lesson-far", number=at - lesson.begin + 1, count=lesson.end - lesson.begin)
        else:
            state = say("lesson-steps", count=lesson.end - lesson.begin)
        label = say("lesson-on" if at > lesson.begin else "lesson-begin") if main else None
        return el(
            "li",
            {"key": lesson.title},
            button(
                "lesson",
                "%s %d" % (lesson.lesson, at),
                "choice main wide" if main else "row",
                el("b", {"class": "number"}, number) if number else None,
                el("span", None, say(lesson.title), el("small", None, " ", label) if label else None),
                el("span", {"class": "far"}, icon("check") if done else None, hidden(" "), state),
            ),
        )

    # --- following one

    def begin(self, where):
        """Follow a lesson from a caption on, "first 6": at once from its beginning, else when the engine is there."""
        return self._begin(where, self.page.sheet)

    def begin_first(self):
        """Follow the first lesson of the list from where the reader left it; once it is done, from its beginning."""
        own = [chapter for chapter in self.chapters if chapter.lesson == self.listed[0]["name"]]
        chapter = next_of(own) or own[0]
        return self.begin("%s %d" % (chapter.lesson, chapter.at(own)))

    async def _begin(self, where, sheet):
        page = self.page
        name, read = where.split(" ")
        lesson = whole(named(load_json("lesson-" + name), page))
        lesson["chapters"] = [chapter for chapter in self.chapters if chapter.lesson == name]
        after = self.chapters[self.chapters.index(lesson["chapters"][-1]) + 1 :]
        if not await page.game.ready(lesson["view"], page.trouble) or page.sheet != sheet:
            return  # the reader went elsewhere while the cards came
        guide = Guide(page, lesson, min(int(read), len(lesson["captions"]) - 1), after[0] if after else None)
        first_view = guide.opening()

        def waiting():
            return sheets.notice(say(guide.chapter().title), say("dealing"))

        if first_view:
            page.close_sheet()
            page.play.begin({"view": first_view}, early=True, guide=guide)
        else:
            page.open_sheet(waiting)
        answer = await page.play.request(guide.request(guide.step()))
        if page.sheet is waiting:
            page.close_sheet()
        if answer is not None:
            self._sit_down(guide, first_view, answer)

    def _sit_down(self, guide, first_view, answer):
        """The engine has dealt: its word counts from now on, where the lesson is still wanted."""
        play = self.page.play
        if answer.get("error"):
            self.page.trouble(answer["error"])
        elif not first_view:
            play.begin(answer, guide=guide)
        elif play.table and play.table.guide is guide:
            play.replace_opening(answer, answer["view"] == guide.opening())

    async def begin_challenge(self, name):
        """Begin a challenge, from its position on, once the engine is there."""
        page = self.page
        names = [challenge["name"] for challenge in self.challenges]
        after = names[names.index(name) + 1 :]
        challenge = named(dict(self.challenges[names.index(name)]), page)
        guide = Challenge(page, challenge, after[0] if after else None)

        def waiting():
            return sheets.notice(say("challenge-" + name), say("dealing"))

        page.open_sheet(waiting)
        answer = await page.play.request(guide.request())
        if page.sheet is not waiting:
            return  # the reader went elsewhere while the engine came
        page.close_sheet()
        if answer is not None:
            self._sit_down(guide, None, answer)

    def follow(self, step):
        """Take a step in the lesson that is open, if one is."""
        guide = self.page.play.table and self.page.play.table.guide
        return step(guide) if guide and guide.lesson else None

    def pressed(self, event):
        """Enter or space at what a lesson says reads on, or goes to what is asked for."""
        guide = self.page.play.table and self.page.play.table.guide
        is_focused = event.target.id in ("caption", "decision-title")
        if not (is_focused and guide and guide.lesson and event.key in ("Enter", " ")):
            return
        event.preventDefault()
        if guide.waits():
            self.page.act("lesson-next", "", "")
        else:  # the last of these that is there; a thing on a board has a button for keys besides
            move = (self.page.play.view.get("led") or {}).get("move") or ""
            for words in (move.split(" ")[0], move):
                stage.focus("#decision .by-key [data-arg='%s']" % words)
            for place in ("button[data-pointed]", "#decision [data-pointed]"):
                stage.focus(place)

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


def _challenge(number, challenge):
    """A challenge as a button: its number, its title, and whether it is solved or how many turns it has."""
    name = "challenge-" + challenge["name"]
    done = progress(name)[1]
    state = say("lesson-done") if done else say("challenge-turns", count=challenge["turns"])
    far = el("span", {"class": "far"}, icon("check") if done else None, hidden(" "), state)
    kids = [el("b", {"class": "number"}, number), el("span", None, say(name)), far]
    return el("li", {"key": name}, button("challenge", challenge["name"], "row", *kids))


def whole(lesson):
    """A lesson with all that its first choices say: its file has once what they share (build/lessons.py)."""
    prompt, usual = lesson["view"]["prompt"], lesson["usual"]
    prompt["choices"] = [dict(usual, **choice) for choice in prompt["choices"]]
    for choice in prompt["choices"]:
        choice["args"] = lesson["args"][choice["args"]]
    return lesson


def named(lesson, page):
    """A lesson with the players' names in the place of their marks."""
    names = distinct([page.start.called(0)] + [words("seat-name-bot-%d" % seat) for seat in range(1, 8)])
    record = lesson["record"]
    for seat, name in enumerate(names):
        escaped = json.dumps(name)[1:-1].replace("\\", "\\\\").replace('"', '\\"')
        record = record.replace("<%d>" % seat, escaped)
    lesson["record"], lesson["names"] = record, names
    return lesson
