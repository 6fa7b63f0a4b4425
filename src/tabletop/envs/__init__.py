"""Environments for learning agents, for any game: PettingZoo, Gymnasium and OpenSpiel (docs/environments.md).

A game describes itself by an `EnvSpec` (`spec`). Each library has a module of its own, so that none needs another's
packages: `aec`, `single` and `many`, `openspiel`.
"""
