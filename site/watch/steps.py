"""The controls of the replay: what happened, a slider, buttons for a step or a round, and whose view to show."""

from ui import button, el, hidden, icon, say


def steps(answer, to, ends, playing, marks, moves, lines):
    """The panel with what happened at this step, and the controls.

    Args:
        answer: the engine's answer to the request `replay` (docs/protocol.md 5).
        to: the step that was requested last, to which there may be no answer yet.
        ends: the first step and the last one that are shown.
        playing: whether the replay plays by itself.
        marks: the steps marked in the address.
        moves: the list of moves, of which the panel has the switch.
        lines: what is read of this step, or the list.
    """
    at, (first, last) = answer["at"], ends
    marked = [mark for mark in marks if first <= mark <= last]
    return el(
        "section",
        {"class": "steps", "key": "steps", "aria-labelledby": "decision-title"},
        el(
            "div",
            {"class": "steps-head"},
            el("h2", {"id": "decision-title", "tabindex": "-1"}, say("replay-step", at=at, steps=answer["steps"])),
            moves.switch(),
            _viewer_list(answer),
        ),
        *lines,
        _marked(marked, at) if marked else None,
        _slider(to, ends, answer["steps"], marked),
        el(
            "div",
            {"class": "controls"},
            _to("first", "|‹", first, at > first),
            _to("round-back", "«", max(first, before(answer["rounds"], at)), at > first),
            _to("back", "‹", at - 1, at > first),
            _play(playing),
            _to("forth", "›", at + 1, at < last),
            _to("round-forth", "»", after(answer["rounds"], at, last), at < last),
            _to("last", "›|", last, at < last),
        ),
        None if ends == (0, answer["steps"]) else button("whole", "", "link", say("replay-whole"), key="whole"),
    )


def before(rounds, at):
    """The last step before this one at which a round began, or 0."""
    return max([0] + [step for step in rounds if step < at])


def after(rounds, at, last):
    """The step at which the next round begins, or the end."""
    return min([last] + [step for step in rounds if step > at])


def goal(action, answer, at, ends):
    """The step to which an action leads from the step `at`; None for an action that is no step."""
    first, last = ends
    return {
        "first": first,
        "round-back": max(first, before(answer["rounds"], at)),
        "back": max(first, at - 1),
        "forth": min(last, at + 1),
        "round-forth": after(answer["rounds"], at, last),
        "last": last,
    }.get(action)


def news(answer, sentence, remark=None):
    """The author's remark at this step, if there is one, and the news, said by `sentence`."""
    words = el("p", {"class": "remark", "key": "remark"}, remark) if remark else None
    return [words, _news(answer, sentence)]


def _news(answer, sentence):
    stopped = answer["stopped"]
    if stopped and answer["at"] == answer["steps"]:
        reason = {"id": stopped["id"], "args": stopped["args"]}
        return el("p", {"class": "told trouble"}, say("replay-stopped", line=stopped["line"], reason=reason))
    news = answer["view"]["news"]
    if not news:
        return el("p", {"class": "told"}, say("replay-deal") if answer["at"] == 0 else "…")
    lines = [el("li", {"key": "n%d" % entry["n"]}, sentence(entry)) for entry in news]
    return el("ul", {"class": "told", "key": "told"}, *lines)


def _to(name, sign, step, there):
    return button(
        "step",
        step,
        "plain",
        el("span", {"aria-hidden": "true"}, sign),
        hidden(say("replay-" + name)),
        aria_disabled=None if there else "true",
        key=name,
    )


def _play(playing):
    name = "pause" if playing else "play-on"
    return button(
        "play",
        "",
        "choice main play" + (" playing" if playing else ""),
        el("span", {"aria-hidden": "true", "class": "sign"}),
        hidden(say("replay-" + name)),
        key="play",
    )


def _slider(at, ends, count, marks):
    first, last = ends
    return el(
        "div",
        {"class": "slide"},
        el(
            "input",
            {
                "type": "range",
                "min": str(first),
                "max": str(last),
                "value": str(at),
                "data-do": "step",
                "aria-label": say("replay-slider"),
                "aria-valuetext": say("replay-step", at=at, steps=count),
                "id": "slider",
            },
        ),
        *[_tick(mark, ends) for mark in marks],
    )


def _tick(mark, ends):
    """A mark on the slider, at its place from 0 to 1."""
    first, last = ends
    return el("i", {"class": "tick", "key": "m%d" % mark, "vars": {"--at": str((mark - first) / max(1, last - first))}})


def _marked(marks, at):
    """Buttons for the marked steps."""
    kids = [
        button(
            "step",
            mark,
            "plain mark-button",
            el("span", {"aria-hidden": "true"}, mark),
            hidden(say("replay-mark", step=mark)),
            aria_current="step" if mark == at else None,
            key="k%d" % mark,
        )
        for mark in marks
    ]
    return el(
        "div", {"class": "marked", "role": "group", "aria-label": say("replay-marks"), "key": "marked"},
        icon("flag"), *kids,
    )  # fmt: skip


def _viewer_list(answer):
    now = answer["eyes"]
    rows = [("all", say("replay-eyes-all")), ("none", say("replay-eyes-none"))]
    rows += [(str(seat["seat"]), seat["name"]) for seat in answer["view"]["seats"]]
    chosen = "none" if now is None else str(now)
    kids = [el("option", {"value": id, "selected": id == chosen, "key": id}, text) for id, text in rows]
    return el("select", {"class": "field", "id": "eyes", "data-do": "eyes", "aria-label": say("replay-eyes")}, *kids)
