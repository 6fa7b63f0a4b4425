"""A player's own boards: the action board with its ring of walls, and the tracks."""

from geometry import FLOWER, RING, SIDES, STEPS, hex_of, middle, outline
from pieces import FILE, action_sign, goods_of, here, pieces, place_name, sign, text
from placing import LEAST, ghost, ring, tapped, target
from tiles import INNER, ground, tile
from ui import SIGNS, button, cached, el, hidden, icon, say
from zoom_button import zoomed_map

SIZE = 34
WIDTH, HEIGHT = 304, 280
RING_PLACES = ["r%d" % (number + 1) for number in range(len(RING))]
HEXES = [hex_of(place) for place in list(FLOWER) + RING_PLACES]
BELOW = 2.5  # how far each tile of a stack lies below the one on it
TRACKS = ("mine", "quarry", "tech", "univ")
STEP_MOVES = ("mine more", "mine produce", "quarry more", "quarry produce")
GOODS = {"mine": "gold", "quarry": "stone"}


def _at(place):
    x, y = middle(hex_of(place), SIZE)
    return x + WIDTH / 2, y + HEIGHT / 2


def boards(table, seat):
    """The boards of a seat; a place that can be built on is a target."""
    laying = table.laying() if seat["asked"] else None
    aims = table.places if laying else []
    number = seat["seat"]
    key = "board%d" % number
    kids = [cached(key, [seat["board"], seat["used"], aims], lambda: el("g", {"key": key}, *_board(seat, aims)))]
    kids += [target(table, place, _at(place), SIZE, (_at(place)[1], 7)) for place in aims if place[0] == "r"]
    kids += [ring(_at(place), SIZE) for owner, place in table.fresh if owner == number]
    spot = table.place if aims else pieces["tiles"][laying].get("action") if laying else None
    if spot in RING_PLACES or spot in FLOWER:
        kids.append(ghost(table, _at(spot), SIZE))
    ways = {} if not seat["asked"] or laying else _ways(table)
    kids += [_lit(table, place, ways[place]) for place in FLOWER if place in ways]
    steps = [move for move in STEP_MOVES if move in ways]
    frame = {"class": "own-board", "viewBox": "0 0 %d %d" % (WIDTH, HEIGHT), "aria-hidden": "true"}
    return el(
        "div",
        {"class": "stage-part", "key": "boards%d" % number},
        zoomed_map(say("boards-of", player=seat["name"]), el("svg", frame, *kids), LEAST),
        cached(
            "tracks%d" % number,
            [[seat[name] for name in TRACKS], seat["tokens"], steps],
            lambda: tracks(seat, ways),
        ),
        cached("words%d" % number, seat["board"], lambda: _words(seat)),
    )


def _ways(table):
    """Return targets on the boards now: a list of choices by the hex of an action, a choice by a move on a track."""
    ways = {}
    for choice in table.choices_in("mine") + table.choices_in("quarry"):
        ways[choice["move"]] = choice
    for choice in table.choices_in("bonus"):
        place = table.on_top(choice["aim"])
        if place:
            ways[place] = [choice]
    if table.in_sight("extra"):
        for choice in table.choices_in("extra"):
            ways.setdefault(choice["aim"], []).append(choice)
    return ways


def _lit(table, place, choices):
    """The hex of an action, tapped for the bonus of its upgrade or for an extra action, with what pays that."""
    x, y = _at(place)
    one = len(choices) == 1
    more = tapped(choices[0]) if one else {"data-do": "tray", "data-arg": "extra"}
    kids = [el("polygon", {"points": outline(x, y, SIZE * 0.93)})]
    if choices[0]["kind"] == "extra":
        kids.append(sign("goldw", x, y + SIZE * 0.62, SIZE * 0.5))
    return el("g", dict(more, **{"class": "lit-hex", "key": "lit" + place}), *kids)


def _board(seat, aims):
    """The actions, the ring and what lies there."""
    kids = [_action(name) for name in FLOWER] + [_crest(seat["seat"])]
    for name in RING_PLACES:
        x, y = _at(name)
        css = "ring-place" + (" open" if name in aims else "")
        place = {"class": css, "points": outline(x, y, SIZE * 0.9), "key": "e" + name, "data-anchor": name}
        kids.append(el("polygon", place))
        if name not in seat["board"]:
            kids.append(here("ring-place", text(name[1:], x, y - SIZE * 0.35, "number-of-place")))
    for place, stack in seat["board"].items():
        x, y = _at(place)
        top = stack[-1]
        for below in range(len(stack) - 1, 0, -1):
            css = {"class": "below", "points": outline(x - BELOW * below, y + BELOW * below, SIZE * INNER)}
            kids.append(el("polygon", css))
        kids.append(tile(top["tile"], x, y, SIZE, top["turn"], "b" + place, spent=_spent(seat["used"], place)))
    return kids


