## The workshop: write a bot and see it play

workshop-title = Workshop
workshop-home = ‹ Citadels
workshop-framed = Open the workshop on a page of its own
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
workshop-deleted = “{ $name }” was deleted.
workshop-undo = Undo
workshop-taken = “{ $name }” is open in the editor.
workshop-not-kept = This browser saves nothing here: save the bot as a file before you leave.
workshop-exported = “{ $file }” is saved. It runs unchanged on the command line:
workshop-too-long = A bot may have at most { $count } characters, and this one is longer.
workshop-share-text = The link contains the whole bot and shows its source first. It is { $count } characters long.
workshop-share-long = Some chat apps cut off links as long as this one. A file is safer.
workshop-copy = Copy link
workshop-copied = Copied
workshop-link = A bot from a link
workshop-link-text = This link contains a bot called “{ $name }”. Here is its source; none of it has run. Save it?
workshop-unseen = This source contains characters that don’t show. Their codes stand in their places.
workshop-link-yes = Save it
workshop-link-no = No, thanks
workshop-link-damaged = This link is damaged or from another version, so its bot can’t be read. Ask for the link again, or for the file.
workshop-close = Close

workshop-source = The bot’s source, in Python.
workshop-leave = Press Esc, then Tab, to leave the editor.
workshop-plain-keys = Tab leaves the text box. Ctrl+Enter plays.
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
workshop-fold = Fold line
workshop-unfold = Unfold line

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
workshop-busy = One thing at a time: something is still running.
workshop-none-yet = Choose the opponents and let your bot play. Everything happens on this device.
workshop-stage-fetching = Downloading Python (just this once)…
workshop-stage-starting = Starting Python…
workshop-stage-importing = Loading the rules…
workshop-stage-ready = One moment…
workshop-stage-ended = Restarting Python…
workshop-asking = One moment…
workshop-progress = { $done } of { $count } games · Python uses { $megabytes } MB
workshop-over = { $done } games played. Your bot won { $percent }%.
workshop-stopped = Stopped after { $done } of { $count } games.
workshop-wins-of = Wins in { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
workshop-wins = Wins
workshop-interval = 95% interval
workshop-points = Points
workshop-think = Time per decision: median { $median } ms, 95% within { $most } ms, longest { $longest } ms; { $count } decisions, { $seconds } s in all.
workshop-longest = The game with the longest decision
workshop-ladder = Ladder
workshop-place = Place
workshop-strength = Strength
workshop-worst = Costliest decisions
workshop-worst-text = The review replays the games your bot lost and looks for the decisions that cost most.
workshop-worst-find = Find them
workshop-worst-none = No costly decision was found in { $count } games.
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
workshop-points-own = Own points : best opponent
workshop-rounds = Rounds
workshop-look = View
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
    [one] { $count } earlier line left out.
   *[other] { $count } earlier lines left out.
 }

workshop-position = Position
workshop-position-text = What your bot gets: its own view, and the moves it may make. Go through a game and see how it answers.
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
workshop-exercises-text = Each exercise asks the bot in the editor about positions it has not seen. Solved: { $done } of { $count }.
workshop-check = Check my bot
workshop-hint = Hint
workshop-solved = Solved
workshop-checking = Position { $done } of { $count }…
workshop-passed = Solved: { $right } of { $count } positions correct.
workshop-failed = { $right } of { $count } positions correct.
workshop-that-position = The first position it got wrong
workshop-wanted = Correct would have been:

exercise-king = Take the King if you have a noble city
    .text = When you pick a character, the King is among the cards and your city has two noble districts or more: take him, because each brings 1 gold.
    .hint = Then view["phase"]["name"] is "select", and option.verb is "pick". With "from citadels.core.registry import EDITIONS" and "cards = EDITIONS["2005"]", cards.kind["castle"] is "noble".
    .wrong = In position { $number } your bot answered “{ $answered }”, although the King was there and its city was noble.
