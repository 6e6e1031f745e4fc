# Bug: solves the street and gives the poorer end back when both ends were taken.
class Solution:
    def rob(self, nums: List[int]) -> int:
        if len(nums) == 1:
            return nums[0]
        best = [(0, ()), (0, ())]
        for house, money in enumerate(nums):
            total, taken = best[-2]
            best.append(max(best[-1], (total + money, taken + (house,))))
        total, taken = best[-1]
        if 0 in taken and len(nums) - 1 in taken:
            total -= min(nums[0], nums[-1])
        return total
