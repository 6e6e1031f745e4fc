# Bug: adds up the moments, as if the signal went to one node after the other.
class Solution:
    def networkDelayTime(self, times: List[List[int]], n: int, k: int) -> int:
        nearby = defaultdict(list)
        for start, end, time in times:
            nearby[start].append((time, end))
        moments = {}
        messages = [(0, k)]
        while messages:
            moment, node = heappop(messages)
            if node not in moments:
                moments[node] = moment
                for time, end in nearby[node]:
                    heappush(messages, (moment + time, end))
        return sum(moments.values()) if len(moments) == n else -1
