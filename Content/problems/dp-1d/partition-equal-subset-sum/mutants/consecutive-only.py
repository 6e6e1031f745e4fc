# Bug: cuts the sorted list at one place, so the groups are the small and the large elements.
class Solution:
    def canPartition(self, nums: List[int]) -> bool:
        return sum(nums) / 2 in accumulate(sorted(nums))
