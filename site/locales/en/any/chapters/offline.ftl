# The row of games that can be played without a network
offline-games = Offline: { $games }
offline-add = Add { $game }
offline-purpose = to what can be played offline
offline-adding = Storing { $game } …
offline-retry = { $game } could not be stored. Try again
offline-failed = { $game } could not be stored. Is there a network?
offline-added = { $game } can now be played offline.
offline-title = { $title }
