"""Forms of a prompt's choices: buttons, or a tray with the things that they point at.

An aim is a word for what a choice points at: `role:king`, `seat:2`, `built:2:temple`, `hand:temple`, `card:temple`.
A choice that is asked for in several steps has a path of aims, of which the first is its aim: beside those above
`kind:noble`, `count:2`, `way:build-from`, and of what is marked together `roles:king thief`, `cards:temple market`.
"""

from pieces import of_choice

in_steps = []  # asks for choices in several steps: it comes with the cards that need it (chapter edition_2016)


def aim_of(choice, seat):
    """Return the target of a choice; None for a choice without."""
    if choice.get("pick"):
        return "pick"
    steps = of_choice(choice["kind"], "steps")
    if steps:
        return in_steps[0].aim_of(choice, seat, steps)
    if of_choice(choice["kind"], "place") == "asked":
        return None
    if choice.get("role"):
        return "role:" + choice["role"]
    if choice.get("card"):
        owner = choice.get("seat")
        place = of_choice(choice["kind"], "place")
        if place == "city":
            owner = seat
        if owner is not None:
            return "built:%d:%s" % (owner, choice["card"])
        return ("card:" if place == "table" else "hand:") + choice["card"]
    if choice.get("cards"):
        return "cards:" + " ".join(choice["cards"])
    if choice.get("seat") is not None:
        return "seat:%d" % choice["seat"]
    return None


def lay_out(prompt):
    """Return (choices without an aim, [(kind, choices with an aim)]), both in the engine's order."""
    plain, groups, at = [], [], {}
    for choice in prompt["choices"]:
        aim = choice["aim"] = aim_of(choice, prompt["seat"])
        if aim is None:
            plain.append(choice)
            continue
        kind = "take" if choice["kind"] == "take-build" else of_choice(choice["kind"], "tray") or choice["kind"]
        if kind not in at:
            at[kind] = []
            groups.append((kind, at[kind]))
        at[kind].append(choice)
    return plain, groups


def at_once(prompt, groups):
    """Whether the tray is open from the start: the question has one kind of answer."""
    return len(groups) == 1 and prompt["id"] not in ("prompt-turn", "prompt-resumed")
