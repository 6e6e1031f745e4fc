# Bug: does not look whether a number fits; below 0 Python goes on at the end of the list.
class Solution:
    def combinationSum4(self, nums: List[int], target: int) -> int:
        ways = [1] + [0] * target
        for total in range(1, target + 1):
            ways[total] = sum(ways[max(total - number, 0)] for number in nums)
        return ways[target]
