# Idea: the XOR of every two numbers. Time O(n²).
class Solution:
    def findMaximumXOR(self, nums: List[int]) -> int:
        best = 0
        for one, other in combinations(nums, 2):
            best = max(best, one ^ other)
        return best
