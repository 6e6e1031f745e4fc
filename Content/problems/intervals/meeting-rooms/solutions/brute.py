# Idea: compares every two meetings. Time O(n²), space O(1).
class Solution:
    def canAttendMeetings(self, intervals: List[List[int]]) -> bool:
        for (start, end), (begin, stop) in combinations(intervals, 2):
            if start < stop and begin < end:
                return False
        return True
