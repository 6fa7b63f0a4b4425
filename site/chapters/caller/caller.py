"""A device that lies in the middle of several people: the panel under its pictures, and the voice that reads them.

The pictures are those of the news (display.py); nothing here is private.
"""

from decision import title
from display import STAGE
from pace import CALL
from portraits import face_of
from stored_settings import store
from story import acting, story
from ui import button, el, icon, say, stage, words

voice = []  # whether the device has a voice of the page's language, once it was looked for


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""

    def turn(ticked=""):
        """Let the pictures of tables in the middle be read aloud, or not; the voice is heard at once."""
        page.settings["voice"] = "on" if ticked == "true" else "off"
        store(page.settings)
        page.spoken()
        if ticked == "true" and voice == [True]:
            stage.speak(words("voice"))
        elif page.form and not page.play.table:
            page.draw_start()  # who turns it on is told that there is none

    return {"voice": turn}


async def prepare():
    """Look for a voice of the page's language on this device."""
    try:
        script = await stage.script("js/voice")
        voice[:] = [bool(await script.find())]
    except Exception:  # its file could not be loaded: the round goes on without a voice
        voice[:] = [False]


def switch(settings):
    """The switch for the voice; turned on it says if there is none. None until one has been looked for."""
    if not voice:
        return None
    on = settings["voice"] == "on"
    none = el(
        "p", {"class": "quiet", "role": "status", "key": "none"}, say("voice-none") if on and not voice[0] else None
    )
    box = {"type": "checkbox", "data-do": "voice", "checked": on}
    label = el("span", None, say("voice"), el("small", {"class": "quiet"}, say("voice.help")))
    return el("div", {"key": "voice"}, el("label", {"class": "voice-switch"}, el("input", box), label), none)


def panel(table):
    """The panel of a table in the middle: who acts, or that all may look; and the button that skips the pictures."""
    view = table.view
    staged = view["waiting"] == STAGE
    acts = None if table.roomy else story(view)  # the log beside the table tells it
    label = el("span", None, say("rushing" if table.rushing else "caller-skip"))
    kids = [
        title(table, say("caller-all") if staged else acting(view)),
        el("p", {"class": "quiet", "key": "how"}, say("caller-how")) if staged else acts,
        el("div", {"class": "choices"}, button("rush", "", "choice wide", icon("faster"), label)),
    ]
    return [el("div", {"class": "caller", "key": "caller"}, *kids)]


def next_player(curtain):
    """The picture that calls the person for whom the curtain then asks."""
    seat = curtain["seat"]
    who = el("div", {"class": "scene-who"}, face_of(seat, curtain["name"]))
    middle = el("div", {"class": "scene-middle"}, who)
    sentence = say("caller-you", player=curtain["name"])
    tree = el("div", {"class": "scene", "key": "next%d" % seat}, middle, el("p", None, sentence))
    return {"tree": tree, "to": None, "ms": CALL, "sound": "turn", "spoken": sentence}
