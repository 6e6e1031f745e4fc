# Bug: compares the sum with that of the different numbers, which a repeated 0 does not change.
class Solution:
    def containsDuplicate(self, nums: List[int]) -> bool:
        return sum(nums) != sum(set(nums))
