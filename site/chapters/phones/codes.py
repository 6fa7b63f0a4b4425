"""Elements of both sides: a code's picture, the camera's, fields for a code and for a name, and what is wrong."""

import json

import sheets
from player_names import LONGEST
from ui import button, el, say, stage, words

ALWAYS = "2"  # keeps the screen on before a game, too (site/js/wake-lock.js)


def code_picture(address, label):
    """The picture of a code; the place for it while it is made."""
    image = el("img", {"src": address, "alt": label, "class": "code"}) if address else None
    return el("div", {"class": "code-place", "key": "code"}, image)


def viewfinder(label):
    """Draw the camera's picture."""
    return el(
        "video", {"id": "viewfinder", "class": "code-place", "playsinline": "", "aria-label": label, "key": "video"}
    )


def paste_field(label, act):
    """A field for a code; Enter takes it."""
    props = {"id": "code-pasted", "class": "field", "autocomplete": "off", "spellcheck": "false", "data-enter": act}
    return el("label", {"class": "code-paste", "key": "paste"}, el("span", None, label), el("input", props))


def name_field(act, value, **more):
    """The field in which a player writes their name; `more` are further properties of it, with _ for -."""
    props = {"type": "text", "class": "field", "maxlength": str(LONGEST), "autocomplete": "nickname"}
    props.update({"spellcheck": "false", "data-do": act, "value": value})
    for name in more:
        props[name.replace("_", "-")] = more[name]
    return el("label", {"class": "code-paste", "key": "name"}, el("span", None, say("guest-who")), el("input", props))


def trouble(id, **args):
    """Word what is wrong, as a message; None where nothing is."""
    return el("p", {"class": "trouble", "role": "alert", "key": "trouble"}, say(id, **args)) if id else None


async def hand_on(page, address, back):
    """Send an address by the system's way, or copy it; where neither is possible, show it. "Back" draws `back`."""
    if stage.canShare():
        await stage.share(words("title"), address)
    elif await stage.copy(address):
        stage.say(json.dumps([say("phones-copied")]))
        stage.notify("phones-copied")
    else:
        rule = el("p", {"class": "rule address"}, address)
        way = button("sheet-back", "", "choice", el("span", None, say("back")))
        page.lay_sheet(
            lambda: sheets.notice(say("phones-send"), say("phones-shown-address"), rule, way),
            lambda: page.lay_sheet(back),
        )
