"""An opening: a table dealt when the site was made (build/openings.py), for as long as the engine is not there.

Nothing here reaches for the browser, so that the build can hold each opening against the engine's own answer.
"""


def fits(opening, request):
    """Whether it is the table that is asked for: a person at the first seat, bots at the others, the same rules."""
    kinds = [seat["kind"] for seat in request["seats"]]
    return kinds == ["person"] + ["bot"] * (len(kinds) - 1) and request["rules"] == opening["rules"]


def view(opening, request):
    """What the engine will answer to the request, with the names and bots of its seats."""
    words = {}
    for number, seat in enumerate(request["seats"]):
        words["<%d>" % number] = seat["name"]
        words["<bot %d>" % number] = seat.get("bot")
    return _put_in(opening["view"], words)


def _put_in(one, words):
    """The same once more, names and bots in the place of their marks."""
    if isinstance(one, dict):
        return {key: _put_in(one[key], words) for key in one}
    if isinstance(one, list):
        return [_put_in(each, words) for each in one]
    return words.get(one, one) if isinstance(one, str) else one
