# Bug: a sum of exactly the target is not enough.
class Solution:
    def minSubArrayLen(self, target: int, nums: List[int]) -> int:
        shortest, total, start = inf, 0, 0
        for end, number in enumerate(nums):
            total += number
            while total > target:
                shortest = min(shortest, end - start + 1)
                total -= nums[start]
                start += 1
        return 0 if shortest == inf else shortest
