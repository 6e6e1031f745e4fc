# Idea: term by term: takes every course that no remaining pair holds back. Time O(terms · pairs).
class Solution:
    def findOrder(self, numCourses: int, prerequisites: List[List[int]]) -> List[int]:
        pairs = prerequisites
        waiting = set(range(numCourses))
        order = []
        while waiting:
            held_back = {course for course, _ in pairs}
            term = waiting - held_back
            if not term:
                return []
            order.extend(term)
            waiting &= held_back
            pairs = [pair for pair in pairs if pair[1] in held_back]
        return order
