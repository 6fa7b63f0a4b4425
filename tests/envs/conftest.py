"""The tables for learners are tested where their packages are: `python3 build test envs`."""

from importlib.util import find_spec

# Each file needs the package it is for; what speaks of numbers alone needs numpy.
NEEDED = {
    "test_actions.py": "numpy",
    "test_documented.py": "numpy",
    "test_encoding.py": "numpy",
    "test_gymnasium.py": "gymnasium",
    "test_openspiel.py": "pyspiel",
    "test_pettingzoo.py": "pettingzoo",
}

collect_ignore = [name for name, package in NEEDED.items() if find_spec(package) is None]
