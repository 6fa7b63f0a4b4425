"""Playing by weights: quick decisions inside worlds a bot has imagined, from what the deciding seat may know there.

Everything here looks at its own hand, the open table and what the seat saw in the selection; a test deals the rest
anew and finds the decisions unchanged.
"""

from citadels.bots.policy.play import Policy
from citadels.bots.policy.weights import Weights

__all__ = ["Policy", "Weights"]
