"""Embed lines: a table to play, a replay, a moment to play on or its picture, for somebody's own page."""

import json

import sheets
from diagram import Diagram
from pyscript import window
from record import fragment
from score_picture import escaped
from ui import GAME, LANGUAGES, button, el, pill, say, stage, words

LONGEST = 4000  # letters of a poster's address: of a longer one the table hears nothing
HEIGHTS = ("420", "576", "720")  # pixels
DEFAULTS = {"seats": "", "edition": "", "lang": "", "theme": "", "height": "576", "form": "frame", "what": "table"}
FRAME = '<iframe src="%s" title="%s" loading="lazy" width="100%%" height="%s"%s></iframe>'
ALLOWED = ' allow="fullscreen; clipboard-write; web-share"'
ELEMENT = '<script async src="%s"></script>\n<%s-game%s>%s</%s-game>'
LINK = '<br><a href="%s">%s</a>'
PICTURE = "[![%s](%s)](%s)"
# The kinds of line for each thing to show.
FORMS = {"diagram": ("image", "element", "picture"), "moment": ("frame", "element", "picture")}
USUAL = ("frame", "element", "picture")
PUZZLE = ("question", "answer", "because")  # what an author asks at a moment, in the order of its fields


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
        self.steps = False  # whether a replay is open, of which a step can be shown
        self.first = self.last = self.count = 0  # the steps of a replay: from, to, of how many
        self.over = False  # whether the game is over at this step
        self.diagram = Diagram(self.show, lambda: self.chosen["what"] == "diagram")
        self.remark = ""  # at the first step
        self.puzzle = dict.fromkeys(PUZZLE, "")
        self.status = None  # what came of copying the line: a message
        self.actions = {"embed": self.open, "embed-copy": self.copy}
        self.actions["embed-first"] = lambda step="": self.choose_steps(_number(step, 0), self.last)
        self.actions["embed-last"] = lambda step="": self.choose_steps(self.first, _number(step, self.count))
        self.actions["embed-remark"] = self.choose_remark
        self.actions.update(self.diagram.actions)
        for name in PUZZLE:
            self.actions["embed-" + name] = self.asker(name)
        for name in DEFAULTS:
            self.actions["embed-" + name] = self.setter(name)
        self.actions["embed-what"] = self.choose_what

    def open(self, link="", last=0, answer=None):
        """Show the sheet for a table, and for the replay with this link if there is one.

        Where a replay is open, `answer` is the engine's: then a part of it can be chosen, at first from this step to
        the step `last`, and this step can be drawn and played on from.
        """
        self.link, self.status, self.steps = link, None, bool(answer)
        self.first, self.last, self.count = (answer["at"], last, answer["steps"]) if answer else (0, 0, 0)
        if answer:
            self.over = bool(answer["view"]["result"])
            self.puzzle["answer"] = answer["next"] or ""
            self.diagram.open(answer)
        self.chosen["what"] = "replay" if link else "table"
        if self.steps and not self.count and not self.over:
            self.chosen["what"] = "moment"  # a position without moves
        self.show()

    def show(self):
        """Show the sheet as it is now."""
        self.page.open_sheet(self.sheet)
        self.diagram.place()

    async def choose_what(self, what):
        """Choose what to show, in the first kind of line that there is for it."""
        self.chosen["what"], self.status = what, None
        if self.chosen["form"] not in self.forms():
            self.chosen["form"] = self.forms()[0]
        if what == "diagram" and not self.diagram.facts:
            await self.diagram.draw()
        else:
            self.show()

    def forms(self):
        """The kinds of line for what is chosen; nobody plays on from a game that is over."""
        forms = FORMS.get(self.chosen["what"], USUAL)
        return [form for form in forms if not (self.over and self.chosen["what"] == "diagram" and form == "element")]

    def setter(self, name):
        """A handler that sets an option and shows the sheet again; no value is the reader's own."""

        def choose(value=""):
            self.chosen[name], self.status = "" if value == "own" else value, None
            self.show()

        return choose

    def asker(self, name):
        """A handler that sets a text of the puzzle at this moment and shows the sheet again."""

        def write(text=""):
            self.puzzle[name], self.status = text.strip(), None
            self.show()

        return write

    def choose_steps(self, first, last):
        """Set the part of the replay; what is no part of it yet may become one with the next letter that is typed."""
        self.first, self.last, self.status = first, last, None
        self.show()

    def part(self):
        """The first step and the last one of the part, as far as there are such steps."""
        last = min(self.last, self.count)
        return min(self.first, last), last

    def choose_remark(self, text=""):
        """Set the remark at the first step."""
        self.remark, self.status = text.replace("|", "/").strip(), None
        self.show()

    async def copy(self):
        """Copy the line; where the browser forbids it, the line in the sheet can be copied by hand."""
        self.status = say("embed-copied" if await stage.copy(self.line()) else "embed-by-hand")
        stage.say(json.dumps([self.status]))
        self.show()

    # --- the line

    def line(self):
        """The text to paste, in the form that was chosen."""
        form, title = self.chosen["form"], words("title")
        draws = self.chosen["what"] == "diagram"
        if form == "image":
            return self.diagram.image()
        if form == "picture":
            picture = self.diagram.file("png") if draws else self.places["picture"]
            return PICTURE % (title, picture, self.page_address())
        if form == "element":
            attributes = "".join([_attribute(name, value) for name, value in self.options(apart=True)])
            inside = self.diagram.image() + self._way_on() if draws else ""
            return ELEMENT % (self.places["script"], GAME, attributes, inside, GAME)
        return FRAME % (escaped(self.frame_address()), escaped(title), self.chosen["height"], ALLOWED)

    def _way_on(self):
        """The link below a picture: it plays in the picture's place, and without a script on a page of its own."""
        return LINK % (escaped(self.page_address("moment")), words("embed-play"))

    def options(self, apart=False):
        """The options that differ from what a frame has without them, as (name, value).

        A moment is one value in an address; `apart`, as in attributes, link, step and seat are three.
        """
        what = self.chosen["what"]
        names = ("seats", "edition", "lang", "theme") if what == "table" else ("lang", "theme")
        chosen = [(name, self.chosen[name]) for name in names if self.chosen[name]]
        if what == "replay":
            chosen.append(("replay", self.replay()))
        elif what != "table" and apart:
            chosen += [("from", self.bare_link())]
            chosen += [(name, str(value)) for name, value in self.step().items() if value is not None]
        elif what != "table":
            chosen.append(("from", self.moment()))
        return chosen

    def bare_link(self):
        """The link with the players' names, without the step and the viewer."""
        return "&".join([part for part in self.link.split("&") if not part.startswith(("at=", "seat="))])

    def step(self):
        """The step to draw or to play on from, whose view it is, and a puzzle there, as parts of an address."""
        step = {"at": self.diagram.at, "seat": self.diagram.seat()}
        if self.puzzle["question"] and self.asks():
            step.update({name: text for name, text in self.puzzle.items() if text})
        return step

    def asks(self):
        """Whether a question can be asked at what is chosen."""
        return self.chosen["what"] == "moment" or (self.chosen["what"], self.chosen["form"]) == ("diagram", "element")

    def moment(self):
        """The moment as it stands behind the # of its address."""
        return self.bare_link() + fragment(**self.step())

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
        if self.chosen["what"] == "table" or len(address) <= LONGEST:
            return address
        if self.replays():
            return "%s#%s" % (_query(self.places["replay"], self.options()[:-1], "embed"), self.replay())
        return "%s#from=%s" % (_query(self.places["home"], self.options()[:-1], "embed"), self.moment())

    def page_address(self, what=None):
        """The address of a page of its own, for places that allow no frame, for what is chosen or something else."""
        what = what or self.chosen["what"]
        if what == "table":
            return self.places["home"]
        if what == "moment":
            return "%s#from=%s" % (self.places["home"], self.moment())
        return "%s#%s" % (self.places["replay"], self.replay() if what == "replay" else self.moment())

    # --- the sheet

    def sheet(self):
        form, what = self.chosen["form"], self.chosen["what"]
        draws = what == "diagram"
        kinds = [(name, "moment" if draws and name == "element" else name) for name in self.forms()]
        whole = draws or form == "picture"  # nothing of a frame can be chosen
        copy = button("embed-copy", "", "choice main", el("span", None, say("embed-copy")))
        label = {"id": "embed-line", "class": "field embed-line", "aria-label": say("embed-line"), "tabindex": "0"}
        rows = [
            el("p", {"class": "quiet"}, say("embed-what-for")),
            self._row("what", self._things()) if self.link else None,
            self._row("form", [(name, say("embed-form-" + word)) for name, word in kinds]),
            el("p", {"class": "quiet"}, say("embed-about-" + dict(kinds)[form])),
            self._steps() if self.replays() and self.count else None,
            self._puzzle() if self.asks() else None,
        ]
        if draws:
            rows.append(self.diagram.picture())
            rows.append(self.diagram.save_buttons())
        rows += [
            el("pre", label, self.line()),
            el("p", {"class": "trouble"}, say("embed-local")) if form != "image" and stage.isLocal() else None,
            copy,
            el("p", {"class": "quiet", "role": "status"}, self.status) if self.status else None,
        ]
        if draws:
            rows += self.diagram.rows()
        elif what == "moment":
            rows.append(self.diagram.view_row())
        rows += [
            self._seats() if what == "table" and form != "picture" else None,
            self._editions() if what == "table" and form != "picture" else None,
            None if whole else self._row("lang", LANGUAGES, say("embed-own-language")),
            None if whole else self._row("theme", _looks(), say("embed-own-look")),
            self._row("height", [(height, say("embed-height", pixels=height)) for height in HEIGHTS])
            if form == "frame"
            else None,
            None if whole else self._preview(),
        ]
        return sheets.frame(say("embed"), *[row for row in rows if row], css="embed")

    def _things(self):
        """Everything that can be shown: a step alone where a replay is open."""
        names = ["table", "replay"]
        if self.steps:
            names += [] if self.over else ["moment"]
            names += ["diagram"] if self.places["draws"] else []
        return [(name, say("embed-" + name)) for name in names]

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

    def _puzzle(self):
        """The fields for a question at this moment, the moves that answer it, and why."""
        fields = []
        for name in PUZZLE:
            field = {"value": self.puzzle[name], "class": "field", "data-do": "embed-" + name, "maxlength": "300"}
            fields.append(el("label", {"key": name, "class": "wide"}, say("embed-" + name), el("input", field)))
        return el("div", {"class": "embed-steps", "key": "puzzle"}, *fields)

    def _seats(self):
        start = getattr(self.page, "start", None)
        if not start:  # the replay's page knows no table's setup
            return None
        counts = [(str(count), str(count)) for count in range(max(2, start.least), start.most + 1)]
        return self._row("seats", counts, say("embed-own-seats"))

    def _editions(self):
        """The editions of the game; a frame that names none has the first."""
        start = getattr(self.page, "start", None)
        editions = start.sheet.get("editions") if start else None
        if not editions or len(editions) < 2:
            return None
        return self._row("edition", [(edition, edition) for edition in editions[1:]], editions[0])

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
