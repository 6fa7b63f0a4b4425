## Sharing a game

share-names = Include the players’ names
share-picture = Picture of the result
picture-label = The score table; won by { $names }
picture-save = Save the picture
picture-send = Share the picture…
picture-missing = Your browser can’t create the picture.
share-link = Copy link
share-sheet = Share…
share-copied = Link copied. It contains the whole game.
share-shown = Copy this link:
share-hidden = This game isn’t finished. The link reveals every hidden card and what comes next.
share-watch = Watch the replay
