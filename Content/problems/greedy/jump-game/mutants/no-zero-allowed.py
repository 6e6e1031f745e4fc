# Bug: takes every 0 before the end for a dead end, even if a jump leads over it.
class Solution:
    def canJump(self, nums: List[int]) -> bool:
        return 0 not in nums[:-1]
