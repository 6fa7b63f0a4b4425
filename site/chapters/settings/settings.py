"""The sheet of settings: language, theme, and those of the table."""

from faults import Faults
from pyscript import window
from sheets import frame
from stored_settings import store, values
from ui import LANGUAGES, el, say, stage, storage

LOOKS = ("dark", "light", "auto")


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    handlers = Settings(page).actions
    handlers.update(Faults(page).actions)
    return handlers


class Settings:
    """The sheet of settings and its handlers; `page` is the page that they change."""

    def __init__(self, page):
        self.page = page
        self.values = values(page.game)
        self.actions = {"settings": self.open, "set-theme": self.set_theme}
        for name, _, _ in self.values:
            self.actions["set-" + name] = self.setting(name)

    def open(self):
        """Open the sheet of settings."""
        self.page.open_sheet(lambda: sheet(self.page.settings, self.values))

    def setting(self, name):
        """The handler for a value of a setting: store it, and draw the table by it."""

        def change(value):
            self.page.settings[name] = value
            store(self.page.settings)
            if self.page.play.table:
                self.page.play.draw()
            self.open()

        return change

    def set_theme(self, value):
        storage.write(stage.shared + ".theme", value)
        window.look.apply(value)
        self.open()


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
