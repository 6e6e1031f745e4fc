# Idea: a table of the fewest coins for every sum, coin by coin.
class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        unreachable = float("inf")
        fewest = [0] + [unreachable] * amount
        for coin in coins:
            for total in range(coin, amount + 1):
                candidate = fewest[total - coin] + 1
                if candidate < fewest[total]:
                    fewest[total] = candidate
        return fewest[amount] if fewest[amount] < unreachable else -1
