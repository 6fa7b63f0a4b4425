"""Setting a table of the island: the seats, tables that are set with one tap, and behind them all options."""

from option_form import OptionForm, explained_option
from seat_form import seed_row
from still import BUILT, EMPTY, still
from ui import button, el, icon, say

# The options by what they are about.
GROUPS = (
    ("island", ("board", "numbers", "harbours")),
    ("course", ("points", "start", "dice", "calm_rounds")),
    ("robber", ("discard_limit", "friendly_robber", "victims")),
    ("trade", ("offers", "counters", "trade_time")),
    ("open", ("point_cards", "bank")),
)
# The middle of the island, and what stands there in the picture of each table that is set with one tap.
MIDDLE = "122 100 200 137"
PICTURES = {"classic": (EMPTY, "h10"), "gentle": (EMPTY, "h1"), "quick": (BUILT, "h10")}


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return IslandForm(page).actions


class IslandForm(OptionForm):
    """The form of the island; its options lie behind a switch, unless they are no table's that one tap sets."""

    def __init__(self, page):
        super().__init__(page, icon("dice", "island"))
        self.unfolded = None  # whether the options are shown; None: as the rules say
        self.actions["preset"] = self._and_show("preset", self.set_preset)
        self.actions["options"] = self._and_show("options", self.fold)

    def set_preset(self, id):
        """Set the rules of a table by its name."""
        for preset in self.start.sheet["presets"]:
            if preset["id"] == id:
                self.start.rules = dict(preset["rules"])

    def preset(self):
        """The name of the table that is set; None for rules of one's own."""
        fits = [preset["id"] for preset in self.start.sheet["presets"] if preset["rules"] == self.start.rules]
        return fits[0] if fits else None

    def is_unfolded(self):
        """Whether the options are shown."""
        return self.preset() is None if self.unfolded is None else self.unfolded

    def fold(self):
        """Show the options, or hide them."""
        self.unfolded = not self.is_unfolded()

    def options(self):
        """Draw the tables that one tap sets, and all options in groups."""
        now = self.preset()
        cards = [self._card(preset, preset["id"] == now) for preset in self.start.sheet["presets"]]
        legend = el("legend", None, say("presets"))
        opened = self.is_unfolded()
        toggle = button(
            "options",
            "",
            "fold-toggle",
            icon("down"),
            el("span", {"class": "fold-name"}, say("setup-more")),
            el("small", None, say("preset-own")) if now is None else None,
            key="options",
            aria_expanded="true" if opened else "false",
        )
        parts = [el("fieldset", {"class": "picker presets", "key": "presets"}, legend, *cards), toggle]
        return parts + (self._groups() if opened else [])

    def _card(self, preset, on):
        """A table as a radio button with its picture, and what is different there."""
        id = preset["id"]
        points = preset["rules"].get("points", self.start.usual("points"))
        pieces, robber = PICTURES[id]
        field = {"type": "radio", "name": "preset", "value": id, "data-do": "preset", "checked": on}
        return el(
            "label",
            {"class": "preset", "key": id},
            el("input", field),
            el(
                "span",
                {"class": "preset-card"},
                el("span", {"class": "preset-picture"}, still(MIDDLE, robber=robber, pieces=pieces)),
                el("b", None, say("preset-" + id)),
                el("small", None, say("preset-%s.about" % id, points=points)),
            ),
        )

    def _groups(self):
        """All options, group by group, and the seed."""
        parts = []
        for name, ids in GROUPS:
            rows = [explained_option(self.start, option) for option in self.start.options if option["id"] in ids]
            title = "option-group-" + name
            head = el("h2", {"id": title}, say(title))
            props = {"class": "option-group", "role": "group", "aria-labelledby": title, "key": name}
            parts.append(el("div", props, head, *rows))
        parts.append(seed_row(self.start))
        return parts
