# Idea: from each first position, count zeros and ones up to each last one.
class Solution:
    def findMaxLength(self, nums: List[int]) -> int:
        longest = 0
        for first in range(len(nums)):
            counts = [0, 0]
            for last in range(first, len(nums)):
                counts[nums[last]] += 1
                if counts[0] == counts[1]:
                    longest = max(longest, last - first + 1)
        return longest
