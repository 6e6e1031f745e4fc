# Idea: cheapest prices with one flight more, computed from those before, k + 1 times.
class Solution:
    def findCheapestPrice(self, n: int, flights: List[List[int]], src: int, dst: int, k: int) -> int:
        prices = {src: 0}
        for _ in range(k + 1):
            later = dict(prices)
            for start, end, price in flights:
                if start in prices:
                    later[end] = min(later.get(end, float("inf")), prices[start] + price)
            prices = later
        return prices.get(dst, -1)
