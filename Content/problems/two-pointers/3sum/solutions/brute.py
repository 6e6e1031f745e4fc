# Idea: try all triples of positions and keep each combination once.
class Solution:
    def threeSum(self, nums: List[int]) -> List[List[int]]:
        return [list(t) for t in {tuple(sorted(t)) for t in combinations(nums, 3) if sum(t) == 0}]
