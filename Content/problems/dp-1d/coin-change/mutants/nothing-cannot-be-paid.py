# Bug: says -1 for an amount of 0, which needs no coin.
class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        fewest = {0: 0}
        for total in range(1, amount + 1):
            ways = [fewest[total - coin] + 1 for coin in coins if total - coin in fewest]
            if ways:
                fewest[total] = min(ways)
        return fewest.get(amount, 0) or -1
