# Idea: compare every pair of positions.
class Solution:
    def containsDuplicate(self, nums: List[int]) -> bool:
        return any(a == b for i, a in enumerate(nums) for b in nums[i + 1:])
