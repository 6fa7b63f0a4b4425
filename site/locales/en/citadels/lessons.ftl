lessons = Learn to play
