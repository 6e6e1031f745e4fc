# Bug: reads each pair the wrong way round, so courses come before what they need.
class Solution:
    def findOrder(self, numCourses: int, prerequisites: List[List[int]]) -> List[int]:
        open_count = [0] * numCourses
        followers = [[] for _ in range(numCourses)]
        for needed, course in prerequisites:
            open_count[course] += 1
            followers[needed].append(course)
        order = [course for course in range(numCourses) if open_count[course] == 0]
        for course in order:
            for follower in followers[course]:
                open_count[follower] -= 1
                if open_count[follower] == 0:
                    order.append(follower)
        return order if len(order) == numCourses else []
