"""What measures and trains bots; no table needs it."""
