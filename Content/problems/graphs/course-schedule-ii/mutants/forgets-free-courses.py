# Bug: looks only at courses that some pair names, so courses without any pair are missing.
class Solution:
    def findOrder(self, numCourses: int, prerequisites: List[List[int]]) -> List[int]:
        open_count = {}
        followers = {}
        for course, needed in prerequisites:
            open_count[course] = open_count.get(course, 0) + 1
            open_count.setdefault(needed, 0)
            followers.setdefault(needed, []).append(course)
        order = [course for course, count in open_count.items() if count == 0]
        for course in order:
            for follower in followers.get(course, []):
                open_count[follower] -= 1
                if open_count[follower] == 0:
                    order.append(follower)
        return order if len(order) == len(open_count) else []
