"""Draw how `learn.py` learns, by three seeds (matplotlib): `python docs/examples/curve.py docs/examples/curve.svg`."""

import sys

import gymnasium
import matplotlib.pyplot as plt
import numpy as np
from learn import GAMES, play

SEEDS, HUNDREDS, TEST = (1, 2, 3), 10, 400


def curve(seed: int) -> tuple[list[float], float]:
    """Return the share of each hundred games while it learns, and that of 400 games after."""
    preferences = np.zeros(gymnasium.make(GAMES["citadels"][0]).action_space.n)
    shares = [play(preferences, 100, 100 * seed + at, learn=True).mean() for at in range(1, HUNDREDS + 1)]
    return shares, float(play(preferences, TEST, 100 * seed).mean())


if __name__ == "__main__":
    plt.rcParams["svg.hashsalt"], plt.rcParams["svg.fonttype"] = "citadels", "none"  # the same bytes, text as text
    games = np.arange(1, HUNDREDS + 1) * 100
    figure, axes = plt.subplots(figsize=(7, 4))
    for seed in SEEDS:
        shares, after = curve(seed)
        around = 1.96 * (after * (1 - after) / TEST) ** 0.5
        said = f"seed {seed}: {after:.1%} ± {around:.1%} of {TEST} games after"
        print(said, [f"{share:.2f}" for share in shares], flush=True)
        axes.plot(games, shares, marker="o", label=said)
    axes.axhline(0.25, color="gray", linestyle=":", label="an equal share")
    axes.set(xlabel="games played", ylabel="share of the win, by hundreds of games", ylim=(0, 1), xlim=(0, games[-1]))
    axes.legend(loc="lower right")
    figure.savefig(sys.argv[1], metadata={"Date": None}, bbox_inches="tight")
