"""The review: after the game, the three decisions that cost most, each with the way to its place in the replay."""

import json

import sheets
from game_advice import before_review
from portraits import portrait
from record import replay_address
from ui import button, chapter, el, say, stage
from why import move, reasons, words

SHOWN = 3
EVERYBODY = "all"


async def review(page):
    """Look back at the game that lies on the table, if it is over."""
    if not page.play.view or not page.play.view["result"]:
        return
    going = Review(page)
    page.actions["review-of"] = going.look_back
    page.actions["review-stop"] = going.stop
    await going.begin()


class Review:
    """Looks back at one game, a decision at a time; closing the sheet stops it."""

    def __init__(self, page):
        self.page = page
        self.stopped = False
        self.at = self.count = 0
        self.found = []
        self.answer = None  # the engine's list of decisions, with what a game adds to it
        self.link = None
        self.timeline = None  # of the whole game, in a game whose page has it

    async def begin(self):
        """Ask whose decisions; one person alone need not be asked."""
        if "timeline" in self.page.game.chapters:
            loaded = await chapter("timeline", lambda reason: None)  # the decisions are looked at without it
            self.timeline = loaded and await loaded.load(self.page)
        people = [seat for seat in self.page.play.view["seats"] if seat["kind"] != "bot"]
        if len(people) == 1:
            await self.look_back(str(people[0]["seat"]))
        else:
            self.page.open_sheet(lambda: whose(people))

    def stop(self):
        self.stopped = True

    async def look_back(self, who):
        """Look at one decision after the other, and say how far it is."""
        page, table = self.page, self.page.play.table
        listed = await self.ask()
        if listed is None:
            return
        self.answer = listed
        steps = [decision["at"] for decision in listed["decisions"] if who in (EVERYBODY, str(decision["seat"]))]
        self.stopped, self.found, self.at, self.count = False, [], 0, len(steps)

        def looking():
            return progress(self.at, self.count, self.curve())

        page.open_sheet(looking)
        for at in steps:
            message = await self.ask(at=at)
            if message is None or page.sheet is not looking or page.play.table is not table:
                return
            if message["cost"]:
                self.found.append(message)
            self.at += 1
            if self.stopped:
                break
            page.open_sheet(looking)
        await self.learn_address()
        if page.sheet is looking:
            page.open_sheet(self.sheet)
            stage.focus("#sheet-title")

    async def ask(self, **more):
        """Ask the engine; None if it cannot say."""
        answer = await self.page.play.request(dict(more, do="review"))
        if answer is not None and answer.get("error"):
            self.page.trouble(answer["error"])
            return None
        return answer and answer["review"]

    async def learn_address(self):
        """Find the link of this game's replay; a game that began elsewhere has none."""
        answer = await self.page.play.request({"do": "share"})
        self.link = answer["link"] if answer and not answer.get("error") else None

    def sheet(self):
        """Draw the results of the review."""
        before, kids = self.curve() + before_review(self.answer, self.page.play.view), []
        if self.at < self.count:
            kids.append(el("p", {"class": "quiet"}, say("review-stopped", at=self.at, count=self.count)))
        costly, again = worst(self.found)
        seats = self.page.play.view["seats"]
        if costly and before:
            kids.append(el("h3", None, say("review-title")))
        if costly:
            cards = [
                _decision(
                    decision,
                    seats[decision["seat"]]["name"],
                    self.address(decision, costly),
                    again[advice_of(decision)],
                )
                for decision in costly
            ]
            kids.append(el("ol", {"class": "costly"}, *cards))
            kids.append(el("p", {"class": "quiet"}, say("review-how")))
        else:
            kids.append(el("p", {"class": "rule"}, say("review-none")))
        if self.timeline:
            kids += self.timeline.turning_points()
        title = "review-title" if costly and not before else "review"
        return sheets.frame(say(title), *before, *kids, css="review-sheet")

    def curve(self):
        """The points over time, where there are any."""
        return self.timeline.curve() if self.timeline else []

    def address(self, decision, costly):
        """The address of a replay that shows a decision to its player, with the players' names and marks."""
        if self.link is None:
            return None
        seats = self.page.play.view["seats"]
        names, bots = [seat["name"] for seat in seats], [seat["bot"] for seat in seats]
        marks = ",".join([str(other["at"]) for other in costly])
        return replay_address(self.link, names, bots, at=decision["at"], seat=decision["seat"], marks=marks)


def worst(decisions):
    """The decisions that cost most, a habit once, and how often each advice was needed."""
    costly, again = [], {}
    for decision in sorted(decisions, key=lambda decision: -decision["cost"]):
        advice = advice_of(decision)
        if advice not in again:
            costly.append(decision)
        again[advice] = again.get(advice, 0) + 1
    return costly[:SHOWN], again


def advice_of(decision):
    """The advice of a decision, and its seat, as a text."""
    better = decision["better"]
    return json.dumps([decision["seat"], better["id"], better["args"]])


def whose(people):
    """Ask whose decisions to review."""
    rows = [button("review-of", person["seat"], "choice", el("span", None, person["name"])) for person in people]
    rows.append(button("review-of", EVERYBODY, "choice", el("span", None, say("review-everybody"))))
    return sheets.frame(say("review-whose"), el("div", {"class": "choices one-column"}, *rows))


def progress(at, count, below):
    """The progress, and below it the parts that can be looked at meanwhile."""
    message = say("review-looking", at=min(at + 1, count), count=count)
    return sheets.frame(
        say("review"),
        el("p", {"key": "told", "id": "looking"}, message),
        el("progress", {"max": str(max(1, count)), "value": str(at), "aria-labelledby": "looking"}),
        el("div", {"class": "choices"}, button("review-stop", "", "choice wide", el("span", None, say("review-stop")))),
        *below,
        css="review-sheet",
    )


def _decision(decision, name, address, times):
    """One decision: what was played, what was better, why, how often, and the way there."""
    watch = None
    if address:
        watch = el("a", {"class": "choice", "href": address, "target": "_blank", "rel": "noopener"},
                   el("span", None, say("review-watch")))  # fmt: skip
    title = say("review-of", player=name, round=decision["round"])
    return el(
        "li",
        {"key": "d%d" % decision["at"]},
        el("h3", {"class": "who"}, portrait(name), el("span", None, title)),
        el("p", {"class": "cost"}, words(decision["told"])),
        el("p", {"class": "compare"}, el("span", {"class": "label"}, say("review-played")), move(decision["played"])),
        el("p", {"class": "compare"}, el("span", {"class": "label"}, say("review-better")), move(decision["better"])),
        reasons(decision["reasons"]),
        el("p", {"class": "quiet"}, say("review-again", count=times - 1)) if times > 1 else None,
        watch,
    )
