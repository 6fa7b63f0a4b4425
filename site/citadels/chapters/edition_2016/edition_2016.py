"""The edition of 2016: its cards, and what a table can be set with. Its words and faces come with them."""

from in_steps import Steps  # noqa: F401 - the page takes it from here (site/citadels/editions.py)
from ui import load_json

CARDS = load_json("cards-2016")
SETUP = load_json("setup-2016")
