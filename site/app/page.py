"""The page: its settings, its sheets, its first screen, and the way from one screen to the next."""

import json

import sheets
from cast import explain
from games import Games
from opening import fits, view
from play import Play
from pyscript import window
from saves import saves
from share import Share
from start import screen
from taps import Taps
from ui import forget_parts, keep, later, say, show, stage

SETTINGS = "citadels.settings"


class Page:
    """Everything the reader can set going."""

    def __init__(self, start):
        self.start = start
        self.settings = recall_settings()
        self.sheet = None  # what draws the open sheet anew
        self.play = Play(self.settings, self.trouble, self.stopped, self.close_sheet)
        self.taps = Taps(self)
        self.meanings = {
            "card": self.card,
            "role": lambda id: self.open_sheet(lambda: sheets.role(self.play.table, id)),
            "close-sheet": self.close_sheet,
            "menu": lambda: self.open_sheet(lambda: sheets.menu(self.play.view)),
            "settings": lambda: self.open_sheet(lambda: sheets.settings(self.settings)),
            "help": lambda: self.open_sheet(sheets.help),
            "about": lambda: self.open_sheet(sheets.about),
            "new-table": self.new_table,
            "set-pace": lambda value: self.change("pace", value),
            "set-motion": lambda value: self.change("motion", value),
            "set-theme": self.set_theme,
            "set-language": self.set_language,
            "spoken": self.spoken,
            "deal": self.set_table,
            "deal-anew": self.deal_anew,
            "away": self.away,
            "reload": stage.reload,
            "engine-again": self.try_engine_again,
            "explain": lambda rank: self.open_sheet(lambda: explain(rank)),
        }
        for of in (Games(self), Share(self)):
            self.meanings.update(of.meanings)
        for name in ("fewer", "more", "seat", "name", "option", "options", "seed"):
            self.meanings[name] = self.at_start(name, getattr(start, name))
        for taps in (start.cast.taps, start.specials.taps):
            for name in taps:
                self.meanings[name] = self.at_start(name, taps[name])

    def act(self, name, arg, more):
        """One tap, key or word: find what it means, and let what takes time take its time."""
        if name == "key":
            self.taps.key(arg, more == "true")
            return
        meaning = self.meanings.get(name)
        if meaning is None and self.play.table and not self.play.covered:
            meaning = self.taps.meanings.get(name)
        if meaning is None:
            return
        given = [arg, more] if name in ("name", "seed") else [one for one in (arg, more) if one != ""]
        going = meaning(*given)
        if hasattr(going, "send"):
            later(going)

    # --- settings

    def change(self, name, value):
        self.settings[name] = value
        kept = {"pace": self.settings["pace"], "motion": self.settings["motion"]}
        keep.write(SETTINGS, json.dumps(kept))
        stage.mark("motion", self.settings["motion"])
        self.open_sheet(lambda: sheets.settings(self.settings))

    def set_theme(self, value):
        keep.write("citadels.theme", value)
        window.look.wear(value)
        self.open_sheet(lambda: sheets.settings(self.settings))

    async def set_language(self, value):
        try:
            spoken = await window.speech.speak(value)
        except Exception:  # its words could not be had
            self.trouble(say("language-missing"))
            return
        if spoken:
            keep.write("citadels.language", value)
            self.spoken()

    def spoken(self):
        """Show everything in the language that is spoken now."""
        if self.sheet:
            show("sheet", self.sheet())
        if self.play.table:
            self.play.draw()
        else:
            self.draw_start()

    # --- sheets

    def open_sheet(self, draw):
        """Lay a sheet over the table and begin to read at its heading; none comes late through the curtain."""
        if not self.play.covered:
            self.lay_sheet(draw)

    def lay_sheet(self, draw):
        """Lay a sheet over whatever is there: for what tells nothing of any seat."""
        first = self.sheet is None
        self.sheet = draw
        show("sheet", draw())
        if first:
            stage.focus("#sheet-title")

    def close_sheet(self):
        self.sheet = None
        show("sheet")

    def away(self):
        """The curtain of a shared device falls over whatever sheet is open: nothing comes back into it."""
        if self.play.away():
            self.sheet = None

    def card(self, arg):
        card, _, where = arg.partition(" ")
        self.open_sheet(lambda: sheets.district(self.play.table, card, where))

    def notice(self, title, text):
        self.open_sheet(lambda: sheets.notice(title, text))

    def trouble(self, error):
        self.lay_sheet(lambda: sheets.notice(say("trouble"), error))

    def stopped(self, problem):
        """Say that the engine gave no answer; one that never came has said so, where it was seen (`engine_moved`)."""
        if window.engine.stage != "failed":
            self.lay_sheet(lambda: sheets.stopped(problem))

    def try_engine_again(self):
        """Let the engine come once more, after it could not."""
        self.close_sheet()
        window.engine.begin()

    # --- the first screen

    def draw_start(self):
        stage.screen("start")
        show("table", *self._start_screen(window.engine.stage))

    def _start_screen(self, now):
        return screen(self.start, saves.offered(), len(saves.aside()), now, window.speech.language())

    async def first_draw(self):
        """Draw the first screen, a tap being heard between its making and its showing; then follow the engine."""
        now = window.engine.stage
        tree = self._start_screen(now)
        await stage.turn()
        show("table", *tree)
        window.engine.onstage = self.engine_moved
        if window.engine.stage != now or now == "failed":
            self.engine_moved(window.engine.stage)

    def at_start(self, name, do):
        """What a tap on the first screen means: the start does it and remembers it, the page shows it."""

        def meaning(*given):
            do(*given)
            self.start.remember(self.start.written_seed)
            if name not in ("name", "seed") and not self.play.table:
                self.draw_start()

        return meaning

    def engine_moved(self, now):
        """The engine has got further, or nowhere."""
        if not self.play.table:
            self.draw_start()
        elif self.play.table.late:
            self.play.draw()
        if now == "failed":
            self.open_sheet(sheets.no_engine)

    def set_table(self):
        """Deal the cards; ask before, if a game that one could go on with is put away for good for the new one.

        As a rule none is: three are kept, and one that is over goes first (app/saves.py).
        """
        going = saves.giving_way()
        if self.start.dealing or going is None or going["over"]:
            return self.deal()
        text = say("deal-anew-text", names=going["names"], round=going["round"])
        ask = say("deal-anew"), text, "deal-anew", going["name"], say("deal")
        self.open_sheet(lambda: sheets.confirm(*ask))
        return None

    def deal_anew(self, name):
        """The reader lets this game go for the new one."""
        saves.agreed = name
        return self.deal()

    async def deal(self, again=False):
        """Set the table that was chosen: at once where an opening fits it, else when the engine has dealt."""
        start = self.start
        if start.dealing:
            return
        self.close_sheet()
        start.remember()
        start.dealing, start.refusal = True, None
        if again:
            start.seed("", "")
            self.play.leave()
        elif not stage.opens(start.count):
            self.draw_start()
        request = start.request(stage.seed)
        opening = await self._opening(request)
        early = self._begin_early(opening, request) if opening else None
        if not early and not again:
            self.draw_start()
        answer = await self.play.request(request)
        if early and self.play.table is not early:
            return  # it was left before the engine was there
        start.dealing = False
        if answer is None or answer.get("error"):
            start.refusal = answer["error"] if answer else None
            self.play.leave()
            forget_parts()
            self.draw_start()
        elif early:
            self._overtake(answer, answer["view"] == view(opening, request))
        else:
            self.close_sheet()
            self.play.begin(answer)

    async def _opening(self, request):
        """A table dealt ahead that fits what was asked for; None where there is none, or the engine is there sooner."""
        if self.start.own_seed() is not None:
            return None
        opening = json.loads(await stage.opening(len(request["seats"])) or "null")
        return opening if opening and fits(opening, request) else None

    def _begin_early(self, opening, request):
        """Show an opening; the engine is asked for the same deal. Return its table."""
        request["seed"] = opening["seed"]
        self.start.dealing = False
        self.close_sheet()
        self.play.begin({"view": view(opening, request)}, early=True)
        return self.play.table

    def _overtake(self, answer, same):
        """From now on the engine's word counts; if ever it did not deal the same, say so."""
        self.play.overtake(answer, same)
        if not same:
            self.notice(say("opening-differs"), say("opening-differs-text"))

    def new_table(self):
        """Back to the first screen, once it is sure that this is meant."""
        if not self.play.table or self.play.view["phase"] == "over":
            return self.leave()
        ask = say("leave-table"), say("leave-text"), "leave", "", say("leave-table")
        self.open_sheet(lambda: sheets.confirm(*ask))
        return None

    async def leave(self):
        """To the first screen; the game stays kept."""
        self.close_sheet()
        stage.untell("game-elsewhere")
        self.play.leave()
        forget_parts()
        self.draw_start()
        stage.focus("h1")
        await self.play.request({"do": "quit"})
        if not self.play.table:
            self.draw_start()  # by now an engine that was late has dealt the game that is kept


def recall_settings():
    """Take up the settings of the last time."""
    settings = {"pace": "normal", "motion": "auto"}
    try:
        kept = json.loads(keep.read(SETTINGS) or "{}")
        for name, allowed in (("pace", sheets.PACES), ("motion", sheets.MOTIONS)):
            if kept.get(name) in allowed:
                settings[name] = kept[name]
    except Exception:  # the text may be anybody's
        pass
    stage.mark("motion", settings["motion"])
    return settings
