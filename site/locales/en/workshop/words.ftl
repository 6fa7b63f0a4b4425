## The workshop: write a bot and see it play

workshop-title = Workshop
workshop-home = ‹ Citadels
workshop-language = Language
workshop-tab-bot = Bot
workshop-tab-games = Games
workshop-tab-position = Position
workshop-tab-exercises = Exercises
workshop-tab-gallery = Gallery

workshop-bot = Bot
workshop-first-bot = My bot
workshop-new = New
workshop-more = More…
workshop-name = Name
workshop-rename = Rename
workshop-share = Share as a link
workshop-export = Save as a file
workshop-import = Open a file
workshop-delete = Delete
workshop-deleted = “{ $name }” is deleted.
workshop-undo = Undo
workshop-taken = “{ $name }” lies in the editor.
workshop-not-kept = This browser keeps nothing here: save the bot as a file before you leave.
workshop-exported = “{ $file }” is saved. It runs unchanged on the command line:
workshop-too-long = A bot may have { $count } letters at most, and this is longer.
workshop-share-text = The link holds the whole bot; whoever opens it sees the source first. It has { $count } letters.
workshop-share-long = Some chat programs cut links as long as this one. A file is safer.
workshop-copy = Copy the link
workshop-copied = Copied
workshop-link = A bot from a link
workshop-link-text = This link holds a bot called “{ $name }”. Here is its source; nothing of it has run. Keep it?
workshop-link-yes = Keep it
workshop-link-no = No, thank you
workshop-link-damaged = This link is damaged or from another version, so no bot can be read from it. Ask for it once more, or for the file.
workshop-close = Close

workshop-source = Source of the bot, Python.
workshop-leave = Press Esc, then Tab, to leave the editor.
workshop-plain-keys = Tab leaves the text. Ctrl+Enter plays.
workshop-plain = Plain text area
workshop-tabs = Tab indents
workshop-completions = Completions
workshop-find = Find
workshop-replace = Replace
workshop-replace-all = Replace all
workshop-next = Next
workshop-previous = Previous
workshop-all = All
workshop-match-case = Match case
workshop-by-word = Whole words
workshop-fold = Fold the line
workshop-unfold = Unfold the line

