# Idea: both signs for every number.
class Solution:
    def findTargetSumWays(self, nums: List[int], target: int) -> int:
        if not nums:
            return 1 if target == 0 else 0
        added = self.findTargetSumWays(nums[1:], target - nums[0])
        return added + self.findTargetSumWays(nums[1:], target + nums[0])
