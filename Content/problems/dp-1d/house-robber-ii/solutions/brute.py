# Idea: build every allowed set of houses, one house after the other.
class Solution:
    def rob(self, nums: List[int]) -> int:
        sets = [[]]
        for house in range(len(nums)):
            sets += [taken + [house] for taken in sets if house - 1 not in taken]
        last = len(nums) - 1
        return max(
            sum(nums[house] for house in taken)
            for taken in sets
            if last == 0 or not (0 in taken and last in taken)
        )
