"""The English texts of the terminal; game terms are those of K14."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tabletop.cli.terminal import ENGLISH
from tabletop.core.events import Event

# The letter of each seat's pieces on the island.
LETTERS: Final = "ABCD"
ROBBER: Final = "ROBBER"
CARDS: Final = {
    "knight": "knight", "roads": "free roads", "plenty": "year of plenty", "monopoly": "monopoly", "point": "point",
}  # fmt: skip

# Texts of events, by id. Seats are given by name, cards as "2 wood and 1 ore".
EVENT_TEXTS: Final = {
    "settlement": "{player} builds a settlement at {corner}.",
    "city": "{player} builds a city at {corner}.",
    "road": "{player} builds a road from {path}.",
    "turn": "— Round {round}: {player}.",
    "roll": "{player} throws {dice}.",
    "yield": "{player} gets {cards}.",
    "shortage": "The bank has too little {resource}: nobody gets any.",
    "discard": "{player} discards {cards}.",
    "discard-own": "You discard {cards}.",
    "robber": "{player} moves the robber to {hex}.",
    "steal": "{player} takes a card from {victim}.",
    "steal-own": "(It was {resource}.)",
    "buy": "{player} buys a development card.",
    "buy-own": "(It is: {card}.)",
    "play": "{player} plays {card}.",
    "plenty": "{player} takes {cards} from the bank.",
    "monopoly": "{player} takes all {resource}: {taken}.",
    "bank": "{player} gives the bank {give} for {get}.",
    "offer": "{player} offers {give} for {get}{to}.",
    "accept": "{player} accepts.",
    "refuse": "{player} refuses.",
    "bid": "{player} would give {give} for {get}.",
    "trade": "{player} gives {other} {give} for {get}.",
    "withdraw": "{player} withdraws the offer.",
    "longest-road": "{player} has the Longest Road: {length}.",
    "longest-road-none": "The Longest Road is set aside.",
    "largest-army": "{player} has the Largest Army: {knights} knights.",
    "over": "The game is over.",
}

# Questions, by the verb of the first legal move.
QUESTIONS: Final = {
    "settle": "Where do you settle?",
    "road": "Where do you build a road?",
    "roll": "Before the throw.",
    "discard": "Discard half of your cards.",
    "robber": "Where does the robber go?",
    "steal": "From whom do you take a card?",
    "accept": "Do you accept?",
    "refuse": "Do you take part in this offer?",
    "confirm": "With whom do you trade?",
    "withdraw": "Nobody can be traded with.",
}
YOUR_TURN: Final = "Your turn."
OR_OFFER: Final = (
    "offer     to the others, as `offer 1 wood for 1 ore`, `offer 1 wood for any`, or to one of them: `… to B`"
)
OFFERED: Final = "{player} offers {give} for {get}. {question}"
OR_BID: Final = "bid       your own terms, as `bid 1 ore for 1 wood`"
MANY: Final = "{verb:<9} {count} ways, as `{example}`"
ONE_OF: Final = "{verb:<9} {ways}"
SEAT_OF: Final = "{letter} ({player})"
BIDDER: Final = "{letter} ({player}, who gives {give} for {get})"
ENTER: Final = "{move} (Enter)"

HELP: Final = """Type a move as it is listed, such as `settle c5`; press Enter if there is only one.
`board` shows the island, `undo` takes back, `quit` leaves.
`no trade` refuses this offer and all that follow until you decide something else."""
# The sentences of any game's terminal (`tabletop.cli.terminal`).
PHRASES: Final = {
    **ENGLISH,
    "help": HELP,
    "number": "Type a move as it is listed; there is no choice {number}.",
}
VERBS: Final = "{why}; the moves now begin with {verbs}"
MANY_MOVES: Final = 400  # of a long list, as many are looked through for their verbs
WINNERS: Final = "{winners} won."
SCORE: Final = "{player}: {points} points."
SCORE_WITH_CARDS: Final = "{player}: {points} points, {hidden} of them by point cards."
HEAD: Final = "Round {round}. Deck: {deck} cards. Bank: {bank}."
BANK_HIDDEN: Final = "hidden"
SEAT: Final = "{letter} {player}: points {points}, cards {hand}, development cards {cards}{length}{prizes}"
LENGTH: Final = ", road of {length}"
KNIGHTS: Final = ", knights played {count}"
PRIZES: Final = {"longest_road": ", Longest Road", "largest_army": ", Largest Army"}
PRICES: Final = "Costs: {costs}.\nYour rates: {rates}."
HAND: Final = "Your hand: {hand}. Development cards: {cards}."
NOTHING: Final = "nothing"
BOUGHT_NOW: Final = "{card} (new)"


def harbour_sign(kind: str) -> str:
    """Return the rate of a harbour as text (K7.2)."""
    return "3:1" if kind == "any" else f"2:1 {kind}"


def bundle(cards: Mapping[str, int] | None) -> str:
    """Return cards as text; None, an open side of an offer, is "anything" (K7.5)."""
    if cards is None:
        return "anything"
    return join_words([f"{number} {kind}" for kind, number in cards.items() if number]) or NOTHING


def rates_text(rates: Mapping[str, int]) -> str:
    """Return what a player gives the bank for one card: the usual rate, then the kinds with a better one."""
    usual = max(rates.values())
    return ", ".join([f"{usual}:1", *[f"{kind} {rate}:1" for kind, rate in rates.items() if rate < usual]])


def join_words(words: Sequence[str]) -> str:
    """Join words to a list with commas and "and"."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if words[1:] else list(words))


def event_text(event: Event, names: Sequence[str]) -> str:
    """Return an event as a sentence."""
    texts = {
        key: ARGUMENT_TEXTS[key](value, names) if key in ARGUMENT_TEXTS else value for key, value in event.args.items()
    }
    if event.id == "longest-road" and event.args["player"] is None:
        return EVENT_TEXTS["longest-road-none"]
    if event.id == "discard" and "cards" not in texts:
        texts["cards"] = f"{texts['count']} cards"
    return EVENT_TEXTS[event.id].format(**texts)


def _name(seat: int | None, names: Sequence[str]) -> str:
    return "Nobody" if seat is None else names[seat]


def _only_to(seat: int | None, names: Sequence[str]) -> str:
    return "" if seat is None else f", to {names[seat]} only"


def _monopoly_losses(losses: Sequence[tuple[int, int]], names: Sequence[str]) -> str:
    return join_words([f"{number} from {names[seat]}" for seat, number in losses if number]) or NOTHING


# Texts of event arguments, by key.
ARGUMENT_TEXTS: Final[dict[str, Callable[[Any, Sequence[str]], str]]] = {
    "player": _name,
    "victim": _name,
    "other": _name,
    "to": _only_to,
    "taken": _monopoly_losses,
    "cards": lambda cards, _: bundle(cards),
    "give": lambda cards, _: bundle(cards),
    "get": lambda cards, _: bundle(cards),
    "card": lambda card, _: CARDS[card],
    "path": lambda path, _: path.replace("-", " to "),
    "dice": lambda dice, _: f"{dice[0]} and {dice[1]}: {sum(dice)}",
}
