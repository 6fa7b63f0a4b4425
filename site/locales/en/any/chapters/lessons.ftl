## Lessons

lesson-minutes = { $count ->
    [one] about 1 minute
   *[other] about { $count } minutes
 }
lesson-done = Done
lesson-begin = Begin
lesson-on = Continue where you were
lesson-steps = { $count } steps
lesson-next = Next
lesson-back = Back
lesson-leave = Leave the lesson
lesson-far = { $number } of { $count }
lesson-over = Play on, with a coach
lesson-chapter-done = Well done! That was “{ $title }”.
lesson-chapter-next = Next: { $title }
lesson-list = Back to the lessons
lesson-else = A move for another day. In this lesson, choose the one with the golden ring.
coach-says = The coach’s advice: { $move }.
coach-thinks = The coach is looking at your cards…
coach-away = Send the coach away

## Challenges

challenges = Challenges
    .about = A position and a goal, for you alone. Afterwards you see a solution.
challenge-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
 }
challenge-left = { $count ->
    [one] 1 turn left
   *[other] { $count } turns left
 }
challenge-far = { $points } of { $goal }
challenge-again = Try again
challenge-solved = Solved, with { $points } points!
challenge-missed = { $points } points: not enough this time.
challenge-solution = A solution
