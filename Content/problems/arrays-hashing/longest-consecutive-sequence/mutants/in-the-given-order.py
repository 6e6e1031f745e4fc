# Bug: looks for runs only among neighbours of the given list.
class Solution:
    def longestConsecutive(self, nums: List[int]) -> int:
        longest = length = 0
        previous = None
        for number in nums:
            length = length + 1 if number - 1 == previous else 1
            longest = max(longest, length)
            previous = number
        return longest
