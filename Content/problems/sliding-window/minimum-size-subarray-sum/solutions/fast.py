# Idea: a window that gives up numbers on the left as long as its sum suffices.
class Solution:
    def minSubArrayLen(self, target: int, nums: List[int]) -> int:
        shortest = inf
        missing = target
        start = 0
        for end, number in enumerate(nums):
            missing -= number
            while missing <= 0:
                shortest = min(shortest, end - start + 1)
                missing += nums[start]
                start += 1
        return 0 if shortest == inf else shortest
