"""Tables of Catan for learning agents: PettingZoo (`catan_v0`), Gymnasium (`Catan-v0`) and OpenSpiel (`openspiel`).

Each is a module of its own, so that one needs no package of another. docs/catan/environments.md says what the numbers
mean. Offers between players are a rule: `offers=0` leaves them out.
"""

try:
    from gymnasium import register
except ImportError:
    pass  # Gymnasium is optional: OpenSpiel and PettingZoo work without it
else:
    register("Catan-v0", "catan.envs.single:Single", vector_entry_point="catan.envs.many:Many")
