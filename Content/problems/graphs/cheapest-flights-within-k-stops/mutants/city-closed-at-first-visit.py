# Bug: closes a city when the cheapest journey comes to it, though a dearer one has stops left.
class Solution:
    def findCheapestPrice(self, n: int, flights: List[List[int]], src: int, dst: int, k: int) -> int:
        leaving = defaultdict(list)
        for start, end, price in flights:
            leaving[start].append((end, price))
        closed = set()
        journeys = [(0, 0, src)]
        while journeys:
            total, taken, city = heappop(journeys)
            if city == dst:
                return total
            if city in closed or taken > k:
                continue
            closed.add(city)
            for end, price in leaving[city]:
                heappush(journeys, (total + price, taken + 1, end))
        return -1
