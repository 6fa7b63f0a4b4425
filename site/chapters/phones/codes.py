"""Codes on the screen: the picture that another phone scans, the camera's picture, and the field to paste one."""

import json

import sheets
from ui import button, el, say, stage, words


def code_picture(address, label):
    """The picture of a code; the place for it while it is made."""
    image = el("img", {"src": address, "alt": label, "class": "code"}) if address else None
    return el("div", {"class": "code-place", "key": "code"}, image)


def viewfinder(label):
    """What the camera sees."""
    return el(
        "video", {"id": "viewfinder", "class": "code-place", "playsinline": "", "aria-label": label, "key": "video"}
    )


def paste_field(label, act):
    """A field for a code; Enter takes it."""
    props = {"id": "code-pasted", "class": "field", "autocomplete": "off", "spellcheck": "false", "data-enter": act}
    return el("label", {"class": "code-paste", "key": "paste"}, el("span", None, label), el("input", props))


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
