# Bug: adds up all positive numbers, though they need not stand side by side.
class Solution:
    def maxSubArray(self, nums: List[int]) -> int:
        positive = [number for number in nums if number > 0]
        return sum(positive) if positive else max(nums)
