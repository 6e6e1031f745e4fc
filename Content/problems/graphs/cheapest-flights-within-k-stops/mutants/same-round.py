# Bug: uses prices of the same round, so one round may take several flights.
class Solution:
    def findCheapestPrice(self, n: int, flights: List[List[int]], src: int, dst: int, k: int) -> int:
        prices = [float("inf")] * n
        prices[src] = 0
        for _ in range(k + 1):
            for start, end, price in flights:
                prices[end] = min(prices[end], prices[start] + price)
        return prices[dst] if prices[dst] < float("inf") else -1
