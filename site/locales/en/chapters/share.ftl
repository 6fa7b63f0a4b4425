## Sharing a game

share-names = with the players’ names
share-picture = A picture of the result
picture-label = The table of points; won by { $names }
picture-save = Save the picture
picture-send = Share the picture…
picture-missing = This browser cannot draw the picture.
share-link = Copy the link
share-sheet = Share…
share-copied = The link has been copied. It holds this whole game.
share-shown = Copy this link:
share-hidden = This game is not over: the link holds every hidden card, and the future too.
share-watch = Watch the replay
