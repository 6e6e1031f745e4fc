# Idea: by start, every meeting has to end before the next one starts. Time O(n log n).
class Solution:
    def canAttendMeetings(self, intervals: List[List[int]]) -> bool:
        return all(earlier[1] <= later[0] for earlier, later in pairwise(sorted(intervals)))
