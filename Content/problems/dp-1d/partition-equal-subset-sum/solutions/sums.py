# Idea: the set of all sums that some choice of the elements has.
class Solution:
    def canPartition(self, nums: List[int]) -> bool:
        sums = {0}
        for number in nums:
            sums |= {known + number for known in sums}
        return sum(nums) % 2 == 0 and sum(nums) // 2 in sums
