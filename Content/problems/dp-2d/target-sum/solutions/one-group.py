# Idea: the numbers with a plus have a known sum; count the choices that have it.
class Solution:
    def findTargetSumWays(self, nums: List[int], target: int) -> int:
        group, odd = divmod(sum(nums) + target, 2)
        if odd or group < 0:
            return 0
        ways = [1] + [0] * group
        for number in nums:
            for total in range(group, number - 1, -1):
                ways[total] += ways[total - number]
        return ways[group]
