# Bug: always flies to the first airport in the alphabet and ends where it gets stuck.
class Solution:
    def findItinerary(self, tickets: List[List[str]]) -> List[str]:
        leaving = defaultdict(list)
        for start, end in sorted(tickets, reverse=True):
            leaving[start].append(end)
        trip = ["JFK"]
        while leaving[trip[-1]]:
            trip.append(leaving[trip[-1]].pop())
        return trip
