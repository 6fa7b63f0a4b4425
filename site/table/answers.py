"""Reads the engine's answers, of which site/js/answers.js has left out what was in the last one.

Parts of a view are in the next one, too, where they have not changed: none may be changed in its place.
"""

import json

from pyscript import window

last = [0, []]  # the number of the answer that was read last, and its parts


def read(text):
    """Read an answer, with the parts of the last one in their places."""
    number, answer, parts = json.loads(window.engine.fold(text, last[0]))
    known, fresh = last[1], []
    for path, keys, numbers in parts:
        holder = answer
        for name in path:
            holder = holder[name]
        for key, at in zip(keys, numbers):  # noqa: B905 - MicroPython's zip has no `strict`
            if at >= 0:
                holder[key] = known[at]
            fresh.append(holder[key])
    last[:] = number, fresh
    if answer.get("save") is True:
        answer["save"] = window.engine.saved
    return answer
