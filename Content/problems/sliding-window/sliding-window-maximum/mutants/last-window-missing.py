# Bug: leaves out the last window.
class Solution:
    def maxSlidingWindow(self, nums: List[int], k: int) -> List[int]:
        return [max(nums[start:start + k]) for start in range(max(1, len(nums) - k))]
