# Bug: sorts the meetings as texts, so 10 comes before 9.
class Solution:
    def canAttendMeetings(self, intervals: List[List[int]]) -> bool:
        ordered = sorted(intervals, key=str)
        return all(one[1] <= other[0] for one, other in pairwise(ordered))
