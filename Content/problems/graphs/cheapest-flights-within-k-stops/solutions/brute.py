# Idea: follows every journey, flight by flight, as long as stops are left.
class Solution:
    def findCheapestPrice(self, n: int, flights: List[List[int]], src: int, dst: int, k: int) -> int:
        def cheapest(city: int, flights_left: int) -> float:
            if city == dst:
                return 0
            if flights_left == 0:
                return float("inf")
            return min(
                (p + cheapest(b, flights_left - 1) for a, b, p in flights if a == city),
                default=float("inf"))

        price = cheapest(src, k + 1)
        return price if price < float("inf") else -1
