# Bug: too slow. Forgets which courses are finished and explores everything below them again:
# exponential.
class Solution:
    def findOrder(self, numCourses: int, prerequisites: List[List[int]]) -> List[int]:
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course].append(needed)
        is_open = [False] * numCourses
        order = []

        def finish(course: int) -> bool:
            if is_open[course]:
                return False
            is_open[course] = True
            if not all(finish(needed) for needed in needs[course]):
                return False
            is_open[course] = False
            if course not in order:
                order.append(course)
            return True

        return order if all(finish(course) for course in range(numCourses)) else []
