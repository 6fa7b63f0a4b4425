lessons = Tutorial
illegal-led = This lesson asks for a different move.