def _spent(used, place):
    """The sides of a place whose signs have come, as `tile` takes them; a corner once it met all that lie round it."""
    edges = [each[len(place) + 1 :] for each in used if each.startswith(place + ".")]
    corners = [each[len(place) + 1 :].split("-")[0] for each in used if each.startswith(place + "/")]
    met = [at for at in range(SIDES) if str(at) in corners and corners.count(str(at)) == _meeting(place, at)]
    return edges + ["/%d" % at for at in met]


def _meeting(place, corner):
    """Count other places round a corner of a place."""
    q, r = hex_of(place)
    steps = [STEPS[corner], STEPS[(corner + 1) % SIDES]]
    return len([step for step in steps if (q + step[0], r + step[1]) in HEXES])


def _crest(seat):
    """The shield of the seat, in the middle of its board."""
    crest = sign("shield-%d" % (seat % 8), WIDTH / 2, HEIGHT / 2, SIZE * 1.1, file=SIGNS)
    return here("owner %d" % seat, crest)


def _action(name):
    x, y = _at(name)
    kids = [ground("action", x, y, SIZE), sign(action_sign(name), x, y, SIZE * 0.8)]
    return el("g", {"class": "action-hex", "key": name, "data-anchor": name}, *kids)


def tracks(seat, ways):
    """The four tracks as rulers, with the marker of the seat on each.

    Of mine and quarry the marker's step is tapped to produce and the next one to go there, where `ways` has the move.
    """
    rows = []
    for name in TRACKS:
        first, last = _ends(name)
        at = seat[name]
        kids = []
        for step in range(first, last + 1):
            css = "step" + (" at" if step == at else " passed" if step < at else "")
            word = "step-%s %d" % (name, pieces["times"][step] if name == "univ" else step)
            printed = _printed(name, step)
            way = ways.get(name + (" produce" if step == at else " more")) if at <= step <= at + 1 else None
            if way:
                sign = icon(GOODS[name] if step == at else "side", FILE)
                words = hidden(say(way["id"], **way["args"]))
                printed = [el("span", {"class": "step-print", "data-here": word}, sign, *printed), words]
                kids.append(button("choose", way["move"], css + " lit-step", *printed, key=str(step)))
                continue
            kids.append(el("span", {"class": css, "key": str(step), "data-here": word}, *printed))
        token = seat["tokens"].get(name)
        head = el("span", {"class": "track-sign"}, icon(name, FILE), hidden(say("track-" + name)))
        words = say("track-at", track=say("track-" + name), step=at, last=last)
        row = {"class": "track", "key": name, "role": "group", "aria-label": words}
        rows.append(el("div", row, head, _token(token) if token else None, *kids))
    return el("div", {"class": "tracks", "key": "tracks%d" % seat["seat"]}, *rows)


def _ends(name):
    if name in pieces["tracks"]:
        track = pieces["tracks"][name]
        return track["first"], track["last"]
    return 0, pieces["last"][name]


def _printed(name, step):
    """Draw a step of a track: its number, and what it brings; of the university how often that counts."""
    if name == "univ":
        return [el("b", None, "×%d" % pieces["times"][step])]
    kids = [el("b", None, str(step))]
    if name in pieces["tracks"]:
        track = pieces["tracks"][name]
        kids += [_here("produced", icon(part[0], FILE)) for part in track["added"].get(str(step), [])]
        if step == track["token_at"]:
            kids.append(_here("step-token", icon("token", FILE)))
        if step == track["seal_at"]:
            kids.append(_here("step-seal", icon("seal", FILE)))
    elif name == "tech" and str(step) in pieces["books"]:
        level = pieces["books"][str(step)]
        kids.append(el("small", {"data-here": "book " + level}, level))
    return kids


def _here(word, sign):
    """A sign of a track that can be asked about, as `here` makes them of a drawing."""
    return el("span", {"data-here": word}, sign)


def _token(name):
    goods = pieces["tokens"][name]
    words = hidden(say("brings", goods=goods_of(goods)))
    return el(
        "span",
        {"class": "track-token", "key": "token", "data-here": "track-token"},
        *[icon(part[0], FILE) for part in goods],
        words,
    )


def _words(seat):
    """The contents of the boards, for readers."""
    lines = []
    for place in list(FLOWER) + RING_PLACES:
        stack = seat["board"].get(place)
        if stack:
            data = pieces["tiles"][stack[-1]["tile"]]
            goods = goods_of(data["brings"])
            words = say("board-tile", place=place_name(place), goods=goods, count=len(stack))
            lines.append(el("li", {"key": place}, words))
    return el("ol", {"class": "unseen", "key": "words%d" % seat["seat"]}, *lines)
