"""Pictures of tables: what the SVGs of all games share, shapes, heads, and the faces of players."""