exercise-build = Never leave a district unbuilt
    .text = Do not end a turn while you could still build a district.
    .hint = If any option has the verb "build", take one of these before you come to "end".
    .wrong = In position { $number } your bot answered “{ $answered }”, although it could still have built.
exercise-gold = Gold or cards
    .text = Take gold when your hand holds something you can’t pay for yet, and cards when your hand is empty.
    .hint = Your own player is the one whose "hand" is a list: for all others you see only a number. cards.cost["palace"] is 5.
    .wrong = In position { $number } your bot answered “{ $answered }”.
exercise-thief = Rob only characters that can be there
    .text = As the Thief, never name a character that is face up, or the one the Assassin has named.
    .hint = view["aside"]["up"] lists the characters that are face up, view["assassinated"] is the one the Assassin named. Leave these out before you choose.
    .wrong = In position { $number } your bot answered “{ $answered }”, who can’t be robbed of anything.
exercise-warlord = Destroy what costs nothing
    .text = As the Warlord, destroy a district in the leader’s city that costs you nothing, if there is one, and never your own.
    .hint = Destroying costs one gold less than building, so districts that cost 1 are free. The leader has the longest "city"; option.seat is the seat of the district’s owner.
    .wrong = In position { $number } your bot answered “{ $answered }”.
exercise-passed = Work out who can’t be in the cards you passed on
    .text = As the Assassin, name only a character that another player can still have.
    .hint = Your player’s ["seen"]["drafts"] holds the cards you chose from. If you chose first, you know: a character that is not among those you passed on is set aside or was already taken.
    .wrong = In position { $number } your bot answered “{ $answered }”, whom nobody can have.

workshop-gallery = Gallery
workshop-gallery-text = Six bots, each a one-minute read, to start from. Their win rates are from 400 games against three bots that play at random; an equal share would be 25%.
workshop-read = Read
workshop-take = Open it in the editor
gallery-builder = The Builder
    .text = Builds the most expensive district it can pay for.
gallery-courtier = The Courtier
    .text = Takes the character whose colour it has most of in its city.
gallery-hurrier = The Hurrier
    .text = Many cheap districts, and the Architect who builds three in a turn.
gallery-saver = The Saver
    .text = Builds what is worth a lot, and waits for it.
gallery-hunter = The Hunter
    .text = Looks for the player who is ahead and takes what it can from them.
gallery-counter = The Counter
    .text = Works out which characters the others can have before it names one.

bot-error = { $sentence }
bot-slow = Your bot spent more than { $seconds } seconds on one decision, so it was stopped. Is there an infinite loop?
bot-memory = Your bot needs more than the available { $megabytes } MB. What keeps growing in it?
workshop-silent = Python didn’t respond for { $seconds } seconds, so it was stopped. Your text is saved; the next game restarts it.
workshop-flood = Your bot printed more than anyone could read, so it was stopped. Your text is saved; the next game restarts Python.
workshop-ended = Stopped.
workshop-lost = Python couldn’t start ({ $problem }). Check your connection and try again; your text is saved.
workshop-deep = Your program is nested too deeply for Python here, for example in hundreds of brackets or thousands of terms of one sum, or in data that contains itself. Split it up. Your text is saved; the next game restarts Python.
workshop-broke = Python stopped ({ $problem }). Your text is saved; the next game restarts it.

workshop-sit = Play against it
workshop-sit-text = You play in the game itself, with “{ $name }” in one or more of the other seats. These games are saved on this device with the bot, separately from your others.
workshop-sit-on = Continue the game in progress
workshop-sit-seat = Seat { $number }
workshop-sit-now = To the table
workshop-sit-failed = “{ $name }” can’t continue
workshop-sit-kept = The game is saved as it is. Once you have fixed the bot, it continues from here.
workshop-sit-back = Back to the editor
workshop-sit-again = Retry
workshop-sit-leave = Leave the table
