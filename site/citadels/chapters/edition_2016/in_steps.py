"""A tray of several steps: marks, and which of them is meant; a player, then a kind; a card, then how it is paid."""

from pieces import coins, face, medal, of_choice, portrait
from ui import button, el, hidden, icon, say, shield, stage

WHAT = {"roles": "role", "built": "own"}  # what a step points at, by the word of its aims where that is another
# What is marked together, with the beginning of the aims of each thing; and the other words that only a path has.
TOGETHER = {"roles": "role:", "cards": "hand:"}
OF_STEPS = ("roles", "cards", "count")


def path_of(choice, seat, steps):
    """Return the targets of a choice one after another, as far as it has them."""
    path = []
    for step in steps:
        if step == "roles":
            if choice["role"]:
                path.append("roles:" + " ".join(sorted([choice["role"]] + choice["args"]["roles"])))
        elif step == "cards":
            path.append("cards:" + " ".join(choice["cards"]))
        elif step == "way":
            path.append("way:" + choice["kind"])
        elif step == "own":
            path.append("built:%d:%s" % (seat, choice["own"]))
        elif step == "card":
            if choice["card"]:
                place = "card:" if of_choice(choice["kind"], "place") == "table" else "hand:"
                path.append(place + choice["card"])
        else:
            value = choice["args"].get(step) if step in ("kind", "count") else choice[step]
            if value is not None:
                path.append("%s:%s" % (step, value))
    return path


def members(aim):
    """The aims of the things that an aim has marked together."""
    what, _, names = aim.partition(":")
    return [TOGETHER[what] + name for name in names.split(" ")] if what in TOGETHER else [aim]


