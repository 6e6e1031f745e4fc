# Bug: takes a node for reached as soon as a message is sent to it.
class Solution:
    def networkDelayTime(self, times: List[List[int]], n: int, k: int) -> int:
        nearby = defaultdict(list)
        for start, end, time in times:
            nearby[start].append((time, end))
        moments = {k: 0}
        messages = [(0, k)]
        while messages:
            moment, node = heappop(messages)
            for time, end in nearby[node]:
                if end not in moments:
                    moments[end] = moment + time
                    heappush(messages, (moment + time, end))
        return max(moments.values()) if len(moments) == n else -1
