# Bug: lets a number follow an equal one.
class Solution:
    def lengthOfLIS(self, nums: List[int]) -> int:
        ends = []
        for number in nums:
            place = bisect_right(ends, number)
            ends[place : place + 1] = [number]
        return len(ends)
