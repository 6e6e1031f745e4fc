# Bug: begins with the words that occur least often.
class Solution:
    def topKFrequent(self, words: List[str], k: int) -> List[str]:
        counts = Counter(words)
        return sorted(counts, key=lambda word: (counts[word], word))[:k]
