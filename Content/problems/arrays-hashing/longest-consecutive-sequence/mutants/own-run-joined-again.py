# Bug: does not skip repeats, so a number joins its own run once more.
class Solution:
    def longestConsecutive(self, nums: List[int]) -> int:
        lengths = {}
        longest = 0
        for number in nums:
            below = lengths.get(number - 1, 0)
            above = lengths.get(number + 1, 0)
            length = below + 1 + above
            lengths[number] = lengths[number - below] = lengths[number + above] = length
            longest = max(longest, length)
        return longest
