"""Games written down and read back: positions, records and links."""
