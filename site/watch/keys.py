"""The keys of the replay: left and right a step, the page keys a round, Home and End, space to play."""

from pyscript import document, when

ACTIONS = {
    "ArrowLeft": "back", "k": "back", "ArrowRight": "forth", "j": "forth", "PageUp": "round-back",
    "PageDown": "round-forth", "Home": "first", "End": "last", " ": "play",
}  # fmt: skip
# Elements that use keys themselves: a slider the arrows, a list all letters, a button space.
FIELDS = "input, select, textarea"
PRESSED = "button, a, summary"


def listen(act):
    """Call `act` with the action of each key that is pressed, unless a field uses the key itself."""

    def heard(event):
        action = action_of(event)
        if action:
            event.preventDefault()  # the page does not scroll away
            act(action)

    when("keydown", document)(heard)


def action_of(event):
    """The action of a key; None where it has none here."""
    if not hasattr(event, "key") or event.ctrlKey or event.metaKey or event.altKey or event.shiftKey:
        return None
    if event.target.closest(FIELDS) or (event.key == " " and event.target.closest(PRESSED)):
        return None
    if document.getElementById("sheet").open:
        return None
    return ACTIONS.get(event.key)
