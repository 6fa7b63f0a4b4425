"""The rivals at a table: what is remembered of them is said once before and once after, and they remark on deeds."""

import json

from bubble import show_bubble
from memory import by_weight, recall
from portraits import face_of
from rival_at_table import record
from rival_facts import DEEDS, MOMENTS
from rival_record import rival_of
from saves import saves
from ui import create_task, el, say, stage, storage

MOST = 2  # remarks of one rival in a game
WAYS = 3  # in which each kind of remark is worded
SPOKEN = "spoken"  # the field of a stored game that counts the remarks so far, by seat


class Company:
    """The rivals of one page, at each table anew."""

    def __init__(self, page):
        self.page = page
        self.table = None  # at which they have met
        self.games = []  # the finished games before this one, without their saves

    async def meet(self):
        """Remember the games before, and say in a line what is to be settled, if a game begins."""
        table, play = self.page.play.table, self.page.play
        if table is None or table is self.table:
            return
        self.table, self.games = table, []
        if not self.remembers():
            return
        games = await finished_games()
        if play.table is not table:
            return
        self.games = games
        if table.view["round"] <= 1 and not table.view["result"]:
            known = self._memorable()
            line = opening_line(*known[0]) if known else None
            if line:
                stage.notify(line["id"], "", "", json.dumps(line["args"]))

    async def memory_of(self, name):
        """Return the memory of a rival at the table; None of anybody else, and where nothing is remembered."""
        if self.table is None or not self.remembers():
            return None
        if not self.games:
            self.games = await finished_games()
        return recall(self.games).get(rival_of(name))

    def remembers(self):
        """Whether what happened before is said here: not at a table of several people, a guest's or a lesson's."""
        table = self.page.play.table
        people = [seat for seat in table.view["seats"] if seat["kind"] != "bot"]
        return len(people) == 1 and table.deals and not table.guide and self.page.settings["memory"] == "on"

    def _memorable(self):
        """The names of the rivals at the table and the memories of them, those with most to settle first."""
        seats = self.table.view["seats"]
        names = {rival_of(seat["name"]): seat["name"] for seat in seats if seat["kind"] == "bot"}
        names.pop(None, None)
        memories = recall(self.games)
        seated = [rival_of(seat["name"]) for seat in seats if rival_of(seat["name"]) in names]
        return [(names[rival], memories[rival]) for rival in by_weight(memories, seated, DEEDS)]

    # --- while they play

    def take(self, table, news, quietly):
        """Say what a new view gives reason to: after a deed in a bubble and aloud, at the end below the result."""
        if table.guide or table is not self.table:
            return
        if table.view["result"]:
            table.remarks = self._at_the_end(table)
        elif not quietly and self.page.settings["remarks"] == "on" and self.page.play.bots.pace():
            for seat, words in self._remarks(table, news):
                table.view["say"] = table.view["say"] + [self._aloud(table, seat, words)]
                create_task(show_bubble(seat, words, self._now))

    def _now(self):
        """The view of the table that the page shows; None where it shows another, or its end."""
        table = self.page.play.table
        return table.view if table is self.table and not table.view["result"] else None

    def _aloud(self, table, seat, words):
        return say("rival-says", player=table.name_of(seat), words=words)

    def _remarks(self, table, news):
        """Return the rivals' remarks on the news: (seat, words)."""
        remarks = []
        for entry in news:
            deed, end = MOMENTS.get(entry["id"], (None, None))
            if entry["args"].get("gold") == 0:  # nothing was taken
                deed = None
            seat = entry["anchor"].get(end) if deed else None
            if seat is not None and self._may_speak(table, seat):
                remarks.append((seat, self._words(table, deed, seat)))
        return remarks

    def _may_speak(self, table, seat):
        """Whether a rival sits there who has not said enough; then this counts."""
        entry = table.view["seats"][seat]
        if entry["kind"] != "bot" or rival_of(entry["name"]) is None:
            return False
        spoken = saves.more.get(SPOKEN)
        if type(spoken) is not dict:
            spoken = saves.more[SPOKEN] = {}
        count = spoken.get(str(seat), 0)
        if type(count) is not int or count >= MOST:
            return False
        spoken[str(seat)] = count + 1
        return True

    def _words(self, table, deed, seat):
        """The words for a deed: the same ones whenever the same game is played."""
        return say("says-%s-%d" % (deed, (seat + table.view["round"]) % WAYS))

    def _at_the_end(self, table):
        """One line at most: what is to be settled now, else the words of a rival who has won, else the games so far.

        A first game has nothing to compare.
        """
        spoken, known, view = [], [], table.view
        winners = view["result"]["winners"]
        if self.remembers() and self.games:
            self.games = [game for game in self.games if game["name"] != saves.name]
            self.games.append(dict(saves.more, name=saves.name))
            known = self._memorable()
        table.met = _met(view["seats"], known)
        debt = gravest_debt(known)
        if debt:
            return [debt]
        if self.page.settings["remarks"] == "on" and len(winners) == 1 and self._may_speak(table, winners[0]):
            spoken.append(self._aloud(table, winners[0], self._words(table, "win", winners[0])))
        return spoken or games_line(known)


def opening_line(name, memory):
    """Word what is to be settled with a rival, gravest first, else how often they have met."""
    return _to_settle(name, memory) or say("rival-met", player=name, count=memory.games, won=memory.won)


def gravest_debt(known):
    """Word what is to be settled with the first of these rivals who have anything; `known` are names and memories."""
    for name, memory in known:
        line = _to_settle(name, memory)
        if line:
            return line
    return None


def games_line(known):
    """List one line, with the games of the rival who was met most; none after a first game."""
    met = [(name, memory) for name, memory in known if memory.games > 1]
    return [say("rival-games", player=name, count=memory.games, won=memory.won) for name, memory in met[:1]]


def _to_settle(name, memory):
    """Word the gravest deed that one did to the other more often; None where they are even."""
    for deed in DEEDS:
        debt = memory.debt(deed)
        if debt:
            return say("rival-owes-%s" % deed if debt > 0 else "rival-owed-%s" % deed, player=name, count=abs(debt))
    return None


def _met(seats, known):
    """Draw the rivals who are remembered, for windows with room below the scene: each face, and the games with them."""
    faces = {seat["name"]: face_of(seat["seat"], seat["name"]) for seat in seats}
    listed = []
    for name, memory in known:
        lines = [el("p", None, line) for line in record(name, memory)]
        listed.append(el("li", {"key": name}, faces[name], el("div", None, el("h4", None, name), *lines)))
    return [el("ul", {"class": "met", "key": "met"}, *listed)] if listed else []


async def finished_games():
    """The stored games that are over, without their saves, read one by one so that taps are handled between."""
    games = []
    for name in saves.names():
        if storage.over(name):
            game = saves.load(name)
            game["save"] = game["text"] = ""
            games.append(game)
            await stage.turn()
    return games
