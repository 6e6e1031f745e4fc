# Idea: a heap of the k nearest points so far, with the farthest of them on top.
class Solution:
    def kClosest(self, points: List[List[int]], k: int) -> List[List[int]]:
        nearest = []
        for x, y in points:
            heapq.heappush(nearest, (-(x * x + y * y), x, y))
            if len(nearest) > k:
                heapq.heappop(nearest)
        return [[x, y] for _, x, y in nearest]
