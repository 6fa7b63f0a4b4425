"""Setting a table: how many play, who holds each seat, how strong the bots are, and the options of the rules."""

from player_names import LONGEST, is_full
from portraits import face_of, turn_on
from pyscript import window
from rival_record import rival_of, translate
from seating import value_words
from strengths import dots, strength
from ui import button, el, hidden, icon, pill, say, stage

PERSONALITIES = "personalities"
PEOPLE = ("person", "guest")


class SeatForm:
    """The state of the seat form; `start` is the setup that it changes (seating.py)."""

    def __init__(self, start):
        self.start = start
        self.actions = {"fewer": self.fewer, "more": self.more, "seat": self.seat, "strength": self.strength}
        self.actions.update({"name": self.name, "seed": self.seed, "face": self.face})

    def fewer(self):
        self.start.count = max(self.start.least, self.start.count - 1)

    def more(self):
        self.start.count = min(self.start.most, self.start.count + 1)

    def seat(self, number, who):
        """A seat is a person's at this device or at another, or one of the bots'."""
        seat = self.start.seats[int(number)]
        seat["kind"] = who if who in PEOPLE else "bot"
        if who not in PEOPLE:
            seat["bot"] = who
        if who in self.start.bots[PERSONALITIES] and rival_of(seat["name"]):
            seat["name"] = ""  # a personality brings its own

    def strength(self, value):
        """Let all bots be as strong as this, or each of them somebody with a way of their own."""
        own = self.start.bots[PERSONALITIES]
        for number, seat in enumerate(self.start.seats):
            seat["bot"] = own[(number - 1) % len(own)] if value == PERSONALITIES else value
            if value == PERSONALITIES and rival_of(seat["name"]):
                seat["name"] = ""

    def name(self, number, text):
        self.start.seats[int(number)].update(name=text[:LONGEST], temper="")

    def face(self, number):
        """Give the person at a seat the next of the faces that their name can have."""
        turn_on(self.start.called(int(number)))

    def seed(self, _, text):
        self.start.written_seed = text


class FormPlace:
    """A form in the first screen's place; a game gives `page` and `form`."""

    def open(self):
        """Show all there is to choose."""
        self.page.form = self.form
        self.page.draw_start()
        stage.reveal(".form-head")
        stage.focus("#form-title")

    def close(self):
        """Back to the first screen; what was chosen stays."""
        self.page.form = None
        if not self.page.play.table:
            self.page.draw_start()
            stage.focus("[data-do=set-up]")


def who_plays(page):
    """The number of players, the strength of the bots, the holder of each seat, and the switch for the voice."""
    start = page.start
    translate(start, window.speech.language())
    return [_count(start), _strength(start), _places(start, "who-sits" in page.game.chapters), _voice(page)]


def _voice(page):
    """The switch for the voice, where several people play, here or on phones of their own; None until it is loaded."""
    if len(page.start.people()) < 2:
        return None

    def redraw():
        if page.form and not page.play.table:
            page.draw_start()

    return page.voice_switch(redraw)


def head():
    """The heading of the form, with the way back."""
    return el(
        "header",
        {"class": "form-head", "key": "form-head"},
        button("set-up-done", "", "plain", icon("back"), hidden(say("set-up-done"))),
        el("h1", {"id": "form-title", "tabindex": "-1"}, say("setup-title")),
    )


def _count(start):
    return el(
        "div",
        {"class": "stepper", "role": "group", "aria-labelledby": "count-label", "key": "count"},
        el("span", {"id": "count-label"}, say("players", count=start.count)),
        _step("fewer", "minus", start.count <= start.least),
        _step("more", "plus", start.count >= start.most),
    )


def _step(name, sign, last):
    return button(name, "", "plain", icon(sign), hidden(say(name)), aria_disabled="true" if last else None)


