"""The page's Python: what a tap, a key or a word of the reader sets going."""

import asyncio
import json

import pieces
import sheets
from play import Play, ask, kept_game, set_aside
from pyscript import window
from start import Start, progress, screen
from ui import el, forget_parts, keep, say, show, stage, words

SETTINGS = "citadels.settings"
settings = {"pace": "normal", "motion": "auto", "language": "en"}
start = None
sheet = None  # what draws the open sheet anew
asleep = False


# --- settings


def recall():
    """Take up the settings of the last time."""
    try:
        kept = json.loads(keep.read(SETTINGS) or "{}")
        if kept.get("pace") in sheets.PACES:
            settings["pace"] = kept["pace"]
        if kept.get("motion") in sheets.MOTIONS:
            settings["motion"] = kept["motion"]
    except (ValueError, AttributeError):
        pass
    settings["language"] = window.speech.language()
    stage.mark("motion", settings["motion"])


def change(name, value):
    settings[name] = value
    keep.write(SETTINGS, json.dumps({"pace": settings["pace"], "motion": settings["motion"]}))
    stage.mark("motion", settings["motion"])
    open_sheet(lambda: sheets.settings(settings))


async def set_language(value):
    settings["language"] = value
    keep.write("citadels.language", value)
    await window.speech.speak(value)
    redraw()


# --- sheets


def open_sheet(draw):
    """Lay a sheet over the table and begin to read at its heading."""
    global sheet
    first = sheet is None
    sheet = draw
    show("sheet", draw())
    if first:
        stage.focus("#sheet-title")


def close_sheet():
    global sheet
    sheet = None
    show("sheet")


def redraw():
    """Everything anew, in another language."""
    forget_parts()
    if sheet:
        show("sheet", sheet())
    if play.table:
        play.draw()
    elif start:
        draw_start()


def notice(title, text):
    open_sheet(lambda: sheets.notice(title, text))


def trouble(error):
    notice(say("trouble"), error)


play = Play(settings, trouble)


# --- the first screen


def draw_start():
    stage.screen("start")
    show("table", *screen(start, kept_game(), window.engine.stage, settings["language"]))


def engine_moved(now):
    if start and not play.table:
        draw_start()
    if now == "failed":
        trouble({"id": "progress-failed", "args": {}})


async def deal(again=False):
    """Set the table that was chosen; wait for the engine if it is not there yet."""
    if start.dealing:
        return
    start.remember()
    start.dealing, start.trouble = True, None
    if again:
        start.seed = ""
        play.leave()
    request = start.request(stage.seed)
    if not play.table and not again:
        draw_start()
    answer = await play.request(request)
    start.dealing = False
    if answer is None or answer.get("error"):
        start.trouble = answer["error"] if answer else None
        forget_parts()
        draw_start()
        return
    close_sheet()
    play.begin(answer)


async def go_on():
    """Take up the kept game; one that cannot be read is kept aside and said so."""
    kept = kept_game()
    if kept is None or start.dealing:
        return
    start.dealing = True
    draw_start()
    answer = await play.request({"do": "load", "save": kept["save"]})
    start.dealing = False
    if answer is None:
        draw_start()
        return
    if answer.get("error"):
        set_aside()
        draw_start()
        problem = answer["error"]
        open_sheet(lambda: sheets.frame(say("save-refused"), el("p", None, problem), el("p", None, say("save-set-aside"))))
        return
    play.begin(answer)


async def leave():
    """Back to the first screen; the game stays kept."""
    close_sheet()
    play.leave()
    await ask(do="quit")
    forget_parts()
    draw_start()
    stage.focus("h1")


# --- what can be tapped


def on_aim(arg):
    table = play.table
    if table.selected == arg:
        fits = [one for one in table.tray_choices() if one["aim"] == arg and one["enabled"]]
        if len(fits) == 1:
            return play.do(do="choose", move=fits[0]["move"])
    table.selected = arg
    play.draw()
    stage.reveal(".foot")


def on_tray(kind):
    table = play.table
    table.tray, table.selected, table.marked = kind, None, []
    table.decisions += 1
    play.draw()
    stage.focus("#decision-title")


def on_mark(number):
    number = int(number)
    marked = play.table.marked
    if number in marked:
        play.table.marked = [one for one in marked if one != number]
    else:
        play.table.marked = marked + [number]
    play.draw()


def on_confirm_pick():
    table = play.table
    choice = table.tray_choices()[0]
    pick = choice["pick"]
    if pick["min"] <= len(table.marked) <= pick["max"]:
        cards = sorted([pick["cards"][number] for number in table.marked])
        return play.do(do="choose", move=" ".join([choice["kind"]] + cards))


def on_fold(seat):
    table, seat = play.table, int(seat)
    table.folds[seat] = not table.unfolded(seat)
    play.draw()


