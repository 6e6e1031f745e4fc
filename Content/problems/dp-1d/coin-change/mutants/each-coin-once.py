# Bug: walks the sums downwards, so each coin can be used only once.
class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        unreachable = amount + 1
        fewest = [0] + [unreachable] * amount
        for coin in coins:
            for total in range(amount, coin - 1, -1):
                fewest[total] = min(fewest[total], fewest[total - coin] + 1)
        return fewest[amount] if fewest[amount] < unreachable else -1
