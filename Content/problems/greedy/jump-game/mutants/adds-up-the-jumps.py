# Bug: only asks whether all jumps together are as long as the way.
class Solution:
    def canJump(self, nums: List[int]) -> bool:
        return sum(nums[:-1]) >= len(nums) - 1
