# Bug: takes the first number that is higher than the one before it.
class Solution:
    def findPeakElement(self, nums: List[int]) -> int:
        steps = enumerate(zip(nums, nums[1:]), 1)
        return next((place for place, (a, b) in steps if b > a), 0)
