# Bug: jumps on from positions that cannot be reached.
class Solution:
    def canJump(self, nums: List[int]) -> bool:
        return max(place + jump for place, jump in enumerate(nums)) >= len(nums) - 1
