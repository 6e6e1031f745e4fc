# Bug: takes every course that is reached a second time for a circle.
class Solution:
    def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course].append(needed)

        def is_free(start: int) -> bool:
            seen = {start}
            waiting = [start]
            for course in waiting:
                for needed in needs[course]:
                    if needed in seen:
                        return False
                    seen.add(needed)
                    waiting.append(needed)
            return True

        return all(is_free(course) for course in range(numCourses))
