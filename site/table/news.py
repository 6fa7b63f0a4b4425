"""The news of a table: the lines of its story, which of them must not be missed, and how they sound."""


def lines(view):
    """Every line of the view's story, the oldest first."""
    return [line for block in view["story"] for line in block["lines"]]


def newest(view):
    """The number of the newest line or block of the story; 0 if there is none."""
    return max([block["n"] for block in view["story"]] + [line["n"] for line in lines(view)] + [0])


def moment(view, since, unmissed, until_tap=()):
    """The lines after the number `since` that must not be missed: those of these ids.

    While bots act there are grave ones too, and those whose ids are in `until_tap`: at a question of the reader's own
    they stand beside it.

    At a table without people there are none, and none in the public view, which nobody in particular reads.
    """
    if view["viewer"] is None or not [seat for seat in view["seats"] if seat["kind"] != "bot"]:
        return []
    new = [line for line in lines(view) if line["n"] > since]
    lost = [line for line in new if line["id"] in unmissed]
    waiting = view["waiting"] == "bot"
    return lost + [line for line in new if waiting and (line["grave"] or line["id"] in until_tap)]


def sound(before, view, since):
    """The sound of a new view: the end, a hit on the viewer, or the viewer's turn; "" for none."""
    if before is None:
        return ""
    if view["result"]:
        return "" if before["result"] else "end"
    if [line for line in lines(view) if line["hit"] and line["n"] > since]:
        return "hit"
    return "turn" if view["prompt"] and not before["prompt"] else ""
