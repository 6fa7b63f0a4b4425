"""Tables of Crown and Crane for learning agents: PettingZoo (`praga_v0`), Gymnasium and OpenSpiel (`openspiel`).

Each is a module of its own, so that one needs no package of another. Gymnasium knows it as `CrownAndCrane-v0`.
docs/praga/environments.md says what the numbers mean.
"""

try:
    from gymnasium import register
except ImportError:
    pass  # Gymnasium is optional: OpenSpiel and PettingZoo work without it
else:
    register("CrownAndCrane-v0", "praga.envs.single:Single", vector_entry_point="praga.envs.many:Many")
