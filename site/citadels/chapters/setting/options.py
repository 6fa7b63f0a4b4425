"""The options of a table that is being set, unfolded on request."""

from seat_form import option_row, seed_row
from ui import button, el, icon, say


def options(setting):
    toggle = button(
        "options",
        "",
        "fold-toggle",
        icon("down"),
        el("span", {"class": "fold-name"}, say("options")),
        aria_expanded="true" if setting.unfolded else "false",
    )
    if not setting.unfolded:
        return el("div", {"class": "options", "key": "options"}, toggle)
    rows = [option_row(setting, option, "option") for option in setting.choosable if setting.usable(option)]
    return el("div", {"class": "options", "key": "options"}, toggle, *rows, seed_row(setting.start))
