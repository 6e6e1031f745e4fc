# Bug: searches in breadth, so a node keeps the moment of the way with the fewest connections.
class Solution:
    def networkDelayTime(self, times: List[List[int]], n: int, k: int) -> int:
        nearby = defaultdict(list)
        for start, end, time in times:
            nearby[start].append((end, time))
        moments = {k: 0}
        queue = [k]
        for node in queue:
            for end, time in nearby[node]:
                if end not in moments:
                    moments[end] = moments[node] + time
                    queue.append(end)
        return max(moments.values()) if len(moments) == n else -1
