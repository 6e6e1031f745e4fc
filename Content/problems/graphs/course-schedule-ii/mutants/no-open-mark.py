# Bug: knows only "seen" and "not seen", so a circle is walked once and never noticed.
class Solution:
    def findOrder(self, numCourses: int, prerequisites: List[List[int]]) -> List[int]:
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course].append(needed)
        seen = set()
        order = []

        def finish(course: int) -> None:
            if course in seen:
                return
            seen.add(course)
            for needed in needs[course]:
                finish(needed)
            order.append(course)

        for course in range(numCourses):
            finish(course)
        return order
