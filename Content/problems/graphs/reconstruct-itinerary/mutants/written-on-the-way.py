# Bug: writes airports down when it comes to them, not when it leaves them for good.
class Solution:
    def findItinerary(self, tickets: List[List[str]]) -> List[str]:
        leaving = defaultdict(list)
        for start, end in sorted(tickets, reverse=True):
            leaving[start].append(end)
        way, trip = ["JFK"], ["JFK"]
        while way:
            onward = leaving[way[-1]]
            if onward:
                way.append(onward.pop())
                trip.append(way[-1])
            else:
                way.pop()
        return trip
