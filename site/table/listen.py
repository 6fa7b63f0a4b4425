"""Event listeners, made with PyScript's `when`: each calls `act` with an action, its argument and a value."""

from pyscript import document, when, window
from ui import stage, storage

# For `when`: `pyscript.window` is a module in MicroPython, whose addEventListener is not bound to the window.
WINDOW = window.window
FIELDS = ("INPUT", "SELECT")  # they report what was entered, not that they were tapped
# Keys that have no letter, as the handlers of keys call them.
NAMED = {
    "ArrowLeft": "left", "ArrowRight": "right", "ArrowUp": "up", "ArrowDown": "down", "Home": "home", "End": "end",
}  # fmt: skip


def listen(act):
    """Call `act` for every tap, entry and key from now on, and when the page is put away."""
    stage.onact = act  # for the events that JavaScript listens for (docs/adr/0005)
    listener = calling(act)
    when("click", document)(listener(tapped))
    when("input", document)(listener(entered))
    when("keydown", document)(pressing(act))
    when("cancel", "#sheet")(listener(closed))
    when("visibilitychange", document)(listener(hidden))
    when("pagehide", WINDOW)(listener(left))
    when("storage", WINDOW)(listener(on_input))


def calling(act):
    """A decorator: it makes a listener of a function that reads an event, and returns an action or None."""

    def listener(read):
        def heard(event):
            action = read(event)
            if action:
                act(*action)

        return heard

    return listener


def pressing(act):
    """A listener for keys, for which `act` returns whether a key is used: the browser then does nothing with it.

    Nor is a key that moves the focus into a field written there, the space on a word does not scroll, and Enter in a
    field presses no button that has the focus next.
    """

    def heard(event):
        action = pressed(event)
        if action and (act(*action) or action[0] != "key" or document.activeElement.tagName in FIELDS):
            event.preventDefault()

    return heard


def tapped(event):
    """A tap on a button, whose action is in data-do and its argument in data-arg."""
    button = event.target.closest("[data-do]")
    if event.target.id == "sheet":
        return "close-sheet", "", ""
    if button is None:
        stage.hurry()
        return None
    if button.dataset.do == "summary" or button.tagName in FIELDS:
        return None
    return button.dataset.do, button.getAttribute("data-arg") or "", ""


def entered(event):
    """An entry: what was written, chosen or ticked in a field."""
    field = event.target
    name = field.getAttribute("data-do")
    if not name:
        return None
    value = truth(field.checked) if field.type == "checkbox" else field.value
    return name, field.getAttribute("data-arg") or "", value


def pressed(event):
    """A key, unless a field has the focus: there only Enter counts, where the field has an action for it."""
    if not hasattr(event, "key"):  # the browser has filled a field in by itself
        return None
    if event.ctrlKey or event.metaKey or event.altKey or event.isComposing:
        return None
    key, at = event.key, event.target
    if at.closest("input, select, textarea"):
        asks = at.closest("[data-enter]") if key == "Enter" and at.tagName == "INPUT" else None
        return asks and (asks.dataset.enter, "", "")
    sheet_open = document.getElementById("sheet").open
    if key in ("Enter", " "):  # on a button it is a tap
        if at.closest("[role=button]"):
            return tapped(event)
        name = "space" if key == " " else "enter"
        return None if at.closest("button, a, summary") else ("key", name, truth(sheet_open))
    if key in NAMED:
        return "key", NAMED[key], truth(sheet_open)
    if len(key) == 1:
        return "key", key.lower(), truth(sheet_open)
    return ("key", "escape", "") if key == "Escape" and not sheet_open else None


def closed(event):
    """Escape: close the sheet in the page's own way instead of the browser's."""
    event.preventDefault()
    return "close-sheet", "", ""


def hidden(event):
    """The page is hidden, as when the device is put down."""
    return left(event) if document.hidden else None


def left(event):
    """The page is left: close the curtain."""
    return "away", "", ""


def on_input(event):
    """Another tab has stored something."""
    name = storage.named(event.key)
    return ("stored", name, "") if name else None


def truth(value):
    return "true" if value else "false"
