# Bug: rests for two days after a sale.
class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        held, sold, resting, free = float("-inf"), 0, 0, 0
        for price in prices:
            held, sold, resting, free = (
                max(held, free - price),
                held + price,
                sold,
                max(free, resting),
            )
        return max(sold, resting, free)
