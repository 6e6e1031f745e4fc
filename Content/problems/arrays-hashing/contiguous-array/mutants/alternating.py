# Bug: looks for the longest stretch in which zeros and ones take turns.
class Solution:
    def findMaxLength(self, nums: List[int]) -> int:
        longest = length = 0
        previous = None
        for number in nums:
            length = length + 1 if number != previous else 1
            previous = number
            longest = max(longest, length // 2 * 2)
        return longest
