"""The timeline of a finished game: everybody's points by round as a chart and as a table, and its turning points."""

import json

import sheets
from chart import chart, line_of
from game_timeline import CHANGE, LEAST, OWN, TELLING, TURNING, mark_sign
from portraits import face_of
from pyscript import window
from record import replay_address
from ui import el, hidden, icon, say, shield, stage

MOST = 5  # turning points
FEWEST = 3  # of which so many need not be large
MOST_FACTS = 5  # told of a turn


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return {"timeline": lambda: show(page)}


async def show(page):
    """Open the timeline of the game that lies on the table, if it is over."""
    view, table = page.play.view, page.play.table
    if not view or not view["result"]:
        return
    timeline = await load(page)
    if timeline is None or page.play.table is not table:
        return
    page.open_sheet(lambda: sheets.frame(say("timeline"), *timeline.parts(), css="timeline-sheet"))
    stage.focus("#sheet-title")


async def load(page):
    """Ask the engine for the timeline; None if it cannot say."""
    answer = await page.play.request({"do": "timeline"})
    if answer is not None and answer.get("error"):
        page.trouble(answer["error"])
        return None
    if answer is None:
        return None
    shared = await page.play.request({"do": "share"})
    link = shared["link"] if shared and not shared.get("error") else None
    story = await _whole_log(page.play) if answer["timeline"]["turns"] else None
    timeline = Timeline(page, answer["timeline"], story["log"] if story else [], link)
    page.actions["timeline-at"] = timeline.select
    return timeline


async def _whole_log(play):
    """Ask for the log; `Play.request` has the newest lines in its place where the log stands beside the table."""
    request = {"do": "log"}
    return await play.receive(request, window.engine.ask(json.dumps(request)))


def turning_points(turns):
    """The turns that changed somebody's prospects most, in order; the last of `turns` stands for the end."""
    changes = []
    for at in range(len(turns) - 1):
        before, after = turns[at]["prospects"], turns[at + 1]["prospects"]
        size, negative = max([(abs(after[seat] - before[seat]), -seat) for seat in range(len(before))])
        changes.append((-size, at, -negative))
    chosen = sorted(changes)[:MOST]
    chosen = [row for count, row in enumerate(chosen) if -row[0] >= (1 if count < FEWEST else LEAST)]
    return sorted([(at, seat) for _, at, seat in chosen])


def new_leader(before, after):
    """The seat that is ahead now and was not; None if there is none."""
    now = after.index(max(after))
    return now if after.count(max(after)) == 1 and before[now] < max(before) else None


