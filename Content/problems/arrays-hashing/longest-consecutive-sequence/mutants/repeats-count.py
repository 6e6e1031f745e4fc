# Bug: after sorting, a repeated number prolongs the run.
class Solution:
    def longestConsecutive(self, nums: List[int]) -> int:
        longest = length = 0
        previous = None
        for number in sorted(nums):
            length = length + 1 if previous is not None and number - previous <= 1 else 1
            longest = max(longest, length)
            previous = number
        return longest
