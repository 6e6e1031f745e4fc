# Bug: decides each digit for itself, although it need not be the same two numbers.
class Solution:
    def findMaximumXOR(self, nums: List[int]) -> int:
        anywhere, everywhere = 0, nums[0]
        for number in nums:
            anywhere |= number
            everywhere &= number
        return anywhere ^ everywhere
