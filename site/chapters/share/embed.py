"""Embed lines: a table to play, or a replay, for somebody's own page (docs/embedding.md)."""

import json

import sheets
from pyscript import window
from record import fragment
from score_picture import escaped
from ui import GAME, LANGUAGES, button, el, pill, say, stage, words

LONGEST = 4000  # letters of a poster's address: of a longer one the table hears nothing
HEIGHTS = ("420", "576", "720")  # pixels
DEFAULTS = {"seats": "", "lang": "", "theme": "", "height": "576", "form": "frame", "what": "table"}
FRAME = '<iframe src="%s" title="%s" loading="lazy" width="100%%" height="%s"%s></iframe>'
ALLOWED = ' allow="fullscreen; clipboard-write; web-share"'
ELEMENT = '<script async src="%s"></script>\n<%s-game%s></%s-game>'
PICTURE = "[![%s](%s)](%s)"


def actions(page):
    """The handlers of the actions on this sheet, by name."""
    return Embed(page).actions


class Embed:
    """The sheet in which one chooses what to embed, and copies its line; `page` opens sheets."""

    def __init__(self, page):
        self.page = page
        self.places = json.loads(stage.addresses())  # the addresses of the site's parts
        self.link = ""  # of a replay, as it stands behind the # of its address; without one, a table alone
        self.chosen = dict(DEFAULTS)
        self.first = self.last = self.count = 0  # the steps of a replay: from, to, of how many
        self.remark = ""  # at the first step
        self.status = None  # what came of copying the line: a message
        self.actions = {"embed": self.open, "embed-copy": self.copy}
        self.actions["embed-first"] = lambda step="": self.choose_steps(_number(step, 0), self.last)
        self.actions["embed-last"] = lambda step="": self.choose_steps(self.first, _number(step, self.count))
        self.actions["embed-remark"] = self.choose_remark
        for name in DEFAULTS:
            self.actions["embed-" + name] = self.setter(name)

    def open(self, link="", first=0, last=0, count=0):
        """Show the sheet for a table, and for the replay with this link if there is one.

        With the `count` of its steps a part can be chosen: at first that from the step `first` to the step `last`.
        """
        self.link, self.status = link, None
        self.first, self.last, self.count = first, last, count
        self.chosen["what"] = "replay" if link else "table"
        self.page.open_sheet(self.sheet)

    def setter(self, name):
        """A handler that sets an option and shows the sheet again; no value is the reader's own."""

        def choose(value=""):
            self.chosen[name], self.status = "" if value == "own" else value, None
            self.page.open_sheet(self.sheet)

        return choose

    def choose_steps(self, first, last):
        """Set the part of the replay; what is no part of it yet may become one with the next letter that is typed."""
        self.first, self.last, self.status = first, last, None
        self.page.open_sheet(self.sheet)

    def part(self):
        """The first step and the last one of the part, as far as there are such steps."""
        last = min(self.last, self.count)
        return min(self.first, last), last

    def choose_remark(self, text=""):
        """Set the remark at the first step."""
        self.remark, self.status = text.replace("|", "/").strip(), None
        self.page.open_sheet(self.sheet)

    async def copy(self):
        """Copy the line; where the browser forbids it, the line in the sheet can be copied by hand."""
        self.status = say("embed-copied" if await stage.copy(self.line()) else "embed-by-hand")
        stage.say(json.dumps([self.status]))
        self.page.open_sheet(self.sheet)

    # --- the line

    def line(self):
        """The text to paste, in the form that was chosen."""
        form, title = self.chosen["form"], words("title")
        if form == "picture":
            return PICTURE % (title, self.places["picture"], self.page_address())
        if form == "element":
            attributes = "".join([_attribute(name, value) for name, value in self.options()])
            return ELEMENT % (self.places["script"], GAME, attributes, GAME)
        return FRAME % (escaped(self.frame_address()), escaped(title), self.chosen["height"], ALLOWED)

    def options(self):
        """The options that differ from what a frame has without them, as (name, value)."""
        names = ("lang", "theme") if self.replays() else ("seats", "lang", "theme")
        chosen = [(name, self.chosen[name]) for name in names if self.chosen[name]]
        if self.replays():
            chosen.append(("replay", self.replay()))
        return chosen

    def replay(self):
        """The replay as it stands behind the # of its address, with the steps that were chosen."""
        first, last = self.part()
        steps = {"from": first or None, "to": None if last == self.count else last}
        if self.remark:
            steps["notes"] = "%d:%s" % (first, self.remark)
        return self.link + fragment(**steps)

    def replays(self):
        """Whether a replay is chosen."""
        return self.chosen["what"] == "replay"

    def frame_address(self):
        """The address that a frame shows: the poster's, and of a link too long for that, the replay's own."""
        address = _query(self.places["poster"], self.options())
        look = self.chosen["theme"]
        address += "#" + look if look else ""
        if self.replays() and len(address) > LONGEST:
            return "%s#%s" % (_query(self.places["replay"], self.options()[:-1], "embed"), self.replay())
        return address

    def page_address(self):
        """The address of a page of its own, for places that allow no frame."""
        return "%s#%s" % (self.places["replay"], self.replay()) if self.replays() else self.places["home"]

    # --- the sheet

    def sheet(self):
        form = self.chosen["form"]
        copy = button("embed-copy", "", "choice main", el("span", None, say("embed-copy")))
        label = {"id": "embed-line", "class": "field embed-line", "aria-label": say("embed-line"), "tabindex": "0"}
        rows = [
            el("p", {"class": "quiet"}, say("embed-what-for")),
            self._row("what", [("table", say("embed-table")), ("replay", say("embed-replay"))]) if self.link else None,
            self._row("form", [(name, say("embed-form-" + name)) for name in ("frame", "element", "picture")]),
            el("p", {"class": "quiet"}, say("embed-about-" + form)),
            self._steps() if self.replays() and self.count else None,
            el("pre", label, self.line()),
            el("p", {"class": "trouble"}, say("embed-local")) if stage.isLocal() else None,
            copy,
            el("p", {"class": "quiet", "role": "status"}, self.status) if self.status else None,
            self._seats() if not self.replays() and form != "picture" else None,
            None if form == "picture" else self._row("lang", LANGUAGES, say("embed-own-language")),
            None if form == "picture" else self._row("theme", _looks(), say("embed-own-look")),
            self._row("height", [(height, say("embed-height", pixels=height)) for height in HEIGHTS])
            if form == "frame"
            else None,
            None if form == "picture" else self._preview(),
        ]
        return sheets.frame(say("embed"), *[row for row in rows if row], css="embed")

    def _row(self, name, values, own=None):
        """An option with its values as pills; `own` names the reader's own choice, which is no value."""
        kids = [pill(id, text, id == self.chosen[name], "embed-" + name) for id, text in values]
        if own:
            kids.insert(0, pill("own", own, not self.chosen[name], "embed-" + name))
        heading = "embed-%s-title" % name
        return el(
            "div",
            {"class": "embed-row", "key": name, "role": "group", "aria-labelledby": heading},
            el("h3", {"id": heading}, say(heading)),
            el("div", {"class": "pills"}, *kids),
        )

    def _steps(self):
        """The fields for the first and the last step, and for a remark at the first."""
        fields = []
        for name, step in (("first", self.first), ("last", self.last)):
            field = {"type": "number", "min": "0", "max": str(self.count), "value": str(step), "class": "field"}
            field["data-do"] = "embed-" + name
            field["inputmode"] = "numeric"
            fields.append(el("label", {"key": name}, say("embed-" + name), el("input", field)))
        field = {"value": self.remark, "class": "field", "data-do": "embed-remark", "maxlength": "300"}
        fields.append(el("label", {"key": "remark", "class": "wide"}, say("embed-remark"), el("input", field)))
        return el("div", {"class": "embed-steps", "key": "steps"}, *fields)

    def _seats(self):
        start = getattr(self.page, "start", None)
        if not start:  # the replay's page knows no table's setup
            return None
        counts = [(str(count), str(count)) for count in range(max(2, start.least), start.most + 1)]
        return self._row("seats", counts, say("embed-own-seats"))

    def _preview(self):
        """Preview of the poster, which readers see before a tap: it runs no script."""
        address, look = self.places["poster"], self.chosen["theme"]
        address += "#" + look if look else ""
        frame = {"src": address, "title": words("embed-preview"), "inert": True, "tabindex": "-1", "key": address}
        return el(
            "figure",
            {"class": "embed-preview", "key": "preview"},
            el("iframe", frame),
            el("figcaption", {"class": "quiet"}, say("embed-preview")),
        )


def _number(text, otherwise):
    return int(text) if text.isdigit() else otherwise


def _looks():
    return [(name, say("embed-look-" + name)) for name in ("auto", "light", "dark")]


def _query(address, options, first=""):
    """An address with options, as (name, value), and before them one without a value."""
    parts = [first] if first else []
    parts += ["%s=%s" % (name, window.encodeURIComponent(value)) for name, value in options]
    return address + "?" + "&".join(parts) if parts else address


def _attribute(name, value):
    return ' %s="%s"' % (name, escaped(value))
