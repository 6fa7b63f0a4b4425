"""What a seat sees, laid out as a state: unknown characters are empty names, unknown cards are missing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any

from citadels.districts.dark_city import Search
from citadels.effects import set_city
from citadels.flow.calls import is_alone
from citadels.flow.draft import Choose
from citadels.frames import Calls, EndRound, Resume, Turn
from citadels.records import Built, Rules
from citadels.roles.rank3 import Take
from citadels.rules import read_rules
from citadels.shelf import PLAIN
from citadels.state import Held, Player, State
from tabletop.codec import decode
from tabletop.frames import Frame

# The rules of the last tables as they were written and as they were read, the latest first.
_TABLES: list[tuple[Mapping[str, Any], Rules]] = []


def _rules(view: Mapping[str, Any]) -> Rules:
    """Read a table's rules; the few tables of a session are remembered."""
    written, seats = view["rules"], len(view["players"])
    for known, rules in _TABLES:
        if rules.seats == seats and known == written:
            return rules
    rules = read_rules(written, seats)
    _TABLES.insert(0, (deepcopy(written), rules))
    del _TABLES[16:]
    return rules


def known_world(view: Mapping[str, Any], me: int, options: Sequence[str]) -> State:
    """Lay out a state with all that is seen; unknown characters are empty names, unknown cards are missing."""
    players = view["players"]
    state = State(_rules(view), [player["name"] for player in players], 0)
    state.round, state.crown, state.bank = view["round"], view["crown"], view["bank"]
    state.assassinated, state.robbed, state.bewitched = view["assassinated"], view["robbed"], view["bewitched"]
    state.owes, state.last_round = view["owes"], view["last_round"]
    held = view["held"]
    if held is not None:
        state.held = Held(held["seat"], tuple(word for word in held["taken"] if word != "power"))
    state.up = tuple(view["aside"]["up"])
    state.down = tuple([name for name in view["aside"]["down"] if name is not None])
    for seat, written in enumerate(players):
        _lay_player(state, seat, written)
    state.find_holders()
    seen = players[me].get("seen", {})
    state.players[me].drafts = tuple([tuple(pool) for pool in seen.get("drafts", ())])
    state.players[me].placed_aside = tuple(seen.get("aside", ()))
    for whose, cards in seen.get("hands", {}).items():
        state.known[me, int(whose)] = tuple(cards)
        state.players[int(whose)].hand = tuple(cards)[: players[int(whose)]["hand"]]
    state.stack = _stack(view, state)
    state.revealed = tuple([name for player in state.players for name in player.characters if name and player is not
                            state.players[me]])  # fmt: skip
    if state.stack and type(state.stack[-1]) is Take:
        _in_order_of(options, state.players[state.stack[-1].whose])
    return state


def _lay_player(state: State, seat: int, written: Mapping[str, Any]) -> None:
    player = state.players[seat]
    player.gold = written["gold"]
    player.hand = tuple(written["hand"]) if type(written["hand"]) is list else ()
    player.completed = written["completed"]
    player.characters = tuple([name or "" for name in written["characters"]])
    if written["city"]:
        set_city(state, seat, tuple([_built(district) for district in written["city"]]))


def _built(written: Any) -> Built:
    if type(written) is str:
        return PLAIN[written]
    tucked = written.get("tucked", ())
    return Built(written["district"], written.get("coin", False), tuple(tucked) if type(tucked) is list else (),
                 written.get("built"))  # fmt: skip


def tucked_unseen(written: Mapping[str, Any]) -> int:
    """Count the cards under a written player's Museum that are not shown."""
    return sum(built["tucked"] for built in written["city"]
               if type(built) is dict and type(built.get("tucked")) is int)  # fmt: skip


def tuck(player: Player, cards: tuple[str, ...]) -> None:
    """Lay cards under a player's Museum."""
    at = player.names.index("museum")
    player.city = (*player.city[:at], player.city[at]._replace(tucked=cards), *player.city[at + 1 :])


def _stack(view: Mapping[str, Any], state: State) -> list[Frame]:
    """Lay what happens next, as the phase and the question say."""
    phase = view["phase"]
    if phase["name"] == "over":
        return []
    if phase["name"] == "select":
        pool = phase["pool"]
        return [EndRound(), Calls(1), Choose(phase["seat"], tuple(pool) if type(pool) is list else ())]
    rank = phase["rank"]
    if "pending" in view:
        return [EndRound(), Calls(rank + 1), *map(_question, view["pending"])]
    name = state.rules.characters[rank - 1]
    taken: list[str] = phase["taken"]
    resumed = phase.get("resumed", False)
    turn = Turn(phase["seat"], name, tuple([word for word in taken if word != "power"]), taken.count("power"),
                phase["built"], phase["extra"], phase["spent"], is_alone(state, name) and not resumed,
                resumed)  # fmt: skip
    resume = [Resume(rank)] if turn.alone and name == state.bewitched and state.held is not None else []
    return [EndRound(), Calls(rank + 1), *resume, turn]


def _question(written: list[Any]) -> Frame:
    """Read a question; the cards shown with a search are the deck's, not its own (R7.11)."""
    return decode(written[:2] if written[0] == Search.__name__ else written, "pending")


def _in_order_of(options: Iterable[str], player: Player) -> None:
    """Lay a peeked hand in the order in which its cards are offered."""
    offered = list(dict.fromkeys(option.split(" ")[1] for option in options if option.startswith("take ")))
    known = {card: at for at, card in enumerate(offered)}
    player.hand = tuple(sorted(player.hand, key=lambda card: (known.get(card, len(known)), card)))
