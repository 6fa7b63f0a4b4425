### The table on every screen.
look-at-table = Put aside to look at the table
