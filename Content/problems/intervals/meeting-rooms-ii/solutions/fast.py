# Idea: walks through starts and ends in the order of time and counts the meetings that go on. Time
# O(n log n).
class Solution:
    def minMeetingRooms(self, intervals: List[List[int]]) -> int:
        starts = [(start, 1) for start, _ in intervals]
        ends = [(end, -1) for _, end in intervals]
        changes = sorted([*starts, *ends])
        return max(accumulate(change for _, change in changes))
