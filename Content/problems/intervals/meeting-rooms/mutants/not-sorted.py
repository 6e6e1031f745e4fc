# Bug: compares neighbours of the list as it was given.
class Solution:
    def canAttendMeetings(self, intervals: List[List[int]]) -> bool:
        return all(one[1] <= other[0] or other[1] <= one[0] for one, other in pairwise(intervals))
