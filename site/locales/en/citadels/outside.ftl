## Offline, and new versions

## Links and replays

link-foreign = This isn’t a link to a game of Citadels.
link-version = This link is from another version of the game ({ $version }). This page can’t open it.
record-foreign = This isn’t a record of a game of Citadels.
record-version = This record is from another version of the game ({ $version }). This page can’t read it.
record-line = Line { $line } of this record can’t be read.
record-unreadable = This record can’t be read: there is a mistake at “{ $key }”.
