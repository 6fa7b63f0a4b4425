"""The sheet of bots at the table: face, strength, how each plays, and what is remembered of it."""

import sheets
from portraits import portrait
from rival_facts import DEEDS, LEANING
from rival_record import BY_ID, rival_of
from strengths import strength_of, strength_words
from ui import el, say


def bot_sheet(entry, memory):
    """Draw the bot of a seat, an entry of the view's seats; `memory` is None where nothing is remembered."""
    return sheets.frame(entry["name"], *_bot(entry, memory))


def bots_sheet(met):
    """Draw the bots of several seats below one another: pairs of what `bot_sheet` takes."""
    if len(met) == 1:
        return bot_sheet(*met[0])
    return sheets.frame(say("seats-title"), *[el("section", {"class": "rival-among"}, *_among(*one)) for one in met])


def _among(entry, memory):
    """Draw a bot of several, with a heading of its own."""
    return _bot(entry, memory, el("h3", {"class": "rival-named"}, entry["name"]))


def _bot(entry, memory, title=None):
    """Draw face, strength and way of a bot, in one sentence, and what is remembered of it."""
    name = entry["name"]
    way = "rival-" + rival_of(name) if leans(entry) else "bot-%s.help" % strength_of(entry["bot"])
    lines = record(name, memory) if memory else []
    return [
        el(
            "div",
            {"class": "rival-seated"},
            portrait(name),
            title,
            el("p", {"class": "rival-strength"}, *strength_words(entry["bot"])),
            el("p", {"class": "rival-way"}, say(way)),
        ),
        el("ul", {"class": "rival-games"}, *[el("li", None, line) for line in lines]) if lines else None,
    ]


def leans(entry):
    """Whether the bot of a seat plays as the sentence of its rival says."""
    rival, strength = rival_of(entry["name"]), strength_of(entry["bot"])
    return bool(rival) and strength in LEANING and entry["bot"][len(strength) + 1 :] == BY_ID[rival][1]


def record(name, memory):
    """Word the games with a rival, and how often each did what to the other, the gravest deeds first."""
    lines = [say("rival-games", player=name, count=memory.games, won=memory.won)]
    for deed in DEEDS:
        theirs, mine = memory.theirs.get(deed, 0), memory.mine.get(deed, 0)
        if theirs or mine:
            lines.append(say("rival-tally-" + deed, player=name, theirs=theirs, mine=mine))
    return lines
