"""Reading and writing positions, records and links."""
