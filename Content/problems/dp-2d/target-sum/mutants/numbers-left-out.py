# Bug: allows to leave a number out, as if it could have no sign.
class Solution:
    def findTargetSumWays(self, nums: List[int], target: int) -> int:
        ways = Counter({0: 1})
        for number in nums:
            following = Counter(ways)
            for result, count in ways.items():
                following[result + number] += count
                following[result - number] += count
            ways = following
        return ways[target]
