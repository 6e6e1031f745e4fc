# Idea: walks through the stretches that 0, 1, 2, … jumps reach. Time O(n), space O(1).
class Solution:
    def jump(self, nums: List[int]) -> int:
        jumps = 0
        end = furthest = 0
        for place, jump in enumerate(nums[:-1]):
            furthest = max(furthest, place + jump)
            if place == end:
                jumps += 1
                end = furthest
        return jumps
