# Idea: takes courses that wait for nothing and lowers their followers' counts (Kahn).
class Solution:
    def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        open_count = [0] * numCourses
        followers = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            open_count[course] += 1
            followers[needed].append(course)
        done = [course for course in range(numCourses) if open_count[course] == 0]
        for course in done:
            for follower in followers[course]:
                open_count[follower] -= 1
                if open_count[follower] == 0:
                    done.append(follower)
        return len(done) == numCourses
