# Idea: the best from each job on, jobs by their beginnings, the next one by binary search.
class Solution:
    def jobScheduling(self, startTime: List[int], endTime: List[int], profit: List[int]) -> int:
        jobs = sorted(zip(startTime, endTime, profit))
        starts = sorted(startTime)
        best = [0] * (len(jobs) + 1)
        for index in range(len(jobs) - 1, -1, -1):
            _, end, earned = jobs[index]
            best[index] = max(best[index + 1], earned + best[bisect_left(starts, end)])
        return best[0]
