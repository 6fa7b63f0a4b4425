"""Citadels as text at a terminal: what the page is told, in words (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from citadels.cli import picture
from citadels.cli.words import Words
from citadels.game import Game
from citadels.table.screen import CitadelsScreen
from tabletop.cli.terminal import Choice, WordsView
from tabletop.core.events import Event
from tabletop.table.session import LogEntry, Seat, Session

LISTED = 12  # so many ways to mark several cards or characters are still listed


class CitadelsView(WordsView):
    """Citadels in the words of one language."""

    words: Words

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.screen = CitadelsScreen()

    def table(self, game: Game, viewer: int | None, seats: Sequence[Seat]) -> str:
        """Return the table as a viewer sees it, without what is private."""
        return picture.table(self._view(game, viewer, seats), self.words)

    def own(self, game: Game, viewer: int) -> str:
        """Return the viewer's hand and the characters of the draft."""
        return picture.own(self._view(game, viewer, [Seat(name, "person") for name in game.names]), self.words)

    def result(self, game: Game, seats: Sequence[Seat]) -> str:
        """Return the scores and winners of a game that is over."""
        view = {**self._view(game, None, seats), "result": self.screen.result(game)}
        return picture.result(view, self.words)

    def news(self, session: Session) -> Sequence[str]:
        """Return the events since the viewer's last request, a line each."""
        self._use_edition(session.game)
        return self._events(self.screen.entries(session, session.news()))

    def step(self, game: Game, events: Sequence[Event]) -> Sequence[str]:
        """Return the public events of the last move of a replay, a line each."""
        self._use_edition(game)
        entries = [LogEntry(number, event) for number, event in enumerate(events)]
        return self._events(self.screen.replayed(game, entries)["news"])

    def _events(self, entries: Sequence[Mapping[str, Any]]) -> list[str]:
        return [self.words.say(f"event-{entry['id']}", **entry["args"]) for entry in entries]

    def question(self, session: Session) -> str:
        """Return what the current player decides."""
        prompt = self._prompt(session)
        alone = ".alone" if len(session.curtain.people) == 1 else ""
        return self.words.say(prompt["id"] + alone, **prompt["args"])

    def choices(self, session: Session) -> Sequence[Choice]:
        """Return the possible choices, a long list of marks as one."""
        enabled = [choice for choice in self._prompt(session)["choices"] if choice["enabled"]]
        return [Choice(self._choice(choice), choice["move"], numbered=True) for choice in folded(enabled)]

    def scene(self, session: Session) -> object:
        """Return the round, the seat and the question: the table is shown again for each."""
        prompt = self._prompt(session)
        return session.game.observe(None).round, prompt["seat"], prompt["id"]

    def _use_edition(self, game: Any) -> None:
        self.words.play(game.observe(None).rules.cards.word)

    def _view(self, game: Game, viewer: int | None, seats: Sequence[Seat]) -> Mapping[str, Any]:
        self._use_edition(game)
        view: Mapping[str, Any] = self.screen.table(game, viewer, seats)
        return view

    def _prompt(self, session: Session) -> Mapping[str, Any]:
        game: Any = session.game
        self._use_edition(game)
        return self.screen.prompt(game)

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
