"""Tools to measure and train bots; no table needs them."""
