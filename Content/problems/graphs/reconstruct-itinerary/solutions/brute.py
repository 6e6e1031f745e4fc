# Idea: tries the flights in the order of the alphabet and takes them back when it gets stuck.
class Solution:
    def findItinerary(self, tickets: List[List[str]]) -> List[str]:
        tickets = sorted(tickets)
        used = [False] * len(tickets)
        trip = ["JFK"]

        def complete() -> bool:
            if all(used):
                return True
            for index, (start, end) in enumerate(tickets):
                if start == trip[-1] and not used[index]:
                    used[index] = True
                    trip.append(end)
                    if complete():
                        return True
                    trip.pop()
                    used[index] = False
            return False

        complete()
        return trip
