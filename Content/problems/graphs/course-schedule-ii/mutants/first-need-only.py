# Bug: frees a course as soon as one of the courses it needs is done.
class Solution:
    def findOrder(self, numCourses: int, prerequisites: List[List[int]]) -> List[int]:
        waiting = [False] * numCourses
        followers = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            waiting[course] = True
            followers[needed].append(course)
        order = [course for course in range(numCourses) if not waiting[course]]
        for course in order:
            for follower in followers[course]:
                if waiting[follower]:
                    waiting[follower] = False
                    order.append(follower)
        return order if len(order) == numCourses else []
