# Bug: brings in number by number, which counts each collection once, whatever its order.
class Solution:
    def combinationSum4(self, nums: List[int], target: int) -> int:
        ways = [1] + [0] * target
        for number in nums:
            for total in range(number, target + 1):
                ways[total] += ways[total - number]
        return ways[target]
