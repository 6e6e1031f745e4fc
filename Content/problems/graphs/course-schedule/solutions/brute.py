# Idea: works out all indirect demands; no course may need itself. Time O(courses³).
class Solution:
    def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        # Bit b of needs[a] says that course a needs course b.
        needs = [0] * numCourses
        for course, needed in prerequisites:
            needs[course] |= 1 << needed
        for middle in range(numCourses):
            more = needs[middle]
            needs = [held | more if held >> middle & 1 else held for held in needs]
        return not any(held >> course & 1 for course, held in enumerate(needs))
