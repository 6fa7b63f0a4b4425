"""A picture of a replay's step for an article: its options, the picture itself, and the tags to paste."""

import json

from pyscript import window
from score_picture import escaped
from ui import GAME, LANGUAGES, button, el, pill, say, stage, words

WIDTHS = ("390", "640", "960")  # pixels
PUBLIC = "none"  # the view of what everyone knows
IMAGE = '<img src="%s" width="%d" height="%d" alt="%s" loading="lazy">'


class Diagram:
    """The step of a replay, and its picture; `sheet` shows the sheet again, `wanted` says whether with a picture."""

    def __init__(self, sheet, wanted):
        self.sheet, self.wanted = sheet, wanted
        self.at, self.names = 0, []
        self.chosen = {"view": PUBLIC, "lang": "en", "look": "auto", "width": "640"}
        self.facts = None  # width, height and the text in its place
        self.error = None
        self.script = None  # site/js/diagram.js
        self.actions = {"diagram-save": self.save}
        for name in self.chosen:
            self.actions["diagram-" + name] = self.setter(name)

    def open(self, answer):
        """Begin at a step of a replay, by the view that is chosen there; `answer` is the engine's."""
        eyes = answer["eyes"]
        self.at, self.names = answer["at"], [seat["name"] for seat in answer["view"]["seats"]]
        self.chosen["view"] = str(eyes) if type(eyes) is int else PUBLIC
        self.chosen["lang"] = window.speech.language()
        self.facts = self.error = None

    def setter(self, name):
        """A handler that sets an option and draws the picture again."""

        async def choose(value):
            self.chosen[name], self.facts = value, None
            if self.wanted():
                await self.draw()
            else:
                self.sheet()

        return choose

    def seat(self):
        """The seat whose view is drawn; None draws what everyone knows."""
        view = self.chosen["view"]
        return None if view == PUBLIC else int(view)

    async def draw(self):
        """Draw the picture with these options, and show it."""
        self.sheet()
        chosen = self.chosen
        request = {"do": "draw", "at": self.at, "seat": self.seat(), "width": int(chosen["width"])}
        request.update(language=chosen["lang"], look=chosen["look"])
        self.script = self.script or await stage.script("js/diagram")
        answer = json.loads(await self.script.draw(json.dumps(request)))
        self.error = answer.get("error")
        self.facts = None if self.error else answer
        self.sheet()

    def place(self):
        """Put the picture into its place in the sheet; its text is too long for the page's Python."""
        if self.facts:
            self.script.place()

    async def save(self, kind):
        """Save the picture as a file of this kind, svg or png."""
        if not await self.script.keep(self.file(kind)):
            self.error = {"id": "embed-no-picture", "args": {}}
            self.sheet()

    def file(self, kind):
        """The name of a file of this kind, svg or png."""
        return "%s-%d.%s" % (GAME, self.at, kind)

    # --- what is pasted

    def image(self):
        """The tag of the picture; its size is in it, so that the page around it never shifts."""
        facts = self.facts
        if not facts:
            return ""
        alt = escaped("%s: %s" % (words("title"), facts["alt"]))
        return IMAGE % (self.file("svg"), facts["width"], facts["height"], alt)

    # --- what is shown

    def view_row(self):
        """The choice of the seat whose view it is."""
        views = [(PUBLIC, say("embed-view-none"))]
        views += [(str(seat), name) for seat, name in enumerate(self.names)]
        return self._row("view", views)

    def rows(self):
        """The options of the picture."""
        looks = [(name, say("embed-look-" + name)) for name in ("auto", "light", "dark")]
        widths = [(width, say("embed-height", pixels=width)) for width in WIDTHS]
        return [
            self.view_row(),
            self._row("lang", LANGUAGES),
            self._row("look", looks),
            self._row("width", widths),
        ]

    def save_buttons(self):
        """The buttons that save the picture; None while there is none."""
        if not self.facts:
            return None
        kids = [
            button("diagram-save", kind, "choice", el("span", None, say("embed-save", kind=kind.upper())))
            for kind in ("svg", "png")
        ]
        return el("div", {"class": "choices", "key": "save"}, *kids)

    def picture(self):
        """The picture, why there is none, or that it is being drawn."""
        if self.error:
            return el("p", {"class": "trouble", "role": "alert", "key": "error"}, self.error)
        facts = self.facts
        if not facts:
            return el("p", {"class": "quiet", "role": "status", "key": "wait"}, say("embed-drawing"))
        image = {"id": "diagram", "alt": facts["alt"], "width": str(facts["width"]), "height": str(facts["height"])}
        return el("figure", {"class": "embed-diagram", "key": "picture"}, el("img", image))

    def _row(self, name, values):
        heading = "embed-%s-title" % name
        kids = [pill(id, text, id == self.chosen[name], "diagram-" + name) for id, text in values]
        return el(
            "div",
            {"class": "embed-row", "key": "diagram-" + name, "role": "group", "aria-labelledby": heading},
            el("h3", {"id": heading}, say(heading)),
            el("div", {"class": "pills"}, *kids),
        )
