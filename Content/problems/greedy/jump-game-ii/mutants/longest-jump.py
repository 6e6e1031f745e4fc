# Bug: always jumps as far as possible, or one step where it stands on a 0.
class Solution:
    def jump(self, nums: List[int]) -> int:
        place = jumps = 0
        while place < len(nums) - 1:
            place += max(1, nums[place])
            jumps += 1
        return jumps
