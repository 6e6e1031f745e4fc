# Bug: compares sorted numbers, as if the three places could be exchanged.
class Solution:
    def mergeTriplets(self, triplets: List[List[int]], target: List[int]) -> bool:
        goal = sorted(target)
        fitting = [sorted(t) for t in triplets]
        fitting = [t for t in fitting if all(a <= b for a, b in zip(t, goal))]
        return [max(column) for column in zip(*fitting)] == goal
