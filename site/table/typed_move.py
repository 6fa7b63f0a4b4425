"""The sheet on which a move is typed as the notation writes it."""

import sheets
from ui import button, el, say


def typed_move(view, text):
    """A field for a move, with all moves of the question as suggestions; Enter makes it."""
    choices = [choice["move"] for choice in view["prompt"]["choices"] if choice["enabled"] and choice["move"]]
    field = {"id": "typed-move", "class": "field", "list": "moves", "data-do": "typing", "value": text}
    field.update({"autocomplete": "off", "autocapitalize": "none", "spellcheck": "false"})
    return sheets.frame(
        say("type-move"),
        el("label", {"for": "typed-move"}, say("type-move-how", example=choices[0]) if choices else None),
        el("div", {"data-enter": "typed"}, el("input", field)),
        el("datalist", {"id": "moves"}, *[el("option", {"value": move, "key": move}) for move in choices]),
        el(
            "div",
            {"class": "choices"},
            button("typed", "", "choice main wide", el("span", None, say("type-move-make"))),
        ),
    )
