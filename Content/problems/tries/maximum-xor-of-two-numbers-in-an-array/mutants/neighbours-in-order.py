# Bug: tries only numbers that follow each other in sorted order, as for the least XOR.
class Solution:
    def findMaximumXOR(self, nums: List[int]) -> int:
        ordered = sorted(nums)
        return max((one ^ other for one, other in zip(ordered, ordered[1:])), default=0)
