# Bug: keeps the largest number so far, even when the window has left it.
class Solution:
    def maxSlidingWindow(self, nums: List[int], k: int) -> List[int]:
        return list(accumulate(nums, max))[k - 1:]