workshop-games = Games
workshop-count = How many
workshop-games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
workshop-players = Players
workshop-edition = Edition
workshop-against = Opponent { $number }
workshop-run = Play { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
workshop-run-short = Play
workshop-stop = Stop
workshop-busy = One thing at a time: something is still under way.
workshop-none-yet = Choose the opponents and let your bot play. Everything happens on this device.
workshop-stage-fetching = Fetching Python (once)…
workshop-stage-starting = Starting Python…
workshop-stage-importing = Reading the rules…
workshop-stage-ready = One moment…
workshop-stage-ended = Starting Python anew…
workshop-asking = One moment…
workshop-progress = { $done } of { $count } games · Python uses { $megabytes } MB
workshop-over = { $done } games are played. Your bot won { $percent } per cent.
workshop-stopped = Stopped after { $done } of { $count } games.
workshop-wins-of = Wins in { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
workshop-wins = Wins
workshop-interval = 95 % interval
workshop-points = Points
workshop-think = A decision took { $median } ms (median), 95 of 100 at most { $most } ms, the longest { $longest } ms; { $count } decisions, { $seconds } s in all.
workshop-longest = The game with the longest
workshop-ladder = Ladder
workshop-place = Place
workshop-strength = Strength
workshop-worst = Dearest decisions
workshop-worst-text = The review plays the games that were lost again and looks for the decisions that cost most.
workshop-worst-find = Find them
workshop-worst-none = In { $count } games nothing was found that cost anything worth telling.
workshop-looking = Looking at game { $done } of { $count }…
workshop-round = Game { $game }, round { $round }:
workshop-played = Played: { $move }
workshop-better = Better: { $move }
workshop-see = See it in the replay
workshop-every-game = { $count ->
    [one] { $count } game
   *[other] All { $count } games
 }
workshop-game = Game
workshop-points-own = Own points : best other
workshop-rounds = Rounds
workshop-look = Look
workshop-replay = Replay
workshop-replay-of = Game { $game } of { $name } in the replay
workshop-more-games = Show more
workshop-new-tab = (in a new tab)
workshop-that-game = That game in the replay
workshop-where = Game { $game }, seat { $seat }.
workshop-line = Line { $line }:
workshop-go = Go to line { $line }
workshop-printed = Printed: { $count ->
    [one] { $count } line
   *[other] { $count } lines
 }
workshop-left-out = { $count ->
    [one] { $count } earlier line is left out.
   *[other] { $count } earlier lines are left out.
 }

workshop-position = Position
workshop-position-text = What your bot is handed: its own view, and the moves it may make. Go through a game and see what it answers.
workshop-position-open = Show a position
workshop-ask-again = Ask the bot again
workshop-other-game = Another game
workshop-back = ‹ Back
workshop-forth = Forward ›
workshop-step = Step { $at }
workshop-step-of = Step { $at } of { $count } in game { $game }
workshop-positions-of = Positions of game { $game }
workshop-options = options: { $count }
workshop-view-of = view, from seat { $seat }
workshop-answers = Your bot answers “{ $option }” after { $ms } ms.
workshop-answer-fault = Your bot does not answer: { $problem }

workshop-exercises = Exercises
workshop-exercises-text = Each exercise asks the bot in the editor about positions that it has not seen. Solved: { $done } of { $count }.
workshop-check = Check my bot
workshop-hint = Hint
workshop-solved = solved
workshop-checking = Position { $done } of { $count }…
workshop-passed = Solved: { $right } of { $count } positions right.
workshop-failed = Right in { $right } of { $count } positions.
workshop-that-position = The first position where it was wrong
workshop-wanted = Right would have been:

exercise-king = Take the King if you have a noble city
    .text = When you pick a character, the King is among the cards and your city has two noble districts or more: take him, for each brings a gold.
    .hint = view["phase"]["name"] is "select" then, and option.verb is "pick". With "from citadels.core.registry import EDITIONS" and "cards = EDITIONS["2005"]", cards.kind["castle"] is "noble".
    .wrong = In position { $number } your bot answered “{ $answered }”, though the King was there and its city noble.
exercise-build = Never leave a district unbuilt
    .text = Do not end a turn as long as a district could be built.
    .hint = If any option has the verb "build", take one of these before you come to "end".
    .wrong = In position { $number } your bot answered “{ $answered }”, though it could still have built.
exercise-gold = Gold or cards
    .text = Take gold when your hand holds something you cannot pay yet, and cards when your hand is empty.
    .hint = Your own player is the one whose "hand" is a list: of all others you see a number only. cards.cost["palace"] is 5.
    .wrong = In position { $number } your bot answered “{ $answered }”.
exercise-thief = Rob nobody who cannot be there
    .text = As the Thief, name no character that lies face up and none that the Assassin has named.
    .hint = view["aside"]["up"] lists what lies face up, view["assassinated"] is whom the Assassin named. Leave these out before you choose.
    .wrong = In position { $number } your bot answered “{ $answered }”, who cannot be robbed of anything.
exercise-warlord = Destroy what costs nothing
    .text = As the Warlord, destroy a district of the leader’s city that costs you nothing, if there is one, and never your own.
    .hint = Destroying costs one gold less than building, so districts for 1 are free. The leader has the longest "city"; option.seat says whose district it is.
    .wrong = In position { $number } your bot answered “{ $answered }”.
exercise-passed = Count what the passed hand cannot hold
    .text = As the Assassin, name only a character that another player can still have.
    .hint = Your player’s ["seen"]["drafts"] holds the cards you chose from. The first one to choose knows: whoever is not among those you passed on, lies aside or was taken before.
    .wrong = In position { $number } your bot answered “{ $answered }”, whom nobody can have.

workshop-gallery = Gallery
workshop-gallery-text = Six bots to read in a minute each, and to begin from. Their shares are of 400 games against three that play at random; an equal share would be 25 %.
workshop-read = Read
workshop-take = Take it into the editor
gallery-builder = The Builder
    .text = Builds the dearest district it can pay for.
gallery-courtier = The Courtier
    .text = Takes the character whose colour its city has most of.
gallery-hurrier = In a hurry
    .text = Many cheap districts, and the Architect who builds three in a turn.
gallery-saver = The Saver
    .text = Builds what is worth much, and waits for it.
gallery-hunter = The Hunter
    .text = Looks for whoever is ahead and takes what it can from that player.
gallery-counter = The Counter
    .text = Counts which characters the others can hold before it names one.

bot-error = { $sentence }
bot-slow = Your bot thought about one decision for more than { $seconds } seconds, so it was stopped. Is there a loop without an end?
bot-memory = Your bot needs more than the { $megabytes } MB there are. What grows in it without an end?
workshop-silent = For { $seconds } seconds there was no sign of life from Python, so it was ended. Your text is kept; the next game starts it anew.
workshop-flood = Your bot sent out more than anybody could read, so it was ended. Your text is kept; the next game starts Python anew.
workshop-ended = Stopped.
workshop-lost = Python could not be started ({ $problem }). Check the connection and try once more; your text is kept.

workshop-sit = Sit down against it
workshop-sit-text = You at the table of the game, and “{ $name }” at one or more of the other seats. These games are kept on this device with the bot, apart from your others.
workshop-sit-on = Go on with the game that is under way
workshop-sit-seat = Seat { $number }
workshop-sit-now = To the table
workshop-sit-failed = “{ $name }” cannot go on
workshop-sit-kept = The game is kept as it stands. Once the bot is mended, it goes on from here.
workshop-sit-back = Back to the editor
workshop-sit-again = Let it try again
workshop-sit-leave = Leave the table
