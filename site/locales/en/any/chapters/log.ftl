log-earlier = Show earlier entries: { $count }
log-empty = Nothing has happened yet.
