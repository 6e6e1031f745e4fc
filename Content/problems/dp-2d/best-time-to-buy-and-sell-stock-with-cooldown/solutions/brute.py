# Idea: every day wait, or do the only trade that is possible.
class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        def best(day: int, held: Optional[int]) -> int:
            if day >= len(prices):
                return 0
            waiting = best(day + 1, held)
            if held is None:
                return max(waiting, best(day + 1, prices[day]))
            return max(waiting, prices[day] - held + best(day + 2, None))

        return best(0, None)
