"""Event listeners, made with PyScript's `when`: each calls `act` with an action, its argument and a value."""

from pyscript import document, when, window
from ui import stage, storage

# For `when`. MicroPython has `window` itself for a module, and loses whose method its addEventListener is.
WINDOW = window.window
FIELDS = ("INPUT", "SELECT")  # what they have to say is an entry, not a tap


def listen(act):
    """Call `act` for every tap, entry and key from now on, and when the page is put away."""
    stage.onact = act  # what is heard in JavaScript is told the same (docs/adr/0005)
    tell = telling(act)
    when("click", document)(tell(tapped))
    when("input", document)(tell(entered))
    when("keydown", document)(tell(pressed))
    when("cancel", "#sheet")(tell(closed))
    when("visibilitychange", document)(tell(hidden))
    when("pagehide", WINDOW)(tell(left))
    when("storage", WINDOW)(tell(written))


def telling(act):
    """Make listeners of functions that read an event: they call `act` with what was read, if it was anything."""

    def tell(read):
        def heard(event):
            said = read(event)
            if said:
                act(*said)

        return heard

    return tell


def tapped(event):
    """A button says what it does in data-do, and to what in data-arg."""
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
    """What was written, chosen or ticked in a field."""
    field = event.target
    name = field.getAttribute("data-do")
    if not name:
        return None
    said = truth(field.checked) if field.type == "checkbox" else field.value
    return name, field.getAttribute("data-arg") or "", said


def pressed(event):
    """A key, wherever nobody is writing; where somebody is, Enter, if the field asks for it."""
    if not hasattr(event, "key"):  # a browser fills a field in
        return None
    if event.ctrlKey or event.metaKey or event.altKey or event.isComposing:
        return None
    key, at = event.key, event.target
    if at.closest("input, select, textarea"):
        asks = at.closest("[data-enter]") if key == "Enter" and at.tagName == "INPUT" else None
        return asks and (asks.dataset.enter, "", "")
    sheet_open = document.getElementById("sheet").open
    if key in ("Enter", " "):  # on what can be tapped it is a tap
        return None if at.closest("button, a, summary") else ("key", "enter", truth(sheet_open))
    if len(key) == 1:
        return "key", key.lower(), truth(sheet_open)
    return ("key", "escape", "") if key == "Escape" and not sheet_open else None


def closed(event):
    """Escape: close the sheet in the page's own way instead of the browser's."""
    event.preventDefault()
    return "close-sheet", "", ""


def hidden(event):
    """The device is put down: close the curtain."""
    return left(event) if document.hidden else None


def left(event):
    """The page is hidden behind another one."""
    return "away", "", ""


def written(event):
    """Another tab has kept something."""
    name = storage.named(event.key)
    return ("written", name, "") if name else None


def truth(value):
    return "true" if value else "false"
