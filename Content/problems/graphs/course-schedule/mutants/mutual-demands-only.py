# Bug: looks only for two courses that demand each other.
class Solution:
    def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        pairs = {(course, needed) for course, needed in prerequisites}
        return not any((needed, course) in pairs for course, needed in pairs)
