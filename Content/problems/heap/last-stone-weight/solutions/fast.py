# Idea: a heap with the heaviest stone on top. Time O(n log n), space O(n).
class Solution:
    def lastStoneWeight(self, stones: List[int]) -> int:
        # heapq has the smallest on top, so the weights are kept with their signs changed.
        heap = [-stone for stone in stones]
        heapify(heap)
        while len(heap) > 1:
            heaviest = heappop(heap)
            # A stone of weight 0 changes nothing.
            heappush(heap, heaviest - heappop(heap))
        return -heap[0]
