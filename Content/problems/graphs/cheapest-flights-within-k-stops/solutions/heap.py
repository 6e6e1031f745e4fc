# Idea: the cheapest journey first; a city is visited again only with fewer flights than before.
class Solution:
    def findCheapestPrice(self, n: int, flights: List[List[int]], src: int, dst: int, k: int) -> int:
        leaving = defaultdict(list)
        for start, end, price in flights:
            leaving[start].append((end, price))
        fewest = [k + 2] * n
        journeys = [(0, 0, src)]
        while journeys:
            total, taken, city = heappop(journeys)
            if city == dst:
                return total
            if taken < fewest[city]:
                fewest[city] = taken
                if taken <= k:
                    for end, price in leaving[city]:
                        heappush(journeys, (total + price, taken + 1, end))
        return -1