class Steps:
    """The steps in which the choices of the open tray are asked for."""

    def __init__(self, table):
        self.table = table

    @staticmethod
    def aim_of(choice, seat, steps):
        """Return the first target of a choice; its path is noted in it, if it has steps after that or marks things."""
        path = path_of(choice, seat, steps)
        if len(path) > 1 or (path and path[0].split(":")[0] in OF_STEPS):
            choice["path"] = path
        return path[0] if path else None

    def draw(self, foot, thing):
        """Draw this step, and those before it; `foot` and `thing` are the tray's, which a replay has not."""
        return _draw(self.table, self, foot, thing)

    def aims(self):
        """The aims of the things that can be pointed at."""
        open_to = [aim for aim, choices in self.offered() if [choice for choice in choices if choice["enabled"]]]
        return [each for aim in open_to for each in members(aim)]

    def pointed(self, aim):
        """Whether a thing is marked, or was pointed at in a step before."""
        things = self.together()
        marked = [things[number] for number in self.table.marked if number < len(things)]
        return aim in marked or aim in [each for step in self.table.path for each in members(step)]

    def goes_on(self, aim):
        """Whether pointing at a thing marks it or goes on to the next step."""
        return bool(self.together()) or self.leads_on(aim)

    # --- what a tap does; `page` has the handlers of the table (site/table/table_actions.py)

    def step(self, page, aim):
        """Mark one of the things that are marked together, or go on to the next step with what was pointed at."""
        table = self.table
        if aim.startswith("way:"):
            return self._at(page, self.on_to(table.selected, aim))
        things = self.together()
        if aim not in things:
            return self._at(page, self.on_to(aim))
        at = [number for number, thing in enumerate(things) if thing == aim]
        left = [number for number in at if number not in table.marked]
        return page.mark(left[0] if left else at[-1])

    def go_on(self, page):
        """Go on with what is marked, or play it where that is the last step."""
        fit = self.marked_fit()
        if fit is None:
            return None
        aim, choices = fit
        if self.leads_on(aim):
            return self._at(page, self.on_to(aim))
        return page.choose(next(choice["move"] for choice in choices if choice["enabled"]))

    def back(self, page, count):
        """Go back to where so many steps were taken."""
        return self._at(page, self.table.path[: int(count)], False)

    def _at(self, page, path, on=True):
        table = self.table
        table.path, table.selected, table.marked = path, None, []
        if on:
            self.pass_single()
        page.play.draw()
        stage.focus("#step" if table.path else "#decision-title")

    # --- what there is to choose from

    def towards(self, path):
        """Return the next tap of a choice with this path: (action, argument), the first that is there."""
        table, at = self.table, len(self.table.path)
        astray = [number for number in range(at) if table.path[number] != path[number]]
        if astray:
            return [("step-back", number) for number in range(astray[0], -1, -1)]
        if self.together():
            return self._towards_marks(members(path[at]))
        way = path[at + 1] if len(path) > at + 1 and table.selected == path[at] else ""
        return ([("step", way)] if way.startswith("way:") else []) + [("aim", path[at])]

    def _towards_marks(self, missing):
        """One of the things that is marked and should not be, else one that is yet to be marked, else what goes on."""
        things = self.together()
        for number in self.table.marked:
            if things[number] not in missing:
                return [("mark", number)]
            missing.remove(things[number])
        left = [at for at, thing in enumerate(things) if thing in missing and at not in self.table.marked]
        return [("mark", left[0])] if left else [("step-on", ""), ("step-last", "")]

    def offered(self):
        """Return this step's targets: (aim, the choices that begin with the path so far and this aim)."""
        at, order, fitting = len(self.table.path), [], {}
        for choice in self.table.tray_choices():
            path = choice.get("path") or [choice["aim"]]
            if len(path) <= at or path[:at] != self.table.path:
                continue
            if path[at] not in fitting:
                fitting[path[at]] = []
                order.append(path[at])
            fitting[path[at]].append(choice)
        return [(aim, fitting[aim]) for aim in order]

    def together(self):
        """The aims of the things that are marked together in this step, each as often as it can be; [] if none are."""
        most = {}
        for aim, _ in self.offered():
            things = members(aim)
            if things == [aim]:
                return []
            for thing in things:
                most[thing] = max(most.get(thing, 0), things.count(thing))
        ranks = ["role:" + rank["role"] for rank in self.table.view["centre"]["ranks"]]
        order = [rank for rank in ranks if rank in most] or sorted(most, key=self._place_in_hand)
        return [kind for kind in order for _ in range(most[kind])]

    def _place_in_hand(self, aim):
        hand = self.table.view["mine"]["hand"] if self.table.view["mine"] else []
        return ["hand:" + held["card"] for held in hand].index(aim) if hand else 0

    def marked_fit(self):
        """The aim that names all that is marked together, with its choices; None as long as there is none."""
        things = self.together()
        marked = sorted([things[number] for number in self.table.marked])
        for aim, choices in self.offered():
            if sorted(members(aim)) == marked and [choice for choice in choices if choice["enabled"]]:
                return aim, choices
        return None

    def leads_on(self, aim):
        """Whether all choices of an aim have a step after it, and none is to be chosen with it."""
        later = self.later(self.of_step(aim))
        ways = [choice for choice in later if choice["path"][len(self.table.path) + 1].startswith("way:")]
        return bool(later) and not ways

    def on_to(self, *aims):
        """The path with these steps after it."""
        return self.table.path + list(aims)

    def later(self, choices):
        """Return those of the choices of this step that have one after it."""
        return [choice for choice in choices if len(choice.get("path") or "1") > len(self.table.path) + 1]

    def to_mark(self):
        """Count the things marked together in this step; 0 if none are."""
        return len(members(self.offered()[0][0])) if self.together() else 0

    def of_step(self, aim):
        """The choices that begin with the path so far and this aim."""
        for step, choices in self.offered():
            if step == aim:
                return choices
        return []

    def pass_single(self):
        """Take the steps in which there is nothing to choose from."""
        while True:
            offered = self.offered()
            if len(offered) != 1 or self.together() or not self.leads_on(offered[0][0]):
                return
            self.table.path = self.on_to(offered[0][0])


def _draw(table, steps, foot, thing):
    offered, marking = steps.offered(), steps.together()
    body = _marking(table, steps, marking) if marking else _pointing(table, steps, offered, foot, thing)
    return el(
        "div",
        {"class": "tray in-steps", "key": "tray%d" % len(table.path)},
        _taken(table),
        _heading(table, steps, offered[0][0]),
        *body,
    )


def _heading(table, steps, aim):
    """Word this step's heading; nothing where the question itself says it."""
    word = aim.split(":")[0]
    if not table.path and word in ("hand", "card", "cards", "count"):
        return None
    if word == "roles":
        text = say("step-roles", count=steps.to_mark())
    elif word == "role":
        text = say("step-role-" + table.tray)
    else:
        text = say("step-" + WHAT.get(word, word))
    return el("h3", {"class": "step", "id": "step", "tabindex": "-1"}, text)


