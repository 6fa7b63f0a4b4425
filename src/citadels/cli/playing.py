"""`citadels play`: people and bots at one terminal, which is told what the page is told (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from citadels.cli import picture
from citadels.cli.words import Words
from citadels.table.worker import Table
from tabletop.table.session import Session

CLEAR = "\033[2J\033[H"
LISTED = 12  # so many ways to mark several cards or characters are still listed


class Quit(Exception):  # noqa: N818 - nothing went wrong
    """The person at the terminal leaves."""


class Terminal:
    """A session at a terminal. `ask(prompt)` reads a line and `say(text)` prints one."""

    def __init__(self, session: Session, words: Words, ask: Callable[[str], str], say: Callable[[str], None]) -> None:
        self.table = Table()
        self.table.session = session
        self.words, self.ask, self.say = words, ask, say
        self.alone = ".alone" if len(session.curtain.people) == 1 else ""
        self.looked: tuple[Any, ...] = ()  # the question before which the table was shown last

    def play(self) -> None:
        """Play until the game is over; Quit if a person leaves before."""
        view = self._do("look")
        while view["waiting"] != "over":
            match view["waiting"]:
                case "bot":
                    view = self._do("tick")
                case "curtain":
                    view = self._hand_over(view["curtain"])
                case _:
                    view = self._decide(view)
        self.say("\n" + picture.table(view, self.words))
        self.say(picture.result(view, self.words))

    def _do(self, kind: str, **more: Any) -> dict[str, Any]:
        """Make a request, say what is new or why it cannot be, and return the table as it is then."""
        answer = self.table.answer({"do": kind, **more})
        self.words.play(answer["view"]["edition"])
        for entry in answer["view"]["news"]:
            self.say(self.words.say(f"event-{entry['id']}", **entry["args"]))
        if "error" in answer:
            reason = self.words.message(answer["error"])
            self.say(reason[:1].upper() + reason[1:])
        view: dict[str, Any] = answer["view"]
        return view

    def _hand_over(self, curtain: Mapping[str, Any]) -> dict[str, Any]:
        """Hide what the last person saw before another one looks."""
        self.say(CLEAR)
        self.ask(self.words.say("terminal-pass", player=curtain["name"]) + " ")
        return self._do("open", seat=curtain["seat"])

    def _decide(self, view: Mapping[str, Any]) -> dict[str, Any]:
        question = view["prompt"]
        here = (view["round"], question["seat"], question["id"])
        if here != self.looked:
            self._look(view)
        self.looked = here
        self.say(self.words.say(question["id"] + self.alone, **question["args"]))
        choices = folded([choice for choice in question["choices"] if choice["enabled"]])
        for number, text in enumerate(map(self._choice, choices), start=1):
            self.say(f"  {number:>2}  {text}")
        while True:
            text = self.ask("> ").strip()
            if text in ("quit", "q"):
                raise Quit
            if text in ("help", "?", ""):
                self.say(self.words.say("terminal-help"))
            elif text == "table":
                self._look(view)
            elif text == "undo":
                return self._do("undo")
            elif not text.isdecimal():
                return self._do("choose", move=text)
            elif not 1 <= int(text) <= len(choices):
                self.say(self.words.say("terminal-number", number=int(text), count=len(choices)))
            elif choices[int(text) - 1]["move"] is not None:
                return self._do("choose", move=choices[int(text) - 1]["move"])
            else:
                self.say(self._choice(choices[int(text) - 1]))

    def _choice(self, choice: Mapping[str, Any]) -> str:
        """Say a choice; one for which cards or characters are marked on the page says how to type them."""
        if choice["pick"] is not None and "example" in choice["pick"]:
            kind, example = choice["pick"]["marked"], choice["pick"]["example"]
            names = [self._typed(kind, name) for name in choice["pick"]["names"]]
            # The question says what cards are for; characters are marked beside other choices.
            title = {"choice": self.words.message(choice)} if kind == "role" else {}
            return self.words.say(f"terminal-mark-{kind}", move=example, names=names, **title)
        text = self.words.message(choice)
        if choice["pick"] is None:
            return text
        move = " ".join([choice["kind"], *choice["pick"]["cards"][:2]])
        return self.words.say("terminal-redraw", choice=text, move=move)

    def _typed(self, kind: str, name: str) -> str:
        return self.words.say(f"terminal-name-{kind}", word=name, **{kind: name})

    def _look(self, view: Mapping[str, Any]) -> None:
        self.say("\n" + picture.table(view, self.words))
        self.say(picture.own(view, self.words))


def folded(choices: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Make one choice of a long list that marks several things each, as a hundred warrants do (E12.7): it is typed."""
    marking: dict[str, list[Mapping[str, Any]]] = {}
    for choice in choices:
        if "roles" in choice["args"] or len(choice["cards"] or ()) > 1:
            marking.setdefault(choice["kind"], []).append(choice)
    long = {kind: _whole(some) for kind, some in marking.items() if len(some) > LISTED}
    listed: dict[str, Mapping[str, Any]] = {}
    for choice in choices:
        kind = choice["kind"]
        listed.setdefault(kind if kind in long else choice["move"] or kind, long.get(kind, choice))
    return [*listed.values()]


def _whole(choices: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    """Say all choices of a kind as one, with the first of them as an example and all that can be marked."""
    first, marked = choices[0], "role" if choices[0]["role"] else "card"
    names = [name for choice in choices for name in ([choice["role"]] if marked == "role" else choice["cards"])]
    pick = {"example": first["move"], "marked": marked, "names": [*dict.fromkeys(names)]}
    return {**first, "move": None, "id": f"group-{first['kind']}", "args": {}, "pick": pick}