class Timeline:
    """The timeline of one game, and the round that is read; a game that began elsewhere has no link of its replay."""

    def __init__(self, page, answer, story, link):
        self.page = page
        self.answer = answer
        self.story = story  # the log: a block for each turn
        self.link = link
        self.viewer = page.play.view["viewer"]
        self.seats = page.play.view["seats"]
        self.names = [seat["name"] for seat in self.seats]
        self.points = [[row[seat] for row in answer["points"]] for seat in range(len(self.seats))]
        self.at = len(answer["rounds"]) - 1

    def select(self, column):
        """Read the round in this column of the chart."""
        self.at = int(column)
        self.page.open_sheet(self.page.sheet, self.page.step_back)

    def parts(self):
        """The chart with its table, and the turning points."""
        return self.curve() + self.turning_points()

    def curve(self):
        """The chart, what stands in the selected round, and the same as a table."""
        answer = self.answer
        if len(answer["rounds"]) < 2:
            return []
        marks = [(mark["round"], mark_sign(mark)) for mark in answer["marks"]]
        words = say("timeline-read", round=self.round_name(self.at), points=self.round_text(self.at))
        return [
            el(
                "section",
                {"class": "timeline", "key": "timeline", "aria-labelledby": "timeline-title"},
                el("h3", {"id": "timeline-title"}, say("timeline-points")),
                chart(answer["rounds"], self.points, self.names, marks, self.at, words),
                self.readout(),
                el("p", {"class": "quiet"}, say("timeline-how")),
                el("details", {"key": "table"}, el("summary", None, say("timeline-table")), self.table()),
            )
        ]

    def round_name(self, at):
        number = self.answer["rounds"][at]
        return say("timeline-round", round=number) if number else say("timeline-start")

    def round_text(self, at):
        """Everybody's points after a round, as a list of messages."""
        return [say("timeline-has", player=name, count=self.points[seat][at]) for seat, name in enumerate(self.names)]

    def marks_of(self, at):
        """The marks of a round, as messages."""
        number = self.answer["rounds"][at]
        return [self.mark_words(mark) for mark in self.answer["marks"] if mark["round"] == number]

    def mark_words(self, mark):
        value = mark["value"]
        if value is None:
            return say("timeline-" + mark["what"] + "-none")
        name = self.names[value] if value < len(self.names) else ""
        return say("timeline-" + mark["what"], player=name, number=value)

    def readout(self):
        """Everybody's points in the selected round, the most first."""
        points = [row[self.at] for row in self.points]
        order = sorted([(-count, seat) for seat, count in enumerate(points)])
        rows = [
            el(
                "li",
                {"key": str(seat)},
                line_of(seat),
                shield(seat),
                el("span", None, self.names[seat]),
                el("b", None, -count),
            )
            for count, seat in order
        ]
        notes = [el("li", {"key": "m%d" % at}, words) for at, words in enumerate(self.marks_of(self.at))]
        return el(
            "div",
            {"class": "readout", "key": "readout", "id": "timeline-readout"},
            el("h4", None, self.round_name(self.at)),
            el("ul", {"class": "standing"}, *rows),
            el("ul", {"class": "marked-here"}, *notes) if notes else None,
        )

    def table(self):
        """The points by round as a table."""
        narrow = len(self.names) > 4
        heads = [
            el(
                "th",
                {"scope": "col", "key": str(seat)},
                shield(seat),
                hidden(name) if narrow else el("span", None, name),
            )
            for seat, name in enumerate(self.names)
        ]
        rows = [self._row(at) for at in range(len(self.answer["rounds"]))]
        return el(
            "table",
            {"aria-labelledby": "timeline-title"},
            el("thead", None, el("tr", None, el("td", None), *heads)),
            el("tbody", None, *rows),
        )

    def _row(self, at):
        cells = [el("td", {"key": str(seat)}, row[at]) for seat, row in enumerate(self.points)]
        notes = [el("small", {"key": "m%d" % number}, words) for number, words in enumerate(self.marks_of(at))]
        return el("tr", {"key": "r%d" % at}, el("th", {"scope": "row"}, self.round_name(at), *notes), *cells)

    def turning_points(self):
        """The turns that changed most, with the way to their place in the replay."""
        points = turning_points(self.answer["turns"])
        if not points:
            return []
        marks = [self.answer["turns"][at]["at"] for at, _ in points]
        cards = [self._turning_point(at, seat, marks) for at, seat in points]
        return [
            el(
                "section",
                {"class": "turning", "key": "turning", "aria-labelledby": "turning-title"},
                el("h3", {"id": "turning-title"}, say("timeline-turning")),
                el("ol", None, *cards),
                el("p", {"class": "quiet"}, TURNING),
            )
        ]

    def _turning_point(self, at, seat, marks):
        """A turn: whose it was, what it changed for this seat, what happened, and the way there."""
        turn, names = self.answer["turns"][at], self.names
        before, after = turn["prospects"], self.answer["turns"][at + 1]["prospects"]
        rose = after[seat] > before[seat]
        change = say(CHANGE, player=names[seat], before=before[seat], after=after[seat])
        facts = self._facts(turn, seat)
        leader = new_leader(before, after)
        if leader is not None:
            facts.append(say("timeline-leads", player=names[leader]))
        return el(
            "li",
            {"key": "t%d" % turn["at"]},
            el(
                "h4",
                None,
                face_of(turn["seat"], names[turn["seat"]]),
                el("span", None, say("timeline-turn", player=names[turn["seat"]], round=turn["round"])),
            ),
            el(
                "p",
                {"class": "swing " + ("up" if rose else "down")},
                icon("plus" if rose else "minus"),
                el("span", None, change),
            ),
            el(
                "ul",
                {"class": "happened"},
                *[el("li", {"key": "f%d" % order}, fact) for order, fact in enumerate(facts)],
            ),
            self._watch(turn["at"], marks),
        )

    def _facts(self, turn, seat):
        """The lines of the log that tell what happened in a turn, as messages."""
        facts = []
        for block in self.story:
            if block["round"] == turn["round"] and block["seat"] == turn["seat"]:
                facts += [_fact(line) for line in block["lines"] if self._tells(line, seat)]
        return facts[:MOST_FACTS]

    def _tells(self, line, seat):
        """Whether a line is worth telling: some are only where they are this seat's."""
        kind = line["id"][4:]  # without `did-` or `hit-`
        if kind in OWN:
            player = line["args"]["player"]
            return player == self.names[seat] or (type(player) is dict and seat == self.viewer)
        return kind in TELLING

    def _watch(self, at, marks):
        """The way to a turn in the replay, with every card face up."""
        if self.link is None:
            return None
        bots = [seat["bot"] for seat in self.seats]
        address = replay_address(self.link, self.names, bots, at=at, marks=",".join([str(mark) for mark in marks]))
        return el(
            "a",
            {"class": "choice", "href": address, "target": "_blank", "rel": "noopener"},
            el("span", None, say("timeline-watch")),
        )


def _fact(line):
    """A line of the log; another player than that of the turn is named."""
    what = say(line["id"], **line["args"])
    return say("story-other", player=line["player"], what=what) if line["player"] else what
