"""Learn to win against three random players: one preference for each action, by REINFORCE (docs/environments.md)."""

import sys

import gymnasium
import numpy as np

TABLES, RATE = 32, 0.05
GAMES = {
    "citadels": ("citadels.envs:Citadels-v0", {}),
    "catan": ("catan.envs:Catan-v0", {"offers": 0}),
    "praga": ("praga.envs:CrownAndCrane-v0", {}),
}


def play(preferences: np.ndarray, games: int, seed: int, learn: bool = False, game: str = "citadels") -> np.ndarray:
    """Play games and return the share of the win in each; where it is to learn, change the preferences meanwhile."""
    name, rules = GAMES[game]
    envs = gymnasium.make_vec(name, TABLES, "vector_entry_point", against="random", **rules)
    chance, shares = np.random.default_rng(seed), []
    seen, _ = envs.reset(seed=seed)
    toward = np.zeros((TABLES, preferences.size))  # where the preferences would go, were this game won
    while len(shares) < games:
        odds = np.exp(preferences) * seen["action_mask"]
        odds /= odds.sum(axis=1, keepdims=True)
        taken = (odds.cumsum(axis=1) > chance.random((TABLES, 1))).argmax(axis=1)
        toward += np.eye(preferences.size)[taken] - odds
        seen, rewards, over, _, _ = envs.step(taken)
        for table in np.flatnonzero(over):
            shares.append(rewards[table])
            if learn:
                preferences += RATE * (rewards[table] - np.mean(shares[-200:])) * toward[table]
            toward[table] = 0
    return np.array(shares[:games])


if __name__ == "__main__":
    seed = int(sys.argv[1]) if sys.argv[1:] else 1
    game = sys.argv[2] if sys.argv[2:] else "citadels"
    preferences = np.zeros(gymnasium.make(GAMES[game][0]).action_space.n)
    for hundred in range(1, 11):
        shares = play(preferences, 100, 100 * seed + hundred, learn=True, game=game)
        print(f"{hundred * 100:>5} games: {shares.mean():.1%}", flush=True)
    print(f"  400 games, learning no more: {play(preferences, 400, 100 * seed, game=game).mean():.1%}")
