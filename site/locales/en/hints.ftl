hint = What would the Expert do?
hint-open = This is asked before everybody: a hint would tell what you hold.
review = Review
review-early = The review comes when the game is over.
