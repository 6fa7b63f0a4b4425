look-at-table = Hide this to look at the table
