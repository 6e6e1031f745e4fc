# Bug: looks only for two equal numbers side by side.
class Solution:
    def findDuplicate(self, nums: List[int]) -> int:
        for one, other in zip(nums, nums[1:]):
            if one == other:
                return one
        return nums[0]
