### The table on every screen.
look-at-table = Hide this to look at the table
