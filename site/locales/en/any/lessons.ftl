lessons = Learn to play
illegal-led = This lesson asks for a different move.
