"""The rules that no paragraph of a rulebook on the page tells, with the reason, by game.

A key is the number of a rule, or of a section if all its rules are left out for one reason.
"""

PROGRAMS = "about positions, views and words of programs"
COMPARISON = "compares sources: what holds is a rule with a number of its own"
BY_ITSELF = "the page does it by itself, and nobody has a choice"
OFFERED = "the page offers what is possible, and nothing else"
ON_MAP = "the map shows it"
BESIDE_OPTION = "the setup says it beside the option"
ON_BOARDS = "the boards show it"
ON_PIECES = "each piece says what it brings"
ON_CARDS = "each card says it, with its cost"

LEFT_OUT: dict[str, dict[str, str]] = {
    "citadels": {
        "R1.4": ON_CARDS,
        "R9.11": "the book lists the districts with their copies",
        "R11.27": BY_ITSELF,
        "R15.2": "the book lists the special districts in the deck of the table",
        "R15.3": PROGRAMS,
        "R16": PROGRAMS,
        "E1.4": ON_CARDS,
        "E5.6": "follows from one character of each rank (E2.1)",
        "E9": COMPARISON,
        "E11.10": BY_ITSELF,
        "E11.11": BY_ITSELF,
        "E11.18": "no exception: the last round is played as any other",
        "E12.1": PROGRAMS,
        "E12.3": PROGRAMS,
        "E12.4": PROGRAMS,
        "E12.5": PROGRAMS,
        "E12.6": PROGRAMS,
        "E12.7": PROGRAMS,
        "E12.8": PROGRAMS,
        "E12.9": PROGRAMS,
        "E13": "the setup shows the cards of each set",
        "E14.3": "the page shows the cards to the player who has the Museum",
    },
    "island": {
        "K1.4": BY_ITSELF,
        "K1.5": ON_MAP,
        "K1.6": ON_MAP,
        "K2.1": "the setup offers these numbers of players",
        "K2.2": ON_MAP,
        "K2.3": BESIDE_OPTION,
        "K2.4": BESIDE_OPTION,
        "K2.5": BY_ITSELF,
        "K6.1": "the book lists the costs below these paragraphs",
        "K7.9": "nothing follows from it in the game",
        "K10.4": "the setup does not offer it",
        "K11.2": BY_ITSELF,
        "K11.3": BESIDE_OPTION,
        "K11.4": BESIDE_OPTION,
        "K12.1": OFFERED,
        "K12.2": BY_ITSELF,
        "K12.9": OFFERED,
        "K12.14": "follows from what breaks a road (K9.2), and the page measures the roads",
        "K12.18": "follows from the distance of settlements (K6.4)",
        "K12.19": OFFERED,
        "K12.22": OFFERED,
        "K12.23": OFFERED,
        "K12.25": OFFERED,
        "K12.28": "about matches of bots: a game among people ends when they end it",
        "K12.31": BY_ITSELF,
    },
    "crane": {
        "P1.1": "an overview: other rules say each part of it",
        "P1.2": ON_BOARDS,
        "P1.3": ON_BOARDS,
        "P1.4": "a list of the pieces: the page has them ready",
        "P2": "the page sets up, and the setup says the options",
        "P4.8": ON_PIECES,
        "P8.3": OFFERED,
        "P8.8": ON_PIECES,
        "P9.4": ON_PIECES,
        "P9.6": ON_PIECES,
        "P10.3": ON_PIECES,
        "P10.4": ON_PIECES,
        "P10.5": ON_PIECES,
        "P10.6": ON_PIECES,
        "P12.7": "the page takes these steps in order by itself",
        "P13.5": "the page counts the turns and says how many are left",
        "P15.6": BY_ITSELF,
        "P15.10": ON_PIECES,
        "P15.13": BY_ITSELF,
        "P15.23": ON_PIECES,
        "P15.24": BY_ITSELF,
        "P15.25": ON_PIECES,
        "P15.26": BY_ITSELF,
        "P15.30": BY_ITSELF,
        "P15.32": OFFERED,
        "P15.33": BY_ITSELF,
        "P16.1": BESIDE_OPTION,
        "P16.2": BESIDE_OPTION,
        "P16.3": "not in the data set, so that nobody can choose it",
        "P16.5": "says that no option changes other rules",
    },
}
