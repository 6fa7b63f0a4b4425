"""Points by where they came from, in play and at the end together: few groups, for the picture and the review."""

# The groups, each with the themes of the score that it adds up (P14); the last one has what no other counts.
SOURCES = (
    ("city", ("buildings", "plazas")),
    ("projects", ("projects",)),
    ("walls", ("walls",)),
    ("learning", ("learning",)),
    ("crane", ("crane", "production", "upgrades")),
    ("others", ()),
)


def by_source(score, seat):
    """Return a seat's points by source, in their order; `score` is the view's `score_now`."""
    sums = [sum([points[seat] for name, points in score["themes"] if name in names]) for _, names in SOURCES]
    sums[-1] = score["totals"][seat] - sum(sums)
    return sums