def on_recap():
    play.table.recap_open = not play.table.recap_open
    play.draw()


def on_undo():
    can = play.view["can"]["undo"]
    if can is True:
        return play.do(do="undo")
    notice(say("undo"), can)


def on_card(arg):
    card, _, where = arg.partition(" ")
    open_sheet(lambda: sheets.district(play.table, card, where))


async def on_log():
    answer = await play.request({"do": "log"})
    if answer:
        open_sheet(lambda: sheets.log(answer["log"]))


def on_choose(move):
    close_sheet()
    return play.do(do="choose", move=move)


def on_rush():
    play.table.rushing = True
    stage.hurry()
    play.draw()


def on_read():
    """Read the table aloud: the glance of those who listen."""
    close_sheet()
    view = play.view
    lines = [say("bar-round", round=view["round"])]
    for one in view["seats"]:
        lines.append(say("seat-label", player=one["name"], gold=one["gold"], hand=one["hand"], built=len(one["city"]), size=view["city_size"],
                         crown=one["crown"], bot=False, cards=[built["card"] for built in one["city"]],
                         roles=[role["role"] for role in one["characters"] if role["role"]]))  # fmt: skip
    stage.say(json.dumps(lines))


def on_new_table():
    if play.table and play.view["phase"] != "over":
        open_sheet(lambda: sheets.confirm(say("leave-table"), say("leave-text"), "leave", "", say("leave-table")))
    else:
        return leave()


def count(step):
    start.count = min(start.most, max(start.least, start.count + step))
    start.trouble = None
    draw_start()


def on_kind(number, who):
    """A seat is a person's, or one of the bots'."""
    seat = start.seats[int(number)]
    seat["kind"] = "person" if who == "person" else "bot"
    if who != "person":
        seat["bot"] = who
    draw_start()


def on_name(number, text):
    start.seats[int(number)]["name"] = text[:24]


def on_option(name, value):
    start.choose(name, value)
    draw_start()


def on_seed(_, text):
    start.seed = text


def on_options():
    start.more = not start.more
    draw_start()


AT_TABLE = {
    "aim": on_aim, "tray": on_tray, "untray": lambda: on_tray(None), "mark": on_mark, "confirm-pick": on_confirm_pick, "fold": on_fold,
    "recap": on_recap, "undo": on_undo, "log": on_log, "choose": on_choose, "rush": on_rush, "read": on_read,
    "open-curtain": lambda seat: play.do(do="open", seat=int(seat)), "again": lambda: deal(again=True), "leave": leave,
}  # fmt: skip
ANYWHERE = {
    "card": on_card, "role": lambda id: open_sheet(lambda: sheets.role(play.table, id)), "close-sheet": close_sheet,
    "menu": lambda: open_sheet(lambda: sheets.menu(play.table is not None)), "settings": lambda: open_sheet(lambda: sheets.settings(settings)),
    "help": lambda: open_sheet(sheets.help), "about": lambda: open_sheet(sheets.about), "new-table": on_new_table,
    "set-pace": lambda value: change("pace", value), "set-motion": lambda value: change("motion", value), "set-language": set_language,
    "fewer": lambda: count(-1), "more": lambda: count(1), "kind": on_kind, "options": on_options, "deal": deal, "continue": go_on,
    "name": on_name, "option": on_option, "seed": on_seed, "away": play.away,
}  # fmt: skip
KEYS = {"u": "undo", "l": "log", "?": "help", "r": "read", "m": "menu"}


def on_key(key, sheet_open):
    if key == "escape" and play.table and play.table.tray and not play.table.tray_fixed:
        on_tray(None)
    elif sheet_open == "true":
        return
    elif key in "123456789":
        stage.press(int(key))
    elif key == "c":
        stage.focus(".seat-head")
    elif key in KEYS:
        act(KEYS[key], "", "")


def act(name, arg, more):
    """One tap, key or word: find what it means, and let what takes time take its time."""
    if name == "key":
        return on_key(arg, more)
    if name in AT_TABLE:
        if not play.table or (play.busy and name in ("choose", "aim", "confirm-pick")):
            return
        meaning = AT_TABLE[name]
    elif name in ANYWHERE:
        meaning = ANYWHERE[name]
    else:
        return
    given = [one for one in (arg, more) if one != ""]
    if name in ("name", "seed"):
        given = [arg, more]
    going = meaning(*given)
    if hasattr(going, "send"):
        asyncio.create_task(going)


async def open_page():
    global start
    await window.speech.spoken
    recall()
    pieces.learn(json.loads(await stage.json("./cards.json")))
    start = Start(json.loads(await stage.json("./setup.json")))
    stage.onact = act
    window.engine.onstage = engine_moved
    draw_start()
    stage.alive()


asyncio.create_task(open_page())
