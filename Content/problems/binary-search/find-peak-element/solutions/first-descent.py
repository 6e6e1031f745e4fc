# Idea: walk to the right as long as it goes up.
class Solution:
    def findPeakElement(self, nums: List[int]) -> int:
        steps = enumerate(zip(nums, nums[1:]))
        return next((place for place, (a, b) in steps if a > b), len(nums) - 1)
