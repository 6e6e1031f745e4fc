# Bug: the candidate with the longest unbroken stretch wins.
class Solution:
    def majorityElement(self, nums: List[int]) -> int:
        best, longest, length, previous = nums[0], 0, 0, None
        for number in nums:
            length = length + 1 if number == previous else 1
            previous = number
            if length > longest:
                best, longest = number, length
        return best
