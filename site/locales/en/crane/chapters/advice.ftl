# Hints, and the review of a finished game.
review-of = { $player }, round { $round }
review-cost = Worth about { $points } points less
review-how = Each decision is compared with what the Strong bot would do, using only what was known at the time. The points are its estimate.
