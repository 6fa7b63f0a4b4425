"""The daily game: the same deal for everyone, a day's result to hand on, and the days that have been."""

import json

import day_signs
import sheets
from player_names import distinct
from saves import days_played, place_and_points
from ui import button, el, pill, say, stage, words

ALONE = ".alone"  # ends the name of a day that is played without opponents
LATEST = 28  # days that are listed before the reader asks for all
MEDALS = ("🥇", "🥈", "🥉")


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return Today(page).actions


class Today:
    """The tables of the days; `page` is where they are shown."""

    def __init__(self, page):
        self.page = page
        self.series = page.start.sheet["day"]
        self.all = False  # whether every day is listed
        self.alone = False  # whether the days without opponents are shown
        self.copied = False
        self.actions = {
            "today": lambda: page.open_sheet(self.sheet),
            "day-all": self.list_all,
            "day-way": self.choose_way,
            "day-link": self.open_link,
            "day-play": self.play,
            "day-result": self.result,
            "day-copy": self.copy,
        }

    def name(self, date):
        """A day of the series that is played now, in the way that is chosen, as a link names it."""
        return "%d.%s%s" % (self.series["series"], date, ALONE if self.alone else "")

    def dates(self):
        """The days of this series so far, the newest first."""
        return json.loads(stage.days(self.series["begins"]))

    # --- what is tapped

    def list_all(self):
        self.all = True
        self.page.open_sheet(self.sheet)

    def choose_way(self, way):
        """Show the days against bots, or those alone."""
        self.alone = way == "alone"
        self.page.open_sheet(self.sheet)

    def open_link(self):
        """A link asks for a day: offer it, or say why it cannot be played."""
        day = stage.dayLink()
        stage.dayHeard()
        if self.page.play.table:
            self.page.open_sheet(self.sheet)
            return
        self.alone = bool(self.series.get("alone")) and day.endswith(ALONE)
        number, _, date = (day[: -len(ALONE)] if self.alone else day).partition(".")
        if number != str(self.series["series"]) and number.isdigit():
            why = say("day-series", number=number, count=self.series["series"])
            self.page.open_sheet(lambda: self.sheet(why))
        elif date in self.dates():
            self.page.open_sheet(lambda: self.invitation(date))
        else:
            self.page.open_sheet(lambda: self.sheet(say("day-not-here")))

    async def play(self, day):
        """Deal the table of a day."""
        page, start = self.page, self.page.start
        if start.dealing:
            return
        page.close_sheet()
        start.dealing = True
        if page.play.table:
            page.play.leave()
        page.form = None
        page.draw_start()
        names = [start.called(0) if start.seats[0]["kind"] == "person" else words("seat-name", number=1)]
        seats = 1 if day.endswith(ALONE) else self.series["seats"]
        names += [words("seat-name-bot-%d" % number) for number in range(1, seats)]
        answer = await page.play.request({"do": "new", "day": day, "names": distinct(names)})
        start.dealing = False
        if answer is None or answer.get("error"):
            page.draw_start()
            if answer:
                page.trouble(answer["error"])
        else:
            page.play.begin(answer)

    def result(self):
        """Show what a day's table came to, as it can be handed on."""
        self.copied = False
        self.page.open_sheet(self.result_sheet)

    async def copy(self):
        """Copy the result; where the browser forbids it, it stands there to be copied by hand."""
        self.copied = await stage.copy(self.text())
        stage.say(json.dumps([say("day-copied" if self.copied else "day-by-hand")]))
        self.page.open_sheet(self.result_sheet)

    # --- what is shown

    def text(self):
        """The result in a few lines: day, place and points, what was built in signs, and the link to the same deal."""
        view, day = self.page.play.view, self.page.play.table.day
        place, points = place_and_points(view)
        series, date = day.split(".")[:2]
        head = words("day-head", number=int(series), date=stage.dated(date, "medium"))
        if day.endswith(ALONE):
            reached = day_signs.result_alone(points)
        else:
            medal = MEDALS[place - 1] if place <= len(MEDALS) else day_signs.BEYOND
            sentence = words("day-told", place=place, count=points, players=len(view["seats"]), round=view["round"])
            reached = "%s %s" % (medal, sentence)
        return "\n".join([head, reached, day_signs.day_signs(view), stage.dayAddress(day)])

    def result_sheet(self):
        sentence = say("day-copied") if self.copied else say("day-shared")
        return sheets.frame(
            say("day-result"),
            el("p", {"class": "day-text", "tabindex": "0"}, self.text()),
            button("day-copy", "", "choice main", el("span", None, say("day-copy"))),
            el("p", {"class": "quiet", "role": "status"}, sentence),
            button("today", "", "choice", el("span", None, say("day-others"))),
        )

    def invitation(self, date):
        """A day that a link asks for."""
        done = days_played().get(self.name(date))
        return sheets.frame(
            say("day-of", date=stage.dated(date, "long")),
            *self._about(),
            self._done(done),
            _to_play(self.name(date), done),
            button("today", "", "choice", el("span", None, say("day-others"))),
        )

    def sheet(self, why=None):
        """The daily game, and those of earlier days."""
        played, dates = days_played(), self.dates()
        if not dates:
            return sheets.frame(say("to-today"), el("p", None, say("day-not-here")))
        today = played.get(self.name(dates[0]))
        rest = dates[1:] if self.all else dates[1 : LATEST + 1]
        return sheets.frame(
            say("to-today"),
            el("p", {"class": "trouble", "role": "alert"}, why) if why else None,
            self._ways(),
            *self._about(),
            el("p", {"class": "day-date"}, stage.dated(dates[0], "long")),
            self._done(today),
            _to_play(self.name(dates[0]), today),
            el("p", {"class": "quiet"}, say("day-streak", count=self.streak(dates, played))),
            el("h3", None, say("day-before")) if rest else None,
            el("ul", {"class": "days"}, *[self._past(date, played) for date in rest]),
            button("day-all", "", "choice", el("span", None, say("day-all"))) if len(dates) > len(rest) + 1 else None,
        )

    def _ways(self):
        """The choice between a day against bots and a day alone, in a game that has both."""
        if not self.series.get("alone"):
            return None
        ways = [pill(way, say("day-" + way), self.alone == (way == "alone"), "day-way") for way in ("bots", "alone")]
        return el(
            "fieldset", {"class": "pills", "key": "ways"}, el("legend", {"class": "unseen"}, say("day-way")), *ways
        )

    def _about(self):
        """The rules of the days, and the goal alone."""
        if self.alone:
            return [day_signs.about_alone()]
        return [el("p", {"key": "about"}, say("day-about"))]

    def _done(self, result):
        """The result of a day; None before it is played."""
        if not result:
            return None
        done = say("day-done-alone", count=result[1]) if self.alone else None
        return el("p", {"key": "done"}, done or say("day-done", place=result[0], count=result[1]))

    def streak(self, dates, played):
        """Count the days up to today, or up to yesterday while today's is open, that were played one after the other.

        A day counts whichever way it was played.
        """
        known = [day[: -len(ALONE)] if day.endswith(ALONE) else day for day in played]
        count = 0
        for at, date in enumerate(dates):
            if "%d.%s" % (self.series["series"], date) in known:
                count += 1
            elif at:
                break
        return count

    def _past(self, date, played):
        done = played.get(self.name(date))
        label = el("span", None, stage.dated(date, "medium"), el("small", None, self._result(done)))
        return el("li", {"key": date}, button("day-play", self.name(date), "row" + (" done" if done else ""), label))

    def _result(self, done):
        """A result in a few words, or that there is none."""
        if not done:
            return say("day-open")
        return say("day-points", count=done[1]) if self.alone else say("day-place", place=done[0], count=done[1])


def _to_play(day, done):
    return button("day-play", day, "choice main", el("span", None, say("day-again" if done else "play")))
