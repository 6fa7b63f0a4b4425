"""The tables for learning agents are tested where their packages are, and nowhere else: `python3 build test envs`."""

from importlib.util import find_spec

# Here are all of them, or none; but OpenSpiel is not made for every Python.
here = find_spec("pettingzoo") is not None
collect_ignore_glob = [] if here else ["test_*.py"]
collect_ignore = [] if find_spec("pyspiel") else ["test_openspiel.py", "test_chance.py"]
