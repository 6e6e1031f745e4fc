# Idea: the sum of 0 to n minus the sum of the list. Time O(n), space O(1).
class Solution:
    def missingNumber(self, nums: List[int]) -> int:
        return len(nums) * (len(nums) + 1) // 2 - sum(nums)
