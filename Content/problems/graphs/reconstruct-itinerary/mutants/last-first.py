# Bug: uses the last ticket in the alphabet first.
class Solution:
    def findItinerary(self, tickets: List[List[str]]) -> List[str]:
        leaving = defaultdict(list)
        for start, end in sorted(tickets):
            leaving[start].append(end)
        way, trip = ["JFK"], []
        while way:
            onward = leaving[way[-1]]
            if onward:
                way.append(onward.pop())
            else:
                trip.append(way.pop())
        return trip[::-1]
