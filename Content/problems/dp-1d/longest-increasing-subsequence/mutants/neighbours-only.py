# Bug: looks for rising numbers that stand side by side.
class Solution:
    def lengthOfLIS(self, nums: List[int]) -> int:
        longest = length = 1
        for previous, number in pairwise(nums):
            length = length + 1 if number > previous else 1
            longest = max(longest, length)
        return longest
