"""A move with its reasons, as hints and the review show it."""

from game_advice import figures_of, signs
from ui import el, hidden, icon, say


def move(choice):
    """Describe a choice in words, with the sign of what it points at."""
    return el("span", {"class": "move"}, signs(choice), el("span", None, words(choice)))


def words(choice):
    return say(choice["id"], **choice["args"])


def reasons(listed):
    """List the reasons for a move and those against it; one that is neither has no sign."""
    kids = []
    for at, one in enumerate(listed):
        good = one["good"]
        if good is None:
            kids.append(el("li", {"key": str(at), "class": "neither"}, el("span", None, words(one))))
            continue
        kids.append(
            el(
                "li",
                {"key": str(at), "class": "for" if good else "against"},
                icon("plus" if good else "minus"),
                hidden(say("hint-good" if good else "hint-bad", reason=words(one))),
                el("span", {"aria-hidden": "true"}, *(figures_of(one) or [words(one)])),
            )
        )
    return el("ul", {"class": "reasons"}, *kids) if kids else None
