"""The settings as they are stored in this browser; their sheet is a chapter."""

import json

from ui import GAME, stage, storage

KEPT = GAME + ".settings"
LANGUAGES = (("en", "English"), ("zh-Hant", "繁體中文"), ("zh-Hans", "简体中文"))
# The settings of any table: the values of each, in order, and the default. Those of a game stand before the last.
VALUES = (
    ("pace", ("calm", "normal", "quick", "instant"), "normal"),
    ("motion", ("auto", "on", "off"), "auto"),
    ("points", ("on", "off"), "on"),
)
LAST = (("sound", ("on", "off"), "on"),)


def store(settings):
    """Store the settings, and apply those that styles read."""
    storage.write(KEPT, json.dumps(settings))
    stage.mark("motion", settings["motion"])


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
