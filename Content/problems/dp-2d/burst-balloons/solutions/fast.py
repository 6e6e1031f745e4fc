# Idea: for every gap the balloon that bursts last, short gaps first.
class Solution:
    def maxCoins(self, nums: List[int]) -> int:
        row = [1] + nums + [1]
        best = [[0] * len(row) for _ in row]
        for left in reversed(range(len(nums))):
            for right in range(left + 2, len(row)):
                best[left][right] = max(
                    best[left][last] + row[left] * row[last] * row[right] + best[last][right]
                    for last in range(left + 1, right)
                )
        return best[0][-1]
