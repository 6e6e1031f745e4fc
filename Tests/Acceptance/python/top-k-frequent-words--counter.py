# Style: a counter and one sort by two keys.
class Solution:
    def topKFrequent(self, words: List[str], k: int) -> List[str]:
        counts = Counter(words)
        return sorted(counts, key=lambda word: (-counts[word], word))[:k]
