"""Tables for learning agents: PettingZoo (`citadels_v0`), Gymnasium (`Citadels-v0`) and OpenSpiel (`openspiel`).

Each is a module of its own, so that one needs no package of another. docs/environments.md says what the numbers mean.
"""

try:
    from gymnasium import register
except ImportError:
    pass  # Gymnasium is optional: OpenSpiel and PettingZoo work without it
else:
    register("Citadels-v0", "citadels.envs.single:Single", vector_entry_point="citadels.envs.many:Many")
