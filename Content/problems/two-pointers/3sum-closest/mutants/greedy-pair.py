# Bug: takes the three numbers that are each nearest to a third of the target.
class Solution:
    def threeSumClosest(self, nums: List[int], target: int) -> int:
        return sum(sorted(nums, key=lambda number: abs(number - target / 3))[:3])
