# Idea: search every window.
class Solution:
    def maxSlidingWindow(self, nums: List[int], k: int) -> List[int]:
        return [max(nums[start:start + k]) for start in range(len(nums) - k + 1)]
