# Bug: walks the sums downwards, so each coin can be used only once.
class Solution:
    def change(self, amount: int, coins: List[int]) -> int:
        ways = [1] + [0] * amount
        for coin in coins:
            for total in range(amount, coin - 1, -1):
                ways[total] += ways[total - coin]
        return ways[amount]
