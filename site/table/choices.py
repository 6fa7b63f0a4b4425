"""A question and its choices: as a message, whether advice helps, and the things that the choices point at."""

from ui import say


def question(view):
    """The question as a message, without a name where one person is alone at the device."""
    prompt = view["prompt"]
    return {"id": prompt["id"] + ("" if view["shared"] else ".alone"), "args": prompt["args"]}


def open_to_advice(view):
    """Whether advice can be asked for: a hint tells the viewer no secret, and there is more than one option."""
    prompt = view["prompt"]
    if not prompt or not view["can"]["hint"]:
        return False
    open_to = [choice for choice in prompt["choices"] if choice["enabled"]]
    return len(open_to) > 1 or bool([choice for choice in open_to if choice["pick"] or choice.get("form")])


def can_try(table):
    """Whether steps can be tried here before they are real: not while they are, nor in a lesson."""
    view = table.view
    return bool(view["prompt"] and view["can"].get("try") and not view.get("trial") and not table.guide)


def things(choices):
    """The things in a tray, in order: (aim, the first choice with this aim, the possible ones of them)."""
    order, at = [], {}
    for choice in choices:
        aim = choice["aim"]
        if aim not in at:
            at[aim] = []
            order.append(aim)
        at[aim].append(choice)
    return [(aim, at[aim][0], [choice for choice in at[aim] if choice["enabled"]]) for aim in order]


def waiting_for_engine(table):
    """The line for a player who decides before the engine is ready."""
    return say("opening-chosen" if table.pending.choice else "opening-late")
