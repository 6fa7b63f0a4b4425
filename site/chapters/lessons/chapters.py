"""The chapters of the lessons: where each begins and ends, whether it is done, and which comes next."""

from progress import furthest, progress


class Chapter:
    """A chapter of a lesson: its captions are those from `begin` to the one before `end`."""

    def __init__(self, lesson, number):
        chapters = lesson["chapters"]
        self.lesson, self.number = lesson["name"], number
        self.title, self.begin = chapters[number]["id"], chapters[number]["at"]
        self.last = number == len(chapters) - 1
        self.end = lesson["captions"] if self.last else chapters[number + 1]["at"]
        self.before = lesson.get("before")  # a lesson, and the chapter of it that teaches all this and more

    def done(self, listed):
        """Whether it is done, or the chapter that teaches as much; `listed` are the chapters of all lessons."""
        if progress(self.lesson)[1] or (not self.last and furthest(self.lesson) >= self.end):
            return True
        for lesson in listed:
            if [lesson.lesson, lesson.title] == self.before:
                return lesson.done(listed)
        return False

    def at(self, listed):
        """The caption at which the reader takes it up: its first, unless it was left in the middle and is not done."""
        read = progress(self.lesson)[0]
        return read if self.begin < read < self.end and not self.done(listed) else self.begin


def chapters_of(lesson):
    """The chapters of a lesson in the list of lessons, in their order."""
    return [Chapter(lesson, number) for number in range(len(lesson["chapters"]))]


def next_of(listed):
    """The chapter to do next: one that was left in the middle, else the first after those that are done.

    It is one that was passed over if there is none after them, and None if all are done.
    """
    done = [chapter.done(listed) for chapter in listed]
    for chapter in listed:
        if chapter.at(listed) > chapter.begin:
            return chapter
    last = max([number for number in range(len(listed)) if done[number]] or [-1])
    for number in list(range(last + 1, len(listed))) + list(range(last + 1)):
        if not done[number]:
            return listed[number]
    return None
