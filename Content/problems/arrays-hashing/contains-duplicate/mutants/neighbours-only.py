# Bug: compares neighbours without sorting first.
class Solution:
    def containsDuplicate(self, nums: List[int]) -> bool:
        return any(a == b for a, b in zip(nums, nums[1:]))
