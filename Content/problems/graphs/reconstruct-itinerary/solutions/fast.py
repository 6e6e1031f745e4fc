# Idea: flies on as long as there are tickets, and writes down an airport when none is left.
class Solution:
    def findItinerary(self, tickets: List[List[str]]) -> List[str]:
        leaving = defaultdict(list)
        for start, end in sorted(tickets, reverse=True):
            leaving[start].append(end)
        way, trip = ["JFK"], []
        while way:
            onward = leaving[way[-1]]
            if onward:
                way.append(onward.pop())
            else:
                trip.append(way.pop())
        return trip[::-1]
