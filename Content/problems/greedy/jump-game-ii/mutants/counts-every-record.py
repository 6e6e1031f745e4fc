# Bug: counts a jump whenever some position leads further than all before.
class Solution:
    def jump(self, nums: List[int]) -> int:
        furthest = jumps = 0
        for place, jump in enumerate(nums[:-1]):
            if place + jump > furthest and furthest < len(nums) - 1:
                furthest = place + jump
                jumps += 1
        return jumps
