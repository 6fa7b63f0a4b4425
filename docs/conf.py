"""How Sphinx makes the documentation; `build/docs.py` calls it on a folder that it has filled."""

import json
import os
import re
from typing import Any

from citadels import __version__

project = "Citadels in the browser"
author = "the Citadels in the browser authors"
project_copyright = author  # no year: the same commit gives the same bytes
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
myst_heading_anchors = 3
default_role = "literal"  # the docstrings' `names` are code
suppress_warnings = ["ref.python"]  # two classes of one name: the nearer one is meant

# In the order in which things stand in their module, with short types.
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
# Extras that the documentation can do without.
autodoc_mock_imports = [
    "distributed", "fluent", "gymnasium", "joblib", "matplotlib", "numpy", "openskill", "pettingzoo", "pyspiel", "rich",
]  # fmt: skip
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 100
napoleon_numpy_docstring = False
napoleon_use_ivar = True  # an attribute that has a section is not described a second time as a member

html_theme = "furo"
html_title = f"{project} {version}"
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False
html_permalinks_icon = "#"


# The pages of rules by the letter of their numbers, from the games' records (build/docs.py).
RULES: dict[str, str] = json.loads(os.environ["RULES"])


def lead_to_rules(_app: Any, _what: str, _name: str, _of: Any, _options: Any, lines: list[str]) -> None:
    """Let the rules that a docstring cites lead to the page of the rules."""
    for letter, page in RULES.items():
        number = rf"(?<![#`])\b{letter}\d+\.\d+(?:\.\d+)?[A-Z]?\b"
        lines[:] = [re.sub(number, rf"`\g<0> <../{page}#\g<0>>`__", line) for line in lines]


def setup(app: Any) -> None:
    """Tell Sphinx what is done to docstrings."""
    app.connect("autodoc-process-docstring", lead_to_rules)
