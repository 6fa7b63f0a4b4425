"""The Expert's advice on a decision, with its reasons and the other choices beside it."""

import json

import sheets
from choices import can_try, open_to_advice
from following import following, place_of, steps
from ui import button, el, hidden, icon, say, stage
from why import move, reasons, words

ENOUGH = 100  # simulations from which on the spread of a number is known well enough to be told
SCALE = ("0%", "50%", "100%")  # what the bars are drawn against


async def ask(page):
    """Lay the sheet open at once, and put the advice into it when it comes, if it is still wanted then."""
    view = page.play.view
    if not view or not open_to_advice(view):
        return

    def waiting():
        return sheet(None)

    page.open_sheet(waiting)
    answer = await page.play.request({"do": "hint"})
    if answer is None or page.sheet is not waiting or page.play.view is not view:
        return
    if answer.get("error"):
        page.trouble(answer["error"])
        return
    hint = answer["hint"]
    page.play.table.take_advice(hint["options"][0])
    page.play.draw()
    page.actions["plan-follow"] = lambda: follow(page, hint)
    follows, tries = page.play.table.guide is None, can_try(page.play.table)
    page.open_sheet(lambda: sheet(hint, follows, tries))
    sentences = [words(hint["options"][0])] + [words(reason) for reason in hint["reasons"]]
    stage.say(json.dumps([say("hint-line", line=line) for line in sentences]))


def follow(page, hint):
    """Follow the plan of a hint at the table."""
    page.close_sheet()
    following(page).follow(hint)
    stage.focus("#decision-title")


def sheet(hint, follows=True, tries=False):
    """The advice; without one it is being thought of.

    `follows` is whether a plan can be followed at this table, `tries` whether other steps can be tried first.
    """
    if hint is None:
        return sheets.frame(say("hint"), _status("thinking", icon("hourglass"), el("span", None, say("hint-thinking"))))
    advised, plan = hint["options"][0], hint.get("plan")
    if plan and len(plan["steps"]) > 1:
        return _plan(hint, advised, plan, follows, tries)
    return sheets.frame(
        say("hint"),
        _status("advice", move(advised)),
        reasons(hint["reasons"]),
        el("p", {"key": "plain"}, say("hint-only")) if hint["count"] == 1 else None,
        el("div", {"class": "choices", "key": "do"},
           button("choose", advised["move"], "choice main wide", icon("check"), el("span", None, say("hint-do")))),
        _weighed(hint) if hint["worlds"] else None,
        css="hint-sheet",
    )  # fmt: skip


def _plan(hint, advised, plan, follows, tries):
    """The advice as the plan of a turn, with what speaks for it as a whole."""
    first = say("plan-do", at=plan["at"] + 1)
    way = button("plan-follow", "", "choice", icon("down"), el("span", None, say("plan-follow"))) if follows else None
    return sheets.frame(
        say("plan"),
        _status("quiet", place_of(plan, plan["at"]), hidden(": ", words(advised))),
        reasons(hint["reasons"]),
        steps(plan),
        el("div", {"class": "choices plan-ways", "key": "do"},
           button("choose", advised["move"], "choice main", icon("check"), el("span", None, first)),
           way,
           button("try", "", "choice", icon("try"), el("span", None, say("plan-try"))) if tries else None),
        css="hint-sheet",
    )  # fmt: skip


def _status(css, *kids):
    """Draw the status that is read aloud as it changes: the rest of the page is silent while a sheet lies over it."""
    return el("p", {"class": css, "role": "status", "key": "status"}, *kids)


def _weighed(hint):
    """The choices that were tried, each with its chance to win as a number and as a bar."""
    rows = [_row(option, at == 0, hint["worlds"] >= ENOUGH) for at, option in enumerate(hint["options"])]
    return el(
        "section",
        {"class": "weighed", "key": "weighed"},
        el("h3", {"id": "weighed"}, say("hint-compared")),
        el("ol", {"aria-labelledby": "weighed"}, *rows),
        el("p", {"class": "scale", "aria-hidden": "true"}, *[el("span", None, mark) for mark in SCALE]),
        el("p", {"class": "quiet"}, say("hint-worlds", count=hint["worlds"])),
    )


def _row(one, advised, spread):
    return el(
        "li",
        {"key": one["move"], "class": "advised" if advised else None},
        move(one),
        el("em", None, say("hint-close")) if one["close"] else None,
        el("b", {"class": "number"}, say("hint-chance", chance=one["chance"], margin=one["margin"] if spread else 0)),
        el("span", {"class": "chance", "aria-hidden": "true", "vars": _bar(one["chance"], one["margin"])}),
    )


def _bar(chance, margin):
    """Draw the bar of a chance: where it is full, and how far it may go: within two standard errors."""
    return {"--chance": "%d%%" % max(0, chance - margin), "--most": "%d%%" % min(100, chance + margin)}
