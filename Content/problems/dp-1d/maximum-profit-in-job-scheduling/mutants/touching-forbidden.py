# Bug: does not let a job begin at the time at which another one ends.
class Solution:
    def jobScheduling(self, startTime: List[int], endTime: List[int], profit: List[int]) -> int:
        ends = []
        best = [0]
        for end, start, earned in sorted(zip(endTime, startTime, profit)):
            before = best[bisect_left(ends, start)]
            best.append(max(best[-1], before + earned))
            ends.append(end)
        return best[-1]
