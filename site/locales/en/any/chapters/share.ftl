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

## A game in somebody’s page

embed-what-for = The game in your own page or blog: copy the line and paste it where your page takes HTML.
embed-what-title = What to show
embed-table = A table to play
embed-replay = This game as a replay
embed-form-title = Kind of line
embed-form-frame = Frame
embed-form-element = Element
embed-form-picture = Picture with a link
embed-about-frame = Works almost everywhere, without a script.
embed-about-element = Needs a script in your page. It grows with the table and reports the end of a game.
embed-about-picture = Markdown for forums and other places that allow no frames.
embed-seats-title = Players
embed-own-seats = Reader’s choice
embed-lang-title = Language
embed-own-language = Reader’s own
embed-theme-title = Theme
embed-own-look = Reader’s own
embed-look-auto = Same as device
embed-look-light = Light
embed-look-dark = Dark
embed-height-title = Height
embed-height = { $pixels } px
embed-first = From step
embed-last = To step
embed-remark = Your remark at the first step
embed-line = The line to paste
embed-copy = Copy
embed-copied = Copied. Paste it into your page.
embed-by-hand = Your browser doesn’t allow copying here. Select the text and copy it.
embed-local = This page is on your own device: others can’t open this address. Open the sheet where the game is hosted.
embed-preview = What readers see before they tap “Play”
