"""Trees of plain lists, in which all that is shown goes to the browser as JSON (js/patch.js)."""

import asyncio
import io
import json
import sys

from pyscript import window

stage = window.stage
storage = window.storage
GAME = stage.game  # the word of the game, which begins the names of all that is stored

LANGUAGES = (("en", "English"), ("zh-Hant", "繁體中文"), ("zh-Hans", "简体中文"))
SIGNS = "signs"  # the file of signs, which no card is in
under_way = []
drawn = {}  # what parts of the page were drawn from, by their keys, and how often they were drawn
drawn_elsewhere = {}  # the cards that are not drawn in the usual files, with the end of the names of theirs


def el(tag, props=None, *kids):
    """An element: its tag, its properties, and what is in it (None is left out)."""
    out = [tag, props]
    for kid in kids:
        if kid is None:
            continue
        if isinstance(kid, (int, float)):
            kid = str(kid)
        out.append(kid)
    return out


def say(id, **args):
    """A message in the reader's language; docs/protocol.md 2 describes its arguments."""
    return {"id": id, "args": args}


def site_games():
    """The games of the site, this one among them: (name, first page, title), in the order of their records."""
    return json.loads(stage.siteGames())


def words(id, **args):
    """The words of a message at once, for the few places that need a text."""
    return window.speech.words(id, window.JSON.parse(json.dumps(args)))


def error_text(problem):
    """The text of an exception; of JavaScript's own error, where Python has wrapped one."""
    return str(problem.args[-1] if problem.args else problem)


def show(root, *tree):
    """Show a tree in a root of the page."""
    stage.show(root, json.dumps([node for node in tree if node is not None]))


def cached(key, value, draw):
    """A part of the page that is drawn anew only when `value` has changed; `draw` returns an element with this key."""
    known = drawn.get(key)
    if known is None or known[0] != value:
        known = drawn[key] = (value, known[1] + 1 if known else 1)
        stage.cache(key, json.dumps(draw()))
    return ["cached", {"key": key}, str(known[1])]


def icon(name, file=SIGNS, css=None):
    """A sign from `art/signs.svg`; or the drawing of a card, from the file of this kind that has it."""
    end = "" if file == SIGNS else drawn_elsewhere.get(name, "")
    return ["icon", {"file": file + end, "name": name, "css": css}]


def shield(seat):
    """The sign of a seat."""
    return icon("shield-%d" % (seat % 8), css="shield")


def progress(now):
    """Word the progress of the engine's loading."""
    words = no_engine_id() if now == "failed" else "progress-" + now
    return el("p", {"class": "progress " + now, "id": "progress", "key": "progress"}, say(words))


def no_engine_id():
    """The message that says why there is no engine: the browser is too old for it, or it could not be loaded."""
    return "progress-old" if window.engine.problem == "old" else "progress-failed"


def pill(id, text, on, name="strength", row=None, heard=None):
    """One of several values as a radio button; `name` is also the action, `row` stands below the text.

    It is read as `heard`, if that is more than the text.
    """
    field = {"type": "radio", "name": name, "value": id, "data-do": name, "checked": on}
    if heard:
        field["aria-label"] = heard
    return el("label", {"class": "pill", "key": id}, el("input", field), el("span", None, text, row))


def button(act, arg, css, *kids, **more):
    """A button with its action and argument; `more` are further properties, with _ for -."""
    props = {"type": "button", "class": css, "data-do": act, "data-arg": str(arg)}
    for name in more:
        props[name.replace("_", "-")] = more[name]
    return el("button", props, *kids)


def word(act, arg, words):
    """A button within a sentence: it is broken into lines as its words are, which no `button` is."""
    props = {"role": "button", "tabindex": "0", "class": "word", "data-do": act, "data-arg": str(arg)}
    return el("span", props, words)


def hidden(*kids):
    """Text for screen readers alone."""
    return el("span", {"class": "unseen"}, *kids)


def load_json(name):
    """Read `<name>.json`, written by the engine when the site was made (docs/protocol.md 4)."""
    with open(name + ".json") as file:
        return json.load(file)


def create_task(work):
    """Run a coroutine as a task; if it raises, the page says so and keeps the traceback (site/js/black-box.js).

    The page starts every task here: a traceback that nobody retrieves is lost.
    """
    under_way[:] = [task for task in under_way if not task.done()]
    under_way.append(asyncio.create_task(_watched(work)))


async def chapter(name, missing, module=None):
    """Load a chapter and return a module, its first by default; if it fails, call `missing` and return None.

    See site/js/chapters.js.
    """
    try:
        await stage.chapter(name)
    except Exception:  # a file of it is missing or incomplete
        missing(await gone("chapter-missing"))
        return None
    return loaded(module or name)


def loaded(name):
    """The first module of a chapter that has been loaded."""
    return __import__(name)


async def gone(id):
    """Word why a part cannot be loaded: the message `id`, unless this page is older than what the server has."""
    return say("update-gone" if await stage.outdated() else id)


async def no_engine():
    """Word why there is no engine, as a message."""
    id = no_engine_id()
    return say(id) if id == "progress-old" else await gone(id)


async def _watched(work):
    try:
        await work
    except Exception as problem:
        stage.trouble(error_text(problem), traceback_of(problem))
        raise  # for the console


def traceback_of(problem):
    """The traceback of an exception, as text; the page's and the tests' Python have different functions for it."""
    if hasattr(sys, "print_exception"):
        text = io.StringIO()
        sys.print_exception(problem, text)
        return text.getvalue()
    traceback = __import__("traceback")
    return "".join(traceback.format_exception(problem))
