# Idea: a heap of all different words with the most frequent on top, k times taken out.
class Solution:
    def topKFrequent(self, words: List[str], k: int) -> List[str]:
        heap = [(-count, word) for word, count in Counter(words).items()]
        heapify(heap)
        return [heappop(heap)[1] for _ in range(k)]
