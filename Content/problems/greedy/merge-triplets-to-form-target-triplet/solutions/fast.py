# Idea: merges all triplets that exceed the target nowhere. Time O(n), space O(n).
class Solution:
    def mergeTriplets(self, triplets: List[List[int]], target: List[int]) -> bool:
        x, y, z = target
        fitting = [(a, b, c) for a, b, c in triplets if a <= x and b <= y and c <= z]
        return [max(column) for column in zip(*fitting)] == target
