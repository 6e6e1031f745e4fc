# Bug: begins with the first number and takes every larger one that comes.
class Solution:
    def lengthOfLIS(self, nums: List[int]) -> int:
        count, last = 0, float("-inf")
        for number in nums:
            if number > last:
                count, last = count + 1, number
        return count
