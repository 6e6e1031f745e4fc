# Idea: by start, a heap of the ends of the meetings that have a room. Time O(n log n).
class Solution:
    def minMeetingRooms(self, intervals: List[List[int]]) -> int:
        rooms = []
        for start, end in sorted(intervals):
            if rooms and rooms[0] <= start:
                heapreplace(rooms, end)
            else:
                heappush(rooms, end)
        return len(rooms)
