"""The settings as they are stored in this browser; their sheet is a chapter."""

import json

from ui import GAME, stage, storage

KEPT = stage.shared + ".settings"  # of all games of the site
OWN = GAME + ".settings"  # where a game stored its own before
# The settings of any table: the values of each, in order, and the default. Those of a game stand before the last.
VALUES = (
    ("pace", ("calm", "normal", "quick", "instant"), "normal"),
    ("motion", ("auto", "on", "off"), "auto"),
    ("points", ("on", "off"), "on"),
)
# Chosen where a table of several people is set, and not in the sheet of settings.
VOICE = (("voice", ("on", "off"), "off"),)
# Of rivals: whether what they are remembered for is said, and whether they remark on anything.
RIVALS = (("memory", ("on", "off"), "on"), ("remarks", ("on", "off"), "on"))
LAST = (("sound", ("on", "off"), "on"),)


def store(settings):
    """Store the settings beside those that only other games have, and apply those that styles read."""
    values = _stored()
    values.update(settings)
    storage.write(KEPT, json.dumps(values))
    _apply(settings)


def values(game):
    """The settings of a game's table: any game's and its own."""
    return VALUES + game.settings + (RIVALS if "who-sits" in game.chapters else ()) + LAST


def recall(listed):
    """Apply the stored ones of the listed settings. In a frame, sounds stay off unless they were asked for."""
    settings = {name: first for name, _, first in listed}
    if stage.framed:
        settings["sound"] = "off"
    stored_values = _stored()
    for name, allowed, _ in listed:
        if stored_values.get(name) in allowed:
            settings[name] = stored_values[name]
    _apply(settings)
    return settings


def _apply(settings):
    """Have the style sheets read how fast things move."""
    for name in ("motion", "pace"):
        if name in settings:
            stage.mark(name, settings[name])


def _stored():
    """Return the stored settings, as a dict; {} if there is nothing, or something else."""
    try:
        values = json.loads(storage.read(KEPT) or storage.read(OWN) or "{}")
        return values if type(values) is dict else {}
    except Exception:  # the text may be anybody's
        return {}
