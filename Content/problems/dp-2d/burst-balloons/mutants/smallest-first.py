# Bug: always bursts the smallest balloon.
class Solution:
    def maxCoins(self, nums: List[int]) -> int:
        row, coins = [1] + nums + [1], 0
        while len(row) > 2:
            index = min(range(1, len(row) - 1), key=row.__getitem__)
            coins += row[index - 1] * row[index] * row[index + 1]
            row.pop(index)
        return coins
