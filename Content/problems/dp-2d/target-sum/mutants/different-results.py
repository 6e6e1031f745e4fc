# Bug: asks only whether the target can be reached.
class Solution:
    def findTargetSumWays(self, nums: List[int], target: int) -> int:
        results = {0}
        for number in nums:
            results = {result + sign * number for result in results for sign in (1, -1)}
        return 1 if target in results else 0
