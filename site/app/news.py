"""One thing that happened, in a line; what was done to whoever looks stands out."""

from ui import el, hidden, icon, say


def happened(entry):
    """An entry of the news or the log."""
    line = say("event-" + entry["id"], **entry["args"])
    if not entry.get("yours"):
        return el("li", {"key": "n%d" % entry["n"]}, line)
    return el("li", {"key": "n%d" % entry["n"], "class": "yours"}, icon("flag"), hidden(say("yours")), line)
