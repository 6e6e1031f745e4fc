# Bug: chooses the right words but returns them in the order of the alphabet.
class Solution:
    def topKFrequent(self, words: List[str], k: int) -> List[str]:
        counts = Counter(words)
        return sorted(sorted(counts, key=lambda word: (-counts[word], word))[:k])
