"""The kept game: written after every decision, taken up from the first screen, set aside if it cannot be read."""

import json

from ui import keep, say, stage

SAVE = "citadels.save"

told = []  # something, once it was said that the game of now is not kept


def keep_save(text, view, begins):
    """Write a save away at once, with what the first screen says about it; once a game, say that it cannot be kept."""
    if view is None:
        return
    if begins:
        told.clear()
    names = [one["name"] for one in view["seats"]]
    said = {"save": text, "names": names, "round": view["round"], "over": view["phase"] == "over"}
    if not keep.write(SAVE, json.dumps(said)) and not told:
        told.append("save-unkept")
        stage.tell("save-unkept", "share-record", "save-record")


def kept_game():
    """What is said of the kept game; None if there is none to go on with. The engine tells why one cannot be read."""
    text = keep.read(SAVE)
    if not text:
        return None
    try:
        kept = _read(text)
    except Exception:  # the text may be anybody's: too deep, too large, not ours
        return {"save": text, "names": [], "round": 0}
    return None if kept["over"] else kept


def _read(text):
    """Read what `keep_save` wrote; ValueError where it is something else."""
    kept = json.loads(text)
    types = [type(kept[name]) for name in ("save", "names", "round", "over")]
    if types != [str, list, int, bool] or not all([type(name) is str for name in kept["names"]]):
        raise ValueError("not as it was written")
    return kept


def set_aside():
    """Keep a save that cannot be read under another name; return what became of it, as a message."""
    return say("save-set-aside" if keep.setAside(SAVE) else "save-no-room")
