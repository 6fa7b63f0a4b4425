"""The same deal as somebody else's: what would be dealt is said in words, and dealt on one tap, never without."""

import json

import elsewhere
import sheets
from deal_facts import facts, prepare, rules
from player_names import distinct
from strengths import strength_of
from ui import button, el, say, stage, words


class SameDeal:
    """The deal that the address brings; `page` is where it is shown."""

    def __init__(self, page):
        self.page = page
        self.deal = None
        self.asked = {}  # the link and who played it, as the address has them
        self.actions = {"deal-link": self.open, "deal-same": self.play}

    async def open(self, text=""):
        """Ask the engine what the deal is, and show it."""
        page = self.page
        wanted = json.loads(stage.linkParts(text))
        page.open_sheet(lambda: sheets.notice(say("link-same"), say("link-waits")))
        waiting = page.sheet
        answer = await page.play.request({"do": "deal", "deal": wanted["link"], "games": json.loads(stage.games)})
        if answer is None or page.sheet is not waiting:
            return
        error = answer.get("error")
        if error and elsewhere.belongs_elsewhere(error):
            page.open_sheet(
                lambda: sheets.notice(say("link-same"), elsewhere.titled(error), elsewhere.way(error, text))
            )
            return
        if error:
            page.trouble(error)
            return
        if not await prepare(page, answer["deal"]) or page.sheet is not waiting:
            return
        self.deal, self.asked = answer["deal"], wanted
        page.open_sheet(self.sheet)
        stage.focus("#sheet-title")

    def sheet(self):
        """Draw the deal and its players."""
        start, deal = self.page.start, self.deal
        return sheets.frame(
            say("link-same"),
            el("p", None, _company(request(start, deal, self.asked)["seats"])),
            *facts(deal),
            *rules(start, deal),
            el("p", {"class": "quiet"}, say("link-others")),
            el(
                "div",
                {"class": "choices"},
                button("deal-same", "", "choice main wide", el("span", None, say("deal"))),
                button("close-sheet", "", "choice wide", el("span", None, say("link-own-table"))),
            ),
            css="link-sheet",
        )

    def play(self):
        """Deal it."""
        return self.page.dealing.deal_given(request(self.page.start, self.deal, self.asked))


def request(start, deal, wanted):
    """The request that deals it: to those who played it, if the address says who.

    Otherwise the reader has the first seat, and the bots of the reader's last table the others.
    """
    if len(wanted["bots"]) == deal["seats"]:
        seats = [_seat(start, wanted, number) for number in range(deal["seats"])]
    else:
        first = start.seats[0]
        own = first["name"].strip() if first["kind"] == "person" else ""
        seats = [{"name": own or words("seat-name", number=1), "kind": "person"}]
        for number in range(1, deal["seats"]):
            name = words("seat-name-bot-%d" % number, number=number + 1)
            seats.append({"name": name, "kind": "bot", "bot": start.seats[number]["bot"]})
    people = [number for number, seat in enumerate(seats) if seat["kind"] == "person"]
    for number, name in enumerate(distinct([seat["name"] for seat in seats], people)):
        seats[number]["name"] = name
    return {"do": "new", "seats": seats, "rules": deal["rules"], "seed": deal["seed"]}


def _seat(start, wanted, number):
    """A seat as the address has it: without a bot's id a person's."""
    bot = wanted["bots"][number]
    name = stage.named((wanted["names"] + [""] * number)[number], start.unseen)
    if not bot:
        return {"name": name or words("seat-name", number=number + 1), "kind": "person"}
    known = strength_of(bot) in start.bots["strengths"] + start.bots["personalities"]
    name = name or words("seat-name-bot-%d" % number)
    return {"name": name, "kind": "bot", "bot": bot if known else start.seats[number]["bot"]}


def _company(seats):
    """Name the players: "you" where one person has the first seat."""
    people = [seat["name"] for seat in seats if seat["kind"] == "person"]
    bots = len(seats) - len(people)
    if len(people) == 1 and seats[0]["kind"] == "person":
        return say("link-seats", count=len(seats), bots=bots)
    return say("company", names=people, count=bots) if people else say("company-bots", count=bots)
