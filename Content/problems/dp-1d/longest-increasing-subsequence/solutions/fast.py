# Idea: the smallest end of a rising choice of each length, found by binary search.
class Solution:
    def lengthOfLIS(self, nums: List[int]) -> int:
        ends = []
        for number in nums:
            place = bisect_left(ends, number)
            ends[place : place + 1] = [number]
        return len(ends)
