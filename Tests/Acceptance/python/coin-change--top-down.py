# Style: a cached recursion, as deep as the amount allows.
class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        @lru_cache(None)
        def fewest(rest):
            if rest == 0:
                return 0
            return min((1 + fewest(rest - coin) for coin in coins if coin <= rest), default=inf)

        best = fewest(amount)
        return best if best < inf else -1
