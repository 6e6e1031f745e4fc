# Bug: when two stones weigh the same, only one of them falls to dust.
class Solution:
    def lastStoneWeight(self, stones: List[int]) -> int:
        heap = [-stone for stone in stones]
        heapify(heap)
        while len(heap) > 1:
            first, second = heappop(heap), heappop(heap)
            heappush(heap, first - second if first != second else first)
        return -heap[0]
