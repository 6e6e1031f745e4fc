# Idea: rounds over all connections, which lower moments until nothing changes.
class Solution:
    def networkDelayTime(self, times: List[List[int]], n: int, k: int) -> int:
        moments = [float("inf")] * (n + 1)
        moments[k] = 0
        before = []
        while moments != before:
            before = list(moments)
            for start, end, time in times:
                moments[end] = min(moments[end], moments[start] + time)
        latest = max(moments[1:])
        return latest if latest < float("inf") else -1
