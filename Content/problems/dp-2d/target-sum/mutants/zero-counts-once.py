# Bug: takes +0 and -0 for the same way.
class Solution:
    def findTargetSumWays(self, nums: List[int], target: int) -> int:
        ways = Counter({0: 1})
        for number in nums:
            following = Counter()
            for result, count in ways.items():
                for changed in {result + number, result - number}:
                    following[changed] += count
            ways = following
        return ways[target]
