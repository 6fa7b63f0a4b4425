"""All games out to one file, and in again: merged with those that are kept, of which none is lost."""

import json

import sheets
from catalogue import file_to_open
from saves import PAST, data_of, read, saves
from standing import gone
from tally import each_once, sound
from ui import GAME, button, chapter, el, say, stage, storage

FORMAT = GAME + "-games"
VERSION = 1


class Moving:
    """Takes games out and in; `games` lists them."""

    def __init__(self, games):
        self.games = games
        self.found = None
        self.elsewhere = None  # what is said of a file that another page opens, and the way there
        self.actions = {
            "games-out": take_out,
            "games-found": self.show_import,
            "games-in": self.take_in,
            "carry": lambda page: stage.carry(stage.opened(), page),
        }

    def show_import(self):
        """Say what is in the file that was opened; nothing is kept yet."""
        self.found, self.elsewhere = Import(), None
        self.games.lay(self.sheet)
        return None if self.found.anything else self.recognise()

    async def recognise(self):
        """Ask the engine what else is in the file: a record, a save or a link, of any game of the site."""
        page = self.games.page
        request = {"do": "recognise", "text": stage.opened(), "games": json.loads(stage.games)}
        answer = await page.play.request(request)
        match = answer and answer.get("found")
        if not match or match["game"] is None or page.sheet != self.sheet:
            return
        link = await chapter("link", page.trouble)
        if link is None:
            return
        own = json.loads(stage.place(match["game"]))["home"] == stage.home
        if own and match["what"] == "games":
            return  # of a version of its own, as the sheet says
        error = {"id": "other-place" if own else "other-game", "args": match}
        self.elsewhere = link.elsewhere_of(error, stage.opened())
        self.games.lay(self.sheet)

    def sheet(self):
        read_games = self.found
        if read_games.newer or not read_games.anything:
            flaw, way = self.elsewhere or (say("games-file-newer" if read_games.newer else "games-file-foreign"), None)
            back = button("games", "", "choice" if way else "choice main", el("span", None, say("games-back")))
            ways = el("div", {"class": "choices"}, way, back, file_to_open("games-other"))
            return sheets.frame(say("games-in"), el("p", {"class": "trouble"}, flaw), ways, css="games-sheet")
        parts = [say("games-file-" + what, count=count) for what, count in read_games.counts() if count]
        come = bool(read_games.fresh or read_games.further or read_games.past)
        yes = button("games-in", "", "choice main", el("span", None, say("games-take-in"))) if come else None
        no = button("games", "", "choice", el("span", None, say("cancel" if come else "games-back")))
        return sheets.frame(
            say("games-in"),
            el("p", None, say("games-file")),
            el("ul", {"class": "prose"}, *[el("li", None, part) for part in parts]),
            el("p", {"class": "quiet"}, say("games-nothing-lost")),
            el("div", {"class": "choices"}, yes, no),
            css="games-sheet",
        )

    def take_in(self):
        """Keep what is new, and say how much that was."""
        read_games, self.found = self.found, None
        if read_games is None:
            return
        failed = read_games.keep()
        self.games.page.resuming.draw_start()
        taken = len(read_games.fresh) + len(read_games.further) - failed
        self.games.show(say("games-taken-in", count=taken, failed=failed))


def take_out():
    """Save all games that can be read as a file, and the lines of those that went for new ones."""
    names = [name for name in saves.names() if saves.load(name)["names"]]
    first = json.dumps({"format": FORMAT, "version": VERSION})
    stage.downloadGames("%s-%s.txt" % (FORMAT, stage.today()), first, json.dumps(names), PAST)


class Import:
    """An opened file, line by line, beside the saved games."""

    def __init__(self):
        self.newer = False  # it is of a version that this page does not know
        self.fresh = []  # numbers of lines: games that are not kept
        self.further = []  # numbers of lines and names: kept games that went on elsewhere
        self.known = self.damaged = 0
        self.past = []  # what stays of games that went for new ones
        self.texts = []
        self.own = self._own()
        before = each_once(gone() + [saves.load(name) for name in saves.names() if storage.over(name)])
        for number in range(stage.lines()):
            self._sort(number, before)

    @property
    def anything(self):
        return bool(self.fresh or self.further or self.known or self.past)

    def counts(self):
        return (
            ("fresh", len(self.fresh)),
            ("further", len(self.further)),
            ("known", self.known),
            ("past", len(self.past)),
            ("damaged", self.damaged),
        )

    def _own(self):
        """The names of the kept games by how they began."""
        own = {}
        for name in saves.names():
            try:
                own.setdefault(course(saves.load(name)["save"])[0], []).append(name)
            except Exception:  # it cannot be read: nothing is like it
                continue
        return own

    def _sort(self, number, before):
        """See what a line is."""
        text = stage.line(number)
        try:
            line = json.loads(text)
            if "format" in line:
                self.newer = self.newer or line["format"] != FORMAT or line.get("version", 0) > VERSION
            elif "save" in line:
                self._sort_game(number, read(text)["save"])
            elif sound(line):
                both = list(before)
                both.append(line)
                if len(each_once(both)) > len(before):
                    self.past.append(line)
            else:
                self.damaged += 1
        except Exception:  # a line may be anybody's
            self.damaged += 1

    def _sort_game(self, number, save):
        begun, moves = course(save)
        if save in self.texts:
            return
        self.texts.append(save)
        for name in self.own.get(begun, []):
            mine = course(saves.load(name)["save"])[1]
            if mine.startswith(moves):
                self.known += 1
                return
            if moves.startswith(mine):
                self.further.append((number, name))
                return
        self.fresh.append(number)

    def keep(self):
        """Keep what is new; how many games there was no room for."""
        failed = 0
        for number in self.fresh:
            failed += not saves.add(stage.line(number))
        for number, name in self.further:
            parts = data_of(saves.load(name))
            parts.update(read(stage.line(number)))
            before = saves.load(name)["text"]
            if not storage.write(name, json.dumps(parts)):
                storage.write(name, before)
                failed += 1
        for line in self.past:
            storage.add(PAST, json.dumps(line))
        return failed


def course(save):
    """Return how the game in a save began, and its moves: of two that began alike one may go further."""
    head, _, moves = json.loads(save)["record"].partition("\n\n")
    begun = [line for line in head.split("\n") if not line.startswith(("[Date", "[Result", "[Game"))]
    moves = moves.strip()
    return "\n".join(begun), moves + "\n" if moves else ""
