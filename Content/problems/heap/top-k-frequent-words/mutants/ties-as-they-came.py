# Bug: leaves words with equal counts in the order in which they came.
class Solution:
    def topKFrequent(self, words: List[str], k: int) -> List[str]:
        return [word for word, _ in Counter(words).most_common(k)]
