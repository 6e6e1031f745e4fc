# Idea: from the left, the furthest position that can be reached. Time O(n), space O(1).
class Solution:
    def canJump(self, nums: List[int]) -> bool:
        furthest = 0
        for place, jump in enumerate(nums):
            if place > furthest:
                return False
            furthest = max(furthest, place + jump)
        return True
