# Idea: from every number, search the whole list for the next one.
class Solution:
    def longestConsecutive(self, nums: List[int]) -> int:
        def length(start: int) -> int:
            return 1 + length(start + 1) if start + 1 in nums else 1

        return max(map(length, nums), default=0)
