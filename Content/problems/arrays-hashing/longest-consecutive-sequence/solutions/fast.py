# Idea: a set, and a walk upwards from the first number of each run.
class Solution:
    def longestConsecutive(self, nums: List[int]) -> int:
        numbers = set(nums)
        longest = 0
        for first in numbers:
            if first - 1 in numbers:
                continue
            following = first
            while following in numbers:
                following += 1
            longest = max(longest, following - first)
        return longest
