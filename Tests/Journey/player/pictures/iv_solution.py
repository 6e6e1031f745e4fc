from typing import List
class Solution:
    def minMeetingRooms(self, intervals: List[List[int]]) -> int:
        import heapq
        intervals.sort()
        ends = []
        for iv in intervals:
            if ends and ends[0] <= iv[0]:
                heapq.heapreplace(ends, iv[1])
            else:
                heapq.heappush(ends, iv[1])
        return len(ends)
    def erase(self, pts):
        pts.sort(key=lambda p: p[1])
        arrows, pos = 1, pts[0][1]
        for a, b in pts:
            if a > pos:
                arrows += 1
                pos = b
        return arrows
s = Solution()
print(s.minMeetingRooms([[0, 30], [5, 10], [15, 20]]), s.erase([[10, 16], [2, 8], [1, 6], [7, 12]]))
