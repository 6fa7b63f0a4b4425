"""Points by where they came from, in play and at the end together, for the picture and the review."""

# The sources, each with the lines of the score that it adds up (P14); the last one has what no other counts.
SOURCES = (
    ("city", ("earned-buildings", "earned-plazas", "score-plazas")),
    ("projects", ("earned-projects", "score-rows", "score-tokens")),
    ("walls", ("earned-walls", "score-walls")),
    ("learning", ("earned-learning", "earned-technologies", "score-learning")),
    ("crane", ("earned-crane", "earned-production", "earned-upgrades")),
    ("others", ()),
)


def by_source(score, seat):
    """Return a seat's points by source, in their order; `score` is the view's `score_now`."""
    points = score["points"][seat]
    sums = [sum([points[at] for at, line in enumerate(score["lines"]) if line in lines]) for _, lines in SOURCES]
    sums[-1] = score["totals"][seat] - sum(sums)
    return sums
