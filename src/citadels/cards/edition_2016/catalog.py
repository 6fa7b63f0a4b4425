"""Every card of the edition of 2016, in the order of E1.1 to E1.3."""

from __future__ import annotations

from citadels.cards.edition_2016.districts.building import FRAMEWORK, MONUMENT, NECROPOLIS, STABLES, THIEVES_DEN
from citadels.cards.edition_2016.districts.older import (
    ARMORY,
    COMMON_2016,
    DRAGON_GATE,
    FACTORY,
    GREAT_WALL,
    HAUNTED_QUARTER,
    IMPERIAL_TREASURY,
    KEEP,
    LABORATORY,
    LIBRARY,
    MAP_ROOM,
    MUSEUM,
    OBSERVATORY,
    PARK,
    POOR_HOUSE,
    QUARRY,
    SCHOOL_OF_MAGIC,
    SMITHY,
    WISHING_WELL,
)
from citadels.cards.edition_2016.districts.scoring import (
    BASILICA,
    CAPITOL,
    GOLD_MINE,
    IVORY_TOWER,
    SECRET_VAULT,
    STATUE,
)
from citadels.cards.edition_2016.districts.theater import THEATER
from citadels.cards.edition_2016.roles.abbot import ABBOT
from citadels.cards.edition_2016.roles.blackmailer import BLACKMAILER
from citadels.cards.edition_2016.roles.cardinal import CARDINAL
from citadels.cards.edition_2016.roles.diplomat import DIPLOMAT
from citadels.cards.edition_2016.roles.emperor import EMPEROR
from citadels.cards.edition_2016.roles.magistrate import MAGISTRATE
from citadels.cards.edition_2016.roles.marshal import MARSHAL
from citadels.cards.edition_2016.roles.navigator import NAVIGATOR
from citadels.cards.edition_2016.roles.patrician import PATRICIAN
from citadels.cards.edition_2016.roles.scholar import SCHOLAR
from citadels.cards.edition_2016.roles.seer import SEER
from citadels.cards.edition_2016.roles.spy import SPY
from citadels.cards.edition_2016.roles.tax_collector import TAX_COLLECTOR
from citadels.cards.edition_2016.roles.trader import TRADER
from citadels.cards.edition_2016.roles.warlord import WARLORD
from citadels.cards.edition_2016.roles.witch import WITCH_2016
from citadels.cards.roles.alchemist import ALCHEMIST
from citadels.cards.roles.architect import ARCHITECT
from citadels.cards.roles.artist import ARTIST
from citadels.cards.roles.assassin import ASSASSIN
from citadels.cards.roles.bishop import BISHOP
from citadels.cards.roles.king import KING
from citadels.cards.roles.magician import MAGICIAN
from citadels.cards.roles.merchant import MERCHANT
from citadels.cards.roles.queen import QUEEN
from citadels.cards.roles.thief import THIEF
from citadels.cards.roles.wizard import WIZARD
from citadels.core.definitions import District, Role

ROLES_2016: tuple[Role, ...] = (
    ASSASSIN, WITCH_2016, MAGISTRATE,
    THIEF, SPY, BLACKMAILER,
    MAGICIAN, WIZARD, SEER,
    KING, EMPEROR, PATRICIAN,
    BISHOP, ABBOT, CARDINAL,
    MERCHANT, ALCHEMIST, TRADER,
    ARCHITECT, NAVIGATOR, SCHOLAR,
    WARLORD, DIPLOMAT, MARSHAL,
    QUEEN, ARTIST, TAX_COLLECTOR,
)  # fmt: skip
# In the order of E1.2, in which a deck is laid before it is shuffled.
UNIQUE: tuple[District, ...] = (
    HAUNTED_QUARTER, STABLES,
    ARMORY, FRAMEWORK, KEEP, STATUE,
    BASILICA, MONUMENT, MUSEUM, OBSERVATORY, POOR_HOUSE,
    CAPITOL, FACTORY, IMPERIAL_TREASURY, IVORY_TOWER, LABORATORY, MAP_ROOM, NECROPOLIS, QUARRY, SMITHY, WISHING_WELL,
    DRAGON_GATE, GOLD_MINE, GREAT_WALL, LIBRARY, PARK, SCHOOL_OF_MAGIC, THEATER, THIEVES_DEN,
    SECRET_VAULT,
)  # fmt: skip
DISTRICTS_2016: tuple[District, ...] = (*COMMON_2016, *UNIQUE)
