# Bug: keeps the end of the latest meeting only and takes a new room for each that starts before it.
class Solution:
    def minMeetingRooms(self, intervals: List[List[int]]) -> int:
        rooms = 1
        ordered = sorted(intervals)
        end = ordered[0][1]
        for start, stop in ordered[1:]:
            if start < end:
                rooms += 1
            end = stop
        return rooms
