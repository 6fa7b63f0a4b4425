"""Shows a table to its viewer: draws it or the curtain, announces what is new, and plays its motion and sounds."""

import json

from choices import question
from curtain import curtain, is_closed
from pace import ROUTINE, length
from pyscript import window
from ui import create_task, show, stage, words


def room_for_log():
    """Whether the log has room beside the table."""
    return bool(window.matchMedia("(min-width: 64rem)").matches)


PATIENCE = 1000  # milliseconds that the first picture waits for its chapter
STAGE = "stage"  # waited for is that all have seen the pictures of what happened


def in_the_middle(view):
    """Whether a device that several people share shows what is public."""
    return view["shared"] and view["viewer"] is None


class Display:
    """The screen while a game is on; `game` draws its board (game.py)."""

    def __init__(self, game, settings):
        self.game = game
        self.settings = settings
        self.log = None  # draws the log beside the table, once the chapter is loaded
        self.news = None  # the module with the pictures and sounds of the news, once the chapter is loaded
        self.caller = None  # the module with the panel of a device in the middle, once its chapter is loaded
        self.load = None  # loads these chapters
        self.meet = None  # loads what the bots are remembered for (chapter rivals)
        self.rivals = None  # what they are remembered for and say, once it is loaded
        self.loading = False  # whether they are on their way
        self.awaited = False  # whether a picture waits for them
        self.patient = True  # whether one may wait: not after it has waited in vain
        self.standing = None  # ends with the picture that is shown, beneath which the table goes on

    def fit(self, table):
        """See what there is room for on the screen, which may have been turned; load what draws the log beside.

        Returns whether that has changed.
        """
        before = table.room()
        table.roomy = room_for_log()
        self.game.fit(table)
        if (table.roomy or table.has_outline) and not self.log:
            self._load()
        return table.room() != before

    def load_news(self, view):
        """Load the pictures and sounds of the news, if they are not here: not before the first decision."""
        if not self.news or (view["secret"] and not self.caller):
            self._load()

    def _load(self):
        if not self.loading:
            self.loading = True
            create_task(self._loaded())

    async def _loaded(self):
        try:
            await self.load()
        finally:
            self.loading = False
            if self.awaited:
                stage.hurry()

    async def await_news(self, news):
        """Wait for the pictures on their way if any of the `news` may have one, for a second at most in all."""
        if self.loading and self.patient and length(self.game, news) > ROUTINE:
            self.awaited = True
            await stage.beat(PATIENCE)
            self.awaited, self.patient = False, not self.loading

    def draw(self, table, covered):
        """Draw the table, or the curtain in its place; `covered` if it was closed before the engine answers to that."""
        view = table.view
        self.game.speak(view)
        if covered or is_closed(view):
            stage.mark("awake", "1")
            stage.screen("curtain")
            show("table", curtain(None if covered else view["curtain"]))
            return
        stage.mark("awake", "1" if view["secret"] or self.settings["pace"] == "calm" else "")
        stage.screen("over" if view["result"] else "table")
        table.points = self.settings["points"] == "on"
        calls = self.caller and in_the_middle(view) and view["waiting"] in ("bot", STAGE)
        table.caller = self.caller.panel if calls else None
        show("table", self.game.board(table, self.log))
        if table.guide:
            table.guide.drawn()
        elif table.reveals:
            stage.reveal(table.reveals)
            table.reveals = None
        elif view["waiting"] == "bot" and not table.roomy:
            stage.reveal(".seat.active")

    def scenes(self, table, view):
        """The pictures and sounds of what a view tells, oldest first, over the table as it was before.

        At a shared device the pictures are for all, between two curtains: a player's own view has the sounds alone.
        """
        reading, game = table.reading, self.game
        if not self.news or not table.view or table.in_lesson():
            return []
        middle, before, news = in_the_middle(view), table.view, reading.new_entries(view)
        if before["viewer"] != view["viewer"]:
            news = view["news"]
            if not middle:
                return []
        if middle:
            if not self.caller:
                return []
            before = table.public or view  # never what one seat alone knows
        game.speak(view)
        scenes = self.news.scenes(news, before, view, game.weight)
        if is_closed(view):
            if not middle or not [scene for scene in scenes if scene["tree"]]:
                return []
            scenes.append(self.caller.next_player(view["curtain"]))
            return self.read_aloud(scenes, table, view)
        held = reading.unread(view, reading.line, game)
        if held and scenes and scenes[-1].get("yours"):
            scenes[-1].update({"ms": 0, "beneath": True})  # it stands until the reader goes on
        scenes = [scene for scene in scenes if middle or not view["shared"] or not scene["tree"]]
        return self.read_aloud(scenes, table, view)

    def read_aloud(self, scenes, table, view):
        """Give each picture what is spoken with it, a text: its sentence for all, if that is wanted here.

        That is at a device in the middle, and at the one that deals to other people's.
        """
        guests = [seat for seat in view["seats"] if seat["kind"] == "guest"]
        speaks = self.settings["voice"] == "on" and (view["viewer"] is None or (guests and table.deals))
        for scene in scenes:
            spoken = scene.pop("spoken", None)
            scene["aloud"] = words(spoken["id"], **spoken["args"]) if spoken and speaks else ""
        return scenes

    async def play_scenes(self, scenes, pace):
        """Show pictures, each as long as it means; `pace` returns the factor, which is 0 once the rest is skipped.

        The table may go on beneath the last one, if that says so; the next picture waits for its end.
        """
        for scene in scenes:
            if scene["tree"]:
                await self.end_standing()
            if not pace():
                break
            self.sound(scene["sound"])
            if scene["tree"]:
                self.standing = stage.scene(json.dumps(scene), int(pace() * scene["ms"]))
                if scene.get("beneath"):
                    await stage.turn()  # it is painted before the table is drawn
                else:
                    await self.end_standing()

    async def end_standing(self):
        """Wait until the picture that is shown has stood as long as it means."""
        standing, self.standing = self.standing, None
        if standing:
            await standing

    def remark(self, table, news, quietly):
        """Let rivals say what the news give them reason to, once their chapter is loaded."""
        if self.rivals:
            self.rivals.take(table, news, quietly)

    def animate(self, news):
        """Let things move as the news tell."""
        moving = self.game.flights(news)
        if moving:
            stage.fly(json.dumps(moving))

    def announce(self, table):
        """Announce the news to screen readers, and what is asked."""
        view = table.view
        lines = [] if is_closed(view) else list(view["say"])
        if view["prompt"] and not table.in_lesson():  # a lesson words its own questions
            lines.append(question(view))
        stage.say(json.dumps(lines))

    def sound(self, name):
        """Play a sound, if sounds are switched on."""
        if name and self.settings["sound"] == "on":
            stage.sound(name)
