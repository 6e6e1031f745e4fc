# Bug: a heap of k words that throws out the first in the alphabet among equal counts.
class Solution:
    def topKFrequent(self, words: List[str], k: int) -> List[str]:
        heap = []
        for word, count in Counter(words).items():
            heappush(heap, (count, word))
            if len(heap) > k:
                heappop(heap)
        return [word for _, word in sorted(heap, key=lambda pair: (-pair[0], pair[1]))]
