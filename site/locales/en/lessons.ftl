lessons = Learn by playing
illegal-led = In this lesson another move is asked for.
