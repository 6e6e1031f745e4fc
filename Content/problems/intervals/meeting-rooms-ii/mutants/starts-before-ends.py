# Bug: at equal times counts the start before the end, so a room that becomes free is not used.
class Solution:
    def minMeetingRooms(self, intervals: List[List[int]]) -> int:
        changes = [(start, 0) for start, _ in intervals] + [(end, 1) for _, end in intervals]
        rooms = most = 0
        for _, is_end in sorted(changes):
            rooms += -1 if is_end else 1
            most = max(most, rooms)
        return most
