"""The ways to open a game in the replay's page: a link, a record that was pasted, a file."""

import sheets
from pyscript import window
from ui import button, el, progress, say, stage


def opening(asking, refusal, opened=None, way=None, edits=False):
    """The page without a game: the ways to open one, or how far the engine has loaded or come with it.

    `edits` says whether a position can be set up.
    """
    return [
        el(
            "header",
            {"class": "hero", "key": "hero"},
            el("h1", {"class": "title"}, say("title")),
            el("p", {"class": "tagline"}, say("replay-title")),
        ),
        _waiting(opened)
        if asking
        else el("div", {"class": "opening", "key": "opening"}, _refused(refusal), way, *_ways(), _set_up(edits)),
    ]


def menu(link, moment, edits=False):
    """The same ways in a sheet, while a game is shown.

    The one with this link can be embedded, and played on from the `moment` that is shown, an address; `edits` says
    whether the position of this step can be edited.
    """
    blank = {"target": "_blank", "rel": "noopener"} if stage.framed else {}
    here = dict(blank, href=moment, **{"class": "choice"})
    here = el("a", here, el("span", None, say("replay-from"))) if moment else None
    embed = button("embed", link, "choice", el("span", None, say("embed"))) if link else None
    edit = button("edit", "", "choice", el("span", None, say("edit"))) if edits else None
    on = el("div", {"class": "choices one-column"}, here, edit, embed)
    return sheets.frame(say("replay-open"), el("div", {"class": "opening"}, *_ways(), on))


def _refused(refusal):
    return el("p", {"class": "trouble", "role": "alert", "key": "refused"}, refusal) if refusal else None


def _waiting(opened):
    return el(
        "div",
        {"class": "opening", "key": "waiting", "role": "status"},
        el("p", {"class": "progress"}, on_its_way(opened)),
        None if opened else progress(window.engine.stage),
    )


def on_its_way(opened):
    """The line that says that a game is being opened, and of a long one, how far it is."""
    return say("replay-progress", **opened) if opened else say("replay-wait")


def _set_up(edits):
    return button("set-up", "", "choice", el("span", None, say("replay-set-up"))) if edits else None


def _ways():
    return [
        el("label", {"for": "paste"}, say("replay-paste")),
        el("textarea", {"id": "paste", "class": "field", "spellcheck": "false", "autocomplete": "off"}),
        button("paste", "", "choice main", el("span", None, say("replay-show"))),
        el("label", {"for": "file"}, say("replay-file")),
        el("input", {"id": "file", "type": "file", "class": "field", "accept": ".txt,text/plain"}),
        el("a", {"href": "./" + stage.home, "class": "choice"}, el("span", None, say("replay-play"))),
    ]
