# Bug: frees a course as soon as one of the courses that it needs is done.
class Solution:
    def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        waiting = {course for course, _ in prerequisites}
        done = [course for course in range(numCourses) if course not in waiting]
        for finished in done:
            for course, needed in prerequisites:
                if needed == finished and course in waiting:
                    waiting.remove(course)
                    done.append(course)
        return not waiting
