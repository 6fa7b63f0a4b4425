# The same island again, by a link.
island-link-title = A link to this island
island-copied = The link is copied. Whoever opens it gets the same island, and the same dice for the same moves.
island-by-hand = The browser does not allow copying. Select the link and copy it yourself. Whoever opens it gets the same island, and the same dice for the same moves.
deal-title = An island from a link
deal-about = { $seats } players. Whoever opens this link gets the same island, and the same dice for the same moves.
