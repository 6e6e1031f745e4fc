# Idea: both ends of each run know its length; a new number joins the runs beside it.
class Solution:
    def longestConsecutive(self, nums: List[int]) -> int:
        lengths = {}
        longest = 0
        for number in nums:
            if number in lengths:
                continue
            below = lengths.get(number - 1, 0)
            above = lengths.get(number + 1, 0)
            length = below + 1 + above
            lengths[number] = lengths[number - below] = lengths[number + above] = length
            longest = max(longest, length)
        return longest
