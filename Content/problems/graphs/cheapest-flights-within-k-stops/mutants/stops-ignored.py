# Bug: looks for the cheapest journey with any number of stops.
class Solution:
    def findCheapestPrice(self, n: int, flights: List[List[int]], src: int, dst: int, k: int) -> int:
        prices = [float("inf")] * n
        prices[src] = 0
        for _ in range(n):
            for start, end, price in flights:
                prices[end] = min(prices[end], prices[start] + price)
        return prices[dst] if prices[dst] < float("inf") else -1
