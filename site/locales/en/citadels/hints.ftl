hint = What would the Expert do?
hint-open = A hint here would reveal your character to everyone.
review-early = You can review the game when it’s over.
