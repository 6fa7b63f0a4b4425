"""The options of a table that is being set, unfolded on request."""

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
    seed = el(
        "div",
        {"class": "option", "key": "seed"},
        el("label", {"for": "seed"}, say("option-seed")),
        el(
            "input",
            {
                "type": "text",
                "inputmode": "numeric",
                "maxlength": "19",  # the engine takes less than 2^64
                "id": "seed",
                "class": "field",
                "data-do": "seed",
                "value": setting.start.written_seed,
                "placeholder": say("seed-drawn"),
            },
        ),
    )
    return el("div", {"class": "options", "key": "options"}, toggle, *rows, seed)


def option_row(holder, option, tap):
    """An option and its values; `holder` knows the chosen one, `tap` names what a choice does."""
    now = holder.value(option)
    id = "option-" + option["id"]
    kids = [
        el("option", {"value": str(i), "selected": value == now, "key": str(i)}, value_words(option["id"], value))
        for i, value in enumerate(option["values"])
    ]
    return el(
        "div",
        {"class": "option", "key": id},
        el("label", {"for": id}, say(id)),
        el("select", {"class": "field", "id": id, "data-do": tap, "data-arg": option["id"]}, *kids),
    )


def value_words(option, value):
    """A value of an option in words: a number as it stands, others by a message of their own."""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    text = {True: "on", False: "off", None: "none"}.get(value, str(value).replace(":", "-"))
    return say("option-%s-%s" % (option, text))
