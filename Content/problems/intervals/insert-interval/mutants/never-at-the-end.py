# Bug: puts the new interval in when a later one turns up, so at the very end it is lost.
class Solution:
    def insert(self, intervals: List[List[int]], newInterval: List[int]) -> List[List[int]]:
        start, end = newInterval
        answer = []
        placed = False
        for first, last in intervals:
            if last < start or placed:
                answer.append([first, last])
            elif first > end:
                answer += [[start, end], [first, last]]
                placed = True
            else:
                start, end = min(start, first), max(end, last)
        return answer or [[start, end]]