def _strength(start):
    """Draw the strength of all bots, in a few plain steps, and what that means; nothing where no bot plays."""
    if len(start.people()) == start.count:
        return None
    now, strengths = start.strength(), start.bots["strengths"]
    steps = [pill(id, say("bot-" + id), id == now, row=dots(id), heard=strength(id, True)) for id in strengths]
    if start.bots[PERSONALITIES]:
        steps.append(pill(PERSONALITIES, say("bots-personalities"), now == PERSONALITIES))
    means = "bots-personalities.help" if now == PERSONALITIES else "bot-%s.help" % now if now else "bots-mixed-help"
    return el(
        "fieldset",
        {"class": "picker", "key": "strength"},
        el("legend", None, say("strength-title")),
        el("div", {"class": "pills"}, *steps),
        el("p", {"class": "quiet", "role": "status"}, say(means)),
    )


def _places(start, has_rivals):
    kids = [_place(start, number, has_rivals) for number in range(start.count)]
    return el("ol", {"class": "places", "key": "places"}, *kids)


def _place(start, number, has_rivals):
    seat = start.seats[number]
    field = el(
        "input",
        {
            "type": "text",
            "class": "field",
            "id": "name-%d" % number,
            "maxlength": str(LONGEST),
            "autocomplete": "off",
            "spellcheck": "false",
            "data-do": "name",
            "data-arg": str(number),
            "value": seat["name"],
            "placeholder": start.called(number),
            "aria-label": say("name-of", number=number + 1),
        },
    )
    own = seat["kind"] == "bot" and seat["bot"] in start.bots[PERSONALITIES]
    means = el("small", {"class": "quiet", "key": "means"}, say("bot-%s.help" % seat["bot"])) if own else None
    remark = notes(start).get(number)
    note = el("small", {"class": "quiet", "role": "status", "key": "note"}, remark) if remark else None
    return el(
        "li",
        {"class": "place", "key": "place%d" % number},
        _face(start, seat, number, has_rivals),
        field,
        _who(start, seat, number),
        note,
        means,
    )


def _face(start, seat, number, has_rivals):
    """The face of who plays at a seat; a person's own turns to the next, a bot's leads to all who may sit there."""
    name = start.called(number)
    face = face_of(number, name)
    if seat["kind"] == "person":
        return button(
            "face",
            number,
            "plain face-turn",
            face,
            icon("swap", css="turn-sign"),
            hidden(say("face-turn", player=name)),
            key="face",
        )
    if seat["kind"] != "bot" or not has_rivals:
        return face
    more = {"id": "who-sits-%d" % number, "key": "who-sits", "aria_haspopup": "dialog"}
    words = hidden(say("who-sits", player=name))
    return button("who-sits", number, "plain who-sits", face, icon("down"), words, **more)


def notes(start):
    """List remarks about names, by seat: that another seat has it, or that no more letters fit."""
    out = {number: say("name-full") for number in range(start.count) if is_full(start.seats[number]["name"])}
    out.update({number: say("name-twice", name=start.called(number)) for number in start.renamed()})
    return out


def _who(start, seat, number):
    """Draw the player of a seat: a person at this device or at another, or any bot."""
    kind = seat["kind"]
    who = [
        el("option", {"value": id, "selected": id == kind, "key": id}, say(id))
        for id in (PEOPLE if stage.phones else PEOPLE[:1])
    ]
    groups = [group for group in ("strengths", PERSONALITIES) if start.bots[group]]
    for group in groups:
        kids = [
            el("option", _option(id, kind == "bot" and id == seat["bot"]), _bot_words(id, group))
            for id in start.bots[group]
        ]
        who += [el("optgroup", {"label": say("bots-" + group), "key": group}, *kids)] if len(groups) > 1 else kids
    props = {"class": "field who-plays", "data-do": "seat", "data-arg": str(number)}
    props["aria-label"] = say("who-at", number=number + 1)
    return el("select", props, *who)


def _bot_words(bot, group):
    """A bot's strength, or the epithet of a personality: the name stands in the field beside it."""
    return say("epithet-" + bot) if group == PERSONALITIES else strength(bot)


def _option(bot, selected):
    return {"value": bot, "selected": selected, "key": bot}


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


def seed_row(start):
    """The field for the number of the deal."""
    return el(
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
                "value": start.written_seed,
                "placeholder": say("seed-drawn"),
            },
        ),
    )
