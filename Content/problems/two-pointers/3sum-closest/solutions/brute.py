# Idea: try all choices of three positions.
class Solution:
    def threeSumClosest(self, nums: List[int], target: int) -> int:
        return min(map(sum, combinations(nums, 3)), key=lambda total: abs(total - target))
