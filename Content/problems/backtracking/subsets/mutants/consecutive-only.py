# Bug: finds only runs of numbers that stand side by side.
class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        ends = combinations(range(len(nums) + 1), 2)
        return [[]] + [nums[start:end] for start, end in ends]
