# Idea: follows the demands of each course; one that is met while still open closes a circle.
class Solution:
    def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course].append(needed)
        NEW, OPEN, DONE = range(3)
        marks = [NEW] * numCourses

        def can_be_done(course: int) -> bool:
            if marks[course] != NEW:
                return marks[course] == DONE
            marks[course] = OPEN
            if not all(can_be_done(needed) for needed in needs[course]):
                return False
            marks[course] = DONE
            return True

        return all(can_be_done(course) for course in range(numCourses))
