# Idea: the product of every run.
class Solution:
    def maxProduct(self, nums: List[int]) -> int:
        ends = combinations(range(len(nums) + 1), 2)
        return max(prod(nums[start:end]) for start, end in ends)
