# Bug: uses -1 for "impossible" inside the table too and takes it for a very small count.
class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        fewest = [0] + [-1] * amount
        for total in range(1, amount + 1):
            ways = [fewest[total - coin] + 1 for coin in coins if coin <= total]
            if ways:
                fewest[total] = min(ways)
        return fewest[amount]
