# Bug: returns the fewest coins, as in Coin Change.
class Solution:
    def change(self, amount: int, coins: List[int]) -> int:
        fewest = [0] + [float("inf")] * amount
        for coin in coins:
            for total in range(coin, amount + 1):
                fewest[total] = min(fewest[total], fewest[total - coin] + 1)
        return fewest[amount] if fewest[amount] < float("inf") else 0
