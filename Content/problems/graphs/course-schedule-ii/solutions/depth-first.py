# Idea: finishes everything that a course needs before the course itself. Time O(courses + pairs).
class Solution:
    def findOrder(self, numCourses: int, prerequisites: List[List[int]]) -> List[int]:
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course].append(needed)
        NEW, OPEN, DONE = range(3)
        marks = [NEW] * numCourses
        order = []

        def finish(course: int) -> bool:
            if marks[course] != NEW:
                return marks[course] == DONE
            marks[course] = OPEN
            if not all(finish(needed) for needed in needs[course]):
                return False
            marks[course] = DONE
            order.append(course)
            return True

        return order if all(finish(course) for course in range(numCourses)) else []
