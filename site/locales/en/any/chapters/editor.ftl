## Editing a position

edit-part = Part of the table
edit-table = Table
edit-player = { $player }
edit-name = { $player }
edit-text = { $text }
edit-turn = Whose turn
edit-round = Round
edit-less = { $field }: one less
edit-more = { $field }: one more
edit-change = Change
edit-add = Add
edit-remove = Remove
edit-copy = Copy link
edit-copied = Link copied. It leads to this position.
edit-not-copied = Your browser doesn’t allow copying here.
edit-done = Done
edit-leave = Back to the game
edit-over = The game is over here. Go to an earlier step to edit it.
editing-missing = The position editor couldn’t be loaded. Check the connection and try again.
edit-cannot = This can’t be: { $why }.
edit-title = Edit this position
edit-ready = This position
edit-play = Play from here
