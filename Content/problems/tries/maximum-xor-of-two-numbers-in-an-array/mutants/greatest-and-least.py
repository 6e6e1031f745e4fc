# Bug: takes the XOR of the greatest and the least number.
class Solution:
    def findMaximumXOR(self, nums: List[int]) -> int:
        return max(nums) ^ min(nums)
