# Bug: counts the ways to pay instead of the coins of the shortest one.
class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        ways = [1] + [0] * amount
        for coin in coins:
            for total in range(coin, amount + 1):
                ways[total] += ways[total - coin]
        return ways[amount] or -1
