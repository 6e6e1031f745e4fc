# Bug: looks only for meetings that start at the same time.
class Solution:
    def canAttendMeetings(self, intervals: List[List[int]]) -> bool:
        starts = [start for start, _ in intervals]
        return len(set(starts)) == len(starts)
