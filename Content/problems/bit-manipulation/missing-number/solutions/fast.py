# Idea: the XOR of 0 to n and of all numbers in the list. Time O(n), space O(1).
class Solution:
    def missingNumber(self, nums: List[int]) -> int:
        missing = len(nums)
        for place, number in enumerate(nums):
            missing ^= place ^ number
        return missing
