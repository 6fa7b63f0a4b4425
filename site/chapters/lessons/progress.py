"""Progress of the reader in each lesson, stored in this browser."""

import json

from ui import GAME, storage

# By the name of a lesson: the number of the caption last read, and whether the lesson was ever ended. Beside them, by
# the same names, the highest of these numbers.
KEPT = GAME + ".lessons"
FURTHEST = "furthest"


def progress(name):
    """The number of the caption last read, and whether the lesson was ever ended."""
    try:
        read, done = _stored()[name]
        return _number(read), done is True
    except Exception:  # the text may be anybody's
        return 0, False


def furthest(name):
    """The highest number of a caption that was ever read."""
    try:
        return max(progress(name)[0], _number(_stored()[FURTHEST][name]))
    except Exception:  # as above, or of a version that stored no such number
        return progress(name)[0]


def note(name, read, done):
    """Store how far the reader is; what was ended once stays so."""
    done, far = done or progress(name)[1], max(read, furthest(name))
    stored = _stored()
    if type(stored.get(FURTHEST)) is not dict:
        stored[FURTHEST] = {}
    stored[name], stored[FURTHEST][name] = [read, done], far
    storage.write(KEPT, json.dumps(stored))


def _stored():
    try:
        stored = json.loads(storage.read(KEPT) or "{}")
    except Exception:  # as above
        return {}
    return stored if type(stored) is dict else {}


def _number(read):
    return read if type(read) is int and read > 0 else 0
