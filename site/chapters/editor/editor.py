"""The position editor of the replay's page: a step of a game, whose values the reader changes one by one.

The engine says which values there are and refuses what cannot be (docs/protocol.md §11). Each change is a new game that
begins from the position, so that its link leads to a replay, a table and a picture as any other.
"""

import json

import sheets
from player_names import called
from pyscript import window
from record import fragment
from ui import button, el, hidden, icon, say, stage

FEW = 12  # options that fit a list of the browser's own; more are shown below the field
SCRIPT = "js/diagram"  # which brings the engine what it starts without


class Editor:
    """The editor on the replay's `page`."""

    def __init__(self, page):
        self.page = page
        self.answer = None  # the engine's, with the fields
        self.names = []
        self.group = 0  # the number of the group that is shown
        self.open_field = None  # the name of the field whose options are shown
        self.error = None
        self.waiting = []  # changes to make, the first of which the engine has: a field's name, and its next value
        self.status = None  # what came of copying the link: a message
        self.past = []  # links of the positions before
        self.before = None  # the request that opened the game from which the editor began
        self.actions = {
            "edit-group": self.choose_group,
            "edit-pick": self.pick,
            "edit-number": self.type_number,
            "edit-choice": self.choose,
            "edit-undo": self.undo,
            "edit-done": self.done,
            "edit-leave": self.leave,
            "edit-copy": self.copy,
        }
        taps = {"count": self.count, "take": self.choose, "on": self.add, "off": self.remove}
        self.actions.update({"edit-" + name: with_number(taps[name]) for name in taps})

    async def open(self, at, seats):
        """Edit the position of the open replay at a step; `seats` are the names of its players."""
        self.names, self.before = seats, self.page.opened
        answer = await self._edit({"at": at})
        if answer.get("error"):
            self.page.trouble(answer["error"])
            return
        self._take(answer)
        stage.focus("#decision-title")

    async def _edit(self, request):
        """Ask for the fields; an engine that has just started gets what it lacks."""
        request["do"] = "edit"
        answer = await self._ask(request)
        if answer.get("error", {}).get("id") == "editing-missing":
            script = await stage.script(SCRIPT)
            if await script.bring("fields"):
                answer = await self._ask(request)
        return answer

    async def _ask(self, request):
        return json.loads(await window.engine.ask(json.dumps(request)))

    def _take(self, answer):
        """Show a position: a game of its own on the replay's page."""
        page = self.page
        self.answer, self.error, self.status = answer, None, None
        page.editor = self
        page.opened = {"do": "replay", "link": answer["link"], "names": called(self.names)}
        page.named, page.part, page.marks, page.notes = self.names, (0, None), [], {}
        page.take(answer)

    async def change(self, name, new):
        """Give a field the value that `new` makes of its present one, after earlier changes, or say why it cannot."""
        self.waiting.append((name, new))
        if len(self.waiting) > 1:
            return
        try:
            while self.waiting:
                name, new = self.waiting[0]
                field = self.field(name)
                if field:
                    await self._change(name, new(field["value"]))
                self.waiting.pop(0)
        finally:
            self.waiting = []

    async def _change(self, name, value):
        answer = await self._edit({"at": 0, "field": name, "value": value})
        if self.page.editor is not self:
            return  # the reader has left
        if answer.get("error"):
            self.error = answer["error"]
            stage.say(json.dumps([self.error]))
            self.page.draw()
            return
        self.past.append(self.answer["link"])
        self._take(answer)

    # --- what the reader does

    def choose_group(self, number):
        """Show the fields of another group."""
        self.group, self.open_field, self.error = int(number), None, None
        self.page.draw()

    def pick(self, name):
        """Show the options of a field, or hide them."""
        self.open_field = None if self.open_field == name else name
        self.page.draw()

    def field(self, name):
        """The field with this name; None where the position has none, as of a piece that is gone."""
        fields = [field for group in self.answer["edit"]["groups"] for field in group["fields"]]
        return next((field for field in fields if field["name"] == name), None)

    def type_number(self, name, text=""):
        """Set a number as it is typed; what is none yet may become one with the next digit."""
        return self.change(name, lambda value: int(text)) if text.isdigit() else None

    def choose(self, name, number=""):
        """Set an option by its number among those that can be chosen; the one that is set already has none."""
        self.open_field = None
        return self.change(name, self._offer(name, number)) if number else None

    def _offer(self, name, number):
        chosen = self._offers(self.field(name))[int(number)]["value"]
        return lambda value: chosen

    def count(self, name, step):
        """Change a number by so many."""
        return self.change(name, lambda value: value + int(step))

    def add(self, name, number):
        """Add an option to a list."""
        chosen = self._offer(name, number)

        def longer(value):
            items = list(value)
            items.append(chosen(value))
            return items

        return self.change(name, longer)

    def remove(self, name, number):
        """Take an item off a list."""
        at = int(number)
        return self.change(name, lambda value: value[:at] + value[at + 1 :])

    async def undo(self):
        """Go back to the position before the last change."""
        if not self.past:
            return
        await self._ask({"do": "replay", "link": self.past.pop(), "names": called(self.names)})
        answer = await self._edit({"at": 0})
        if not answer.get("error"):
            self._take(answer)

    def done(self):
        """Show the ways on: a table, the line for an article, a link."""
        self.page.open_sheet(self.ways)

    def leave(self):
        """Return to the game from which the editor began."""
        self.page.editor = None
        request = {name: self.before[name] for name in self.before if name in ("link", "record", "names")}
        return self.page.ask(**dict(request, at=self.before.get("at", 0)))

    async def copy(self):
        """Copy the address of the position's replay."""
        address = stage.replayAddress(self.answer["link"]) + fragment(names=self.names, at=0)
        self.status = say("edit-copied" if await stage.copy(address) else "edit-not-copied")
        self.page.open_sheet(self.ways)

    # --- what is shown

    def ways(self):
        """The sheet with the ways on from the position."""
        page = self.page
        blank = {"target": "_blank", "rel": "noopener"} if stage.framed else {}
        play = dict(blank, href=page.moment(), **{"class": "choice main"})
        kids = [
            el("a", play, el("span", None, say("edit-play"))),
            button("embed", page.link_here(), "choice", el("span", None, say("embed"))),
            button("edit-copy", "", "choice", el("span", None, say("edit-copy"))),
        ]
        status = el("p", {"class": "quiet", "role": "status"}, self.status) if self.status else None
        return sheets.frame(say("edit-ready"), el("div", {"class": "choices one-column"}, *kids), status)

    def panel(self):
        """The panel in the place of the replay's steps: the fields of one group, and the ways on."""
        groups = self.answer["edit"]["groups"]
        if not groups:
            rows = [el("p", {"class": "told"}, say("edit-over"))]
        else:
            self.group = min(self.group, len(groups) - 1)
            fields = [self._field(field) for field in groups[self.group]["fields"]]
            rows = [self._group_list(groups), el("div", {"class": "fields", "key": "g%d" % self.group}, *fields)]
        undo = None if self.past else "true"
        return el(
            "section",
            {"class": "steps editor", "key": "editor", "aria-labelledby": "decision-title"},
            el(
                "div",
                {"class": "steps-head"},
                el("h2", {"id": "decision-title", "tabindex": "-1"}, say("edit-title")),
                button("edit-undo", "", "plain", icon("back"), hidden(say("undo")), aria_disabled=undo),
            ),
            el("p", {"class": "trouble", "role": "alert", "key": "error"}, self.error) if self.error else None,
            *rows,
            el(
                "div",
                {"class": "edit-ways"},
                button("edit-leave", "", "choice", el("span", None, say("edit-leave"))),
                button("edit-done", "", "choice main", el("span", None, say("edit-done"))),
            ),
        )

    def _group_list(self, groups):
        kids = [
            el("option", {"value": str(at), "selected": at == self.group, "key": str(at)}, group["label"])
            for at, group in enumerate(groups)
        ]
        return el("select", {"class": "field", "data-do": "edit-group", "aria-label": say("edit-part")}, *kids)

    def _offers(self, field):
        """The options that can be chosen now."""
        return self.answer["edit"]["options"][field["offers"] or field["options"]]

    def _label(self, field, value):
        """The label of a value of a field."""
        for option in self.answer["edit"]["options"][field["options"]]:
            if option["value"] == value:
                return option["label"]
        return say("edit-text", text=str(value))

    def _field(self, field):
        draw = {"number": self._number, "choice": self._choice, "list": self._list}[field["kind"]]
        return el("div", {"class": "edit-field of-" + field["kind"], "key": field["name"]}, *draw(field))

    def _number(self, field):
        name, value = field["name"], field["value"]
        id = "f-" + name.replace(" ", "-")
        number = {"id": id, "type": "number", "inputmode": "numeric", "class": "field", "value": str(value)}
        number.update(
            {"min": str(field["least"]), "max": str(field["most"]), "data-do": "edit-number", "data-arg": name}
        )
        return [
            el("label", {"for": id}, field["label"]),
            self._by(field, -1, "−", "edit-less", value > field["least"]),
            el("input", number),
            self._by(field, 1, "+", "edit-more", value < field["most"]),
        ]

    def _by(self, field, step, sign, heard, there):
        """A button that changes a number by one."""
        kids = el("span", {"aria-hidden": "true"}, sign), hidden(say(heard, field=field["label"]))
        return button(
            "edit-count",
            "%s|%d" % (field["name"], step),
            "plain",
            *kids,
            aria_disabled=None if there else "true",
            key=sign,
        )

    def _choice(self, field):
        name, offers = field["name"], self._offers(field)
        id = "f-" + name.replace(" ", "-")
        if len(offers) > FEW:
            now = self._label(field, field["value"])
            more = {"aria_expanded": "true" if self.open_field == name else "false"}
            return [
                el("span", {"class": "edit-label"}, field["label"]),
                button("edit-pick", name, "choice", el("span", None, now), hidden(say("edit-change")), **more),
                self._options(field, "edit-take") if self.open_field == name else None,
            ]
        rows = [(str(at), option["label"], option["value"] == field["value"]) for at, option in enumerate(offers)]
        if not [True for _, _, chosen in rows if chosen]:
            rows.insert(0, ("", self._label(field, field["value"]), True))
        kids = [el("option", {"value": at, "selected": chosen, "key": "o" + at}, label) for at, label, chosen in rows]
        props = {"id": id, "class": "field", "data-do": "edit-choice", "data-arg": name}
        return [el("label", {"for": id}, field["label"]), el("select", props, *kids)]

    def _list(self, field):
        name = field["name"]
        items = [
            button("edit-off", "%s|%d" % (name, at), "item", el("span", None, self._label(field, value)),
                   el("span", {"aria-hidden": "true"}, "×"), hidden(say("edit-remove")), key="c%d" % at)
            for at, value in enumerate(field["value"])
        ]  # fmt: skip
        is_open = self.open_field == name
        state = "true" if is_open else "false"
        add = button("edit-pick", name, "plain add", el("span", None, say("edit-add")), aria_expanded=state)
        there = bool(self._offers(field))
        return [
            el("span", {"class": "edit-label"}, field["label"]),
            el("div", {"class": "edit-items"}, *items, add if there else None),
            self._options(field, "edit-on") if is_open and there else None,
        ]

    def _options(self, field, act):
        """The options of a field, each a button."""
        name = field["name"]
        kids = [
            button(act, "%s|%d" % (name, at), "plain", el("span", None, option["label"]), key=str(at))
            for at, option in enumerate(self._offers(field))
        ]
        return el(
            "div", {"class": "edit-options", "key": "options", "role": "group", "aria-label": field["label"]}, *kids
        )


def with_number(handler):
    """A handler of a button whose argument is a field's name and a number."""

    def handle(arg):
        name, _, number = arg.partition("|")
        return handler(name, number)

    return handle
