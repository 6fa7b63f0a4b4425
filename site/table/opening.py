"""An opening: a table dealt by the build (build/openings.py), shown until the engine is ready.

Nothing here uses the browser, so that the build can compare each opening with the engine's answer.
"""


class PendingDeal:
    """The player's actions at an opening before the engine has dealt the same."""

    def __init__(self):
        self.late = False  # the player has asked for something, and waits
        self.choice = None  # the request for a choice that was made


def fits(opening, request):
    """Whether an opening answers the request: one person, at the first seat, and the same rules."""
    kinds = [seat["kind"] for seat in request["seats"]]
    return kinds == ["person"] + ["bot"] * (len(kinds) - 1) and request["rules"] == opening["rules"]


def view(opening, request):
    """The view that the engine will answer with: the opening's, with the names and bots of the request."""
    words = {}
    for number, seat in enumerate(request["seats"]):
        words["<%d>" % number] = seat["name"]
        words["<bot %d>" % number] = seat.get("bot")
    return _put_in(opening["view"], words)


def _put_in(value, words):
    """A copy in which names and bots replace their placeholders, such as `<0>` and `<bot 1>`."""
    if isinstance(value, dict):
        return {key: _put_in(value[key], words) for key in value}
    if isinstance(value, list):
        return [_put_in(each, words) for each in value]
    return words.get(value, value) if isinstance(value, str) else value