def _taken(table):
    """Draw the targets of the steps before, each with the way back to it; None in the first."""
    kids = []
    for number, aim in enumerate(table.path):
        word, _, value = aim.partition(":")
        if word == "roles":
            piece = [
                el("span", {"class": "taken"}, medal(role), hidden(say("role-" + role))) for role in value.split(" ")
            ]
        elif word == "seat":
            piece = [shield(int(value)), el("span", None, table.name_of(int(value)))]
        elif word in ("hand", "card"):
            piece = [el("span", None, say("card-" + value))]
        else:
            continue  # how it is paid for is what this step is about
        kids.append(button("step-back", number, "taken-step", icon("back"), hidden(say("step-other")), *piece, key=aim))
    return el("div", {"class": "path", "key": "path"}, *kids) if kids else None


def _marking(table, steps, marking):
    """Things that are marked together, and the button that goes on once they are as many as asked for."""
    kids, need, up = [], steps.to_mark(), table.view["centre"]["aside"]["up"]
    full = len(table.marked) >= need > 1
    for number, aim in enumerate(marking):
        value, marked = aim.partition(":")[2], number in table.marked
        key, more = "m%d" % number, {"aria_pressed": "true" if marked else "false"}
        if full and not marked:
            more["aria_disabled"] = "true"
        if aim.startswith("role:"):
            css, note = ("thing face-up", say("face-up")) if value in up else ("thing", None)
            piece = portrait(value, key, "mark", number, css, note, **more)
        else:
            piece = face(table.card({"card": value}), key, "mark", number, "thing", None, **more)
        kids.append(el("li", {"key": key}, piece))
    fit = steps.marked_fit()
    act, words = "step-on", say("step-marked", count=len(table.marked), most=need)
    if fit and not steps.leads_on(fit[0]):
        act, words = "step-last", say(fit[1][0]["id"], **fit[1][0]["args"])
    elif fit:
        words = say("step-on")
    go_on = button(
        act,
        "",
        "choice main wide" + ("" if fit else " off"),
        words,
        aria_disabled=None if fit else "true",
        key="on",
    )
    return [el("ul", {"class": "things"}, *kids), el("div", {"class": "foot", "key": "foot"}, go_on)]


def _pointing(table, steps, offered, foot, thing):
    """Things of which one is pointed at, and what can be done with the selected one; or numbers, each at once."""
    if offered[0][0].startswith("count:"):
        return [el("div", {"class": "choices", "key": "counts"}, *[_number(choices[0]) for _, choices in offered])]
    kids = [el("li", {"key": aim}, _piece(table, aim, choices, thing)) for aim, choices in offered]
    chosen = steps.of_step(table.selected) if table.selected else []
    later = steps.later(chosen)
    return [
        el("ul", {"class": "things"}, *kids),
        foot([choice for choice in chosen if choice not in later], *_ways(table, later)),
    ]


def _number(choice):
    words = el("span", None, say(choice["id"], **choice["args"]))
    return button(
        "choose",
        choice["move"],
        "choice wide",
        words,
        coins(choice["cost"]) if choice["cost"] else None,
        key=choice["move"],
    )


def _ways(table, later):
    """A button for each way to pay that has a step of its own."""
    kids, at = [], len(table.path) + 1
    for aim in dict.fromkeys([choice["path"][at] for choice in later if choice["enabled"]]):
        kind = aim.partition(":")[2]
        words = el("span", None, say("group-" + (kind[5:] if kind.startswith("take-") else kind)))
        kids.append(button("step", aim, "choice wide", icon("build"), words, key=aim))
    return kids


def _piece(table, aim, choices, thing):
    word, _, value = aim.partition(":")
    open_to = [choice for choice in choices if choice["enabled"]]
    if word == "kind":
        return button(
            "aim",
            aim,
            "card kind-%s of-a-kind thing" % value,
            el("span", {"class": "chip kind-" + value}, icon(value)),
            el("span", {"class": "card-name"}, say("kind-" + value)),
            key=aim,
            aria_pressed="true" if table.selected == aim else "false",
        )
    choice = {"kind": choices[0]["kind"], "why_not": choices[0]["why_not"], "cost": None, "seat": None}
    if word == "role":
        choice["role"] = value
    elif word == "seat":
        choice["seat"] = int(value)
    else:
        choice["card"] = value.split(":")[-1]
    return thing(table, aim, choice, open_to)
