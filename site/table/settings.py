"""The settings: language, theme, and those of the table, stored in this browser."""

import json

from pyscript import window
from sheets import frame
from ui import GAME, el, gone, say, stage, storage

KEPT = GAME + ".settings"
LANGUAGES = (("en", "English"), ("zh-Hant", "繁體中文"), ("zh-Hans", "简体中文"))
LOOKS = ("dark", "light", "auto")
# The settings of any table: the values of each, in order, and the default. Those of a game stand before the last.
VALUES = (
    ("pace", ("calm", "normal", "quick", "instant"), "normal"),
    ("motion", ("auto", "on", "off"), "auto"),
    ("points", ("on", "off"), "on"),
)
LAST = (("sound", ("on", "off"), "on"),)


class Settings:
    """The sheet of settings and its handlers; `page` is the page that they change."""

    def __init__(self, page):
        self.page = page
        self.values = values(page.game)
        self.actions = {"settings": self.open, "set-theme": self.set_theme, "set-language": self.set_language}
        for name, _, _ in self.values:
            self.actions["set-" + name] = self.setting(name)

    def open(self):
        """Open the sheet of settings."""
        self.page.open_sheet(lambda: sheet(self.page.settings, self.values))

    def setting(self, name):
        """The handler for a value of a setting: store it, and draw the table by it."""

        def change(value):
            self.page.settings[name] = value
            storage.write(KEPT, json.dumps(self.page.settings))
            stage.mark("motion", self.page.settings["motion"])
            if self.page.play.table:
                self.page.play.draw()
            self.open()

        return change

    def set_theme(self, value):
        storage.write(GAME + ".theme", value)
        window.look.apply(value)
        self.open()

    async def set_language(self, value):
        try:
            spoken = await window.speech.speak(value)
        except Exception:  # its file could not be loaded
            self.page.trouble(await gone("language-missing"))
            return
        if spoken:
            storage.write(GAME + ".language", value)
            self.page.spoken()


def values(game):
    """The settings of a game's table: any game's and its own."""
    return VALUES + game.settings + LAST


def recall(listed):
    """Apply the stored ones of the listed settings. In a frame, sounds stay off unless they were asked for."""
    settings = {name: first for name, _, first in listed}
    if stage.framed:
        settings["sound"] = "off"
    try:
        stored_values = json.loads(storage.read(KEPT) or "{}")
        for name, allowed, _ in listed:
            if stored_values.get(name) in allowed:
                settings[name] = stored_values[name]
    except Exception:  # the text may be anybody's
        pass
    stage.mark("motion", settings["motion"])
    return settings


def sheet(now, listed):
    """The sheet: language, theme, and the settings of the table."""
    spoken = window.speech.language()
    return frame(
        say("settings"),
        _picker("language", say("set-language"), [(id, name) for id, name in LANGUAGES], spoken, foreign=True),
        _picker("theme", say("set-theme"), [(id, say("theme-" + id)) for id in LOOKS], window.look.chosen),
        *[
            _picker(name, say("set-" + name), [(id, say("%s-%s" % (name, id))) for id in allowed], now[name])
            for name, allowed, _ in listed
        ],
        el("p", {"class": "quiet"}, say("settings-kept")),
    )


def _picker(name, label, values, chosen, foreign=False):
    kids = []
    for id, text in values:
        props = {"type": "radio", "name": name, "value": id, "data-do": "set-" + name, "checked": id == chosen}
        kids.append(
            el(
                "label",
                {"class": "pill", "key": id, "lang": id if foreign else None},
                el("input", props),
                el("span", None, text),
            )
        )
    return el(
        "fieldset", {"class": "picker", "key": name}, el("legend", None, label), el("div", {"class": "pills"}, *kids)
    )
