# Hints, and the review of a finished game.
review-of = { $player }, round { $round }
review-cost = Worth about { $points } points less
review-how = Each decision is compared with what the Strong bot would do, using only what was known at the time. The points are its estimate.
trial-later = still open: { $what }, which you choose when it is real. “Play it” goes up to there.
trial-turn-ended = Trying ends with the turn. Play what you tried, or drop it.
review-most = Most came from: { $sources }
review-ahead = Ahead of { $other } by: { $sources }
review-behind = Behind { $other } by: { $sources }
review-source = { $source } { $count }
source-city = city and plazas
source-projects = Wall and Cathedral
source-walls = walls
source-learning = learning and technology
source-crane = tiles and production
source-others = all else
trial-brings = brings { $goods }
