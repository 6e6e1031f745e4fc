# Bug: never gives a room back while another meeting is going on.
class Solution:
    def minMeetingRooms(self, intervals: List[List[int]]) -> int:
        most = rooms = 0
        latest = 0
        for start, end in sorted(intervals):
            rooms = 1 if start >= latest else rooms + 1
            latest = max(latest, end)
            most = max(most, rooms)
        return most
