"""How far the reader is in each lesson, kept in this browser."""

import json

from ui import GAME, storage

KEPT = GAME + ".lessons"  # by the name of a lesson: the number of the caption last read, and whether it was ended


def progress(name):
    """The number of the caption last read, and whether the lesson was ever ended."""
    try:
        read, done = json.loads(storage.read(KEPT) or "{}")[name]
        return (read if type(read) is int and read > 0 else 0), done is True
    except Exception:  # the text may be anybody's
        return 0, False


def note(name, read, done):
    """Keep how far the reader is; what was ended once stays so."""
    done = done or progress(name)[1]
    try:
        kept = json.loads(storage.read(KEPT) or "{}")
        kept[name] = [read, done]
    except Exception:  # as above
        kept = {name: [read, done]}
    storage.write(KEPT, json.dumps(kept))
