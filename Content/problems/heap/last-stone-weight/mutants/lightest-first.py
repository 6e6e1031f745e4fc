# Bug: strikes the two lightest stones, because heapq has the smallest on top.
class Solution:
    def lastStoneWeight(self, stones: List[int]) -> int:
        heap = list(stones)
        heapify(heap)
        while len(heap) > 1:
            first, second = heappop(heap), heappop(heap)
            if first != second:
                heappush(heap, second - first)
        return heap[0] if heap else 0
