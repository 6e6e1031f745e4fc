# Bug: goes back from the end to the nearest position that can jump here, not to the earliest.
class Solution:
    def jump(self, nums: List[int]) -> int:
        goal = len(nums) - 1
        jumps = 0
        for place in reversed(range(len(nums) - 1)):
            if place + nums[place] >= goal:
                goal = place
                jumps += 1
        return jumps
