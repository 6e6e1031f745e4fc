# Idea: for every result the number of ways to it, number by number.
class Solution:
    def findTargetSumWays(self, nums: List[int], target: int) -> int:
        ways = Counter({0: 1})
        for number in nums:
            following = Counter()
            for result, count in ways.items():
                following[result + number] += count
                following[result - number] += count
            ways = following
        return ways[target]
