# Bug: leaves out triplets that have the target's number somewhere, unless they are the target.
class Solution:
    def mergeTriplets(self, triplets: List[List[int]], target: List[int]) -> bool:
        if target in triplets:
            return True
        fitting = [t for t in triplets if sum(a < b for a, b in zip(t, target)) > 1]
        fitting = [t for t in fitting if all(a <= b for a, b in zip(t, target))]
        return [max(column) for column in zip(*fitting)] == target
