# Bug: stops at the first part that suffices.
class Solution:
    def minSubArrayLen(self, target: int, nums: List[int]) -> int:
        total, start = 0, 0
        for end, number in enumerate(nums):
            total += number
            if total >= target:
                while total - nums[start] >= target:
                    total -= nums[start]
                    start += 1
                return end - start + 1
        return 0
