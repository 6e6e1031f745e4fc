# Idea: searches the best of the counted words k times.
class Solution:
    def topKFrequent(self, words: List[str], k: int) -> List[str]:
        counts = {}
        for word in words:
            counts[word] = counts.get(word, 0) + 1
        answer = []
        while len(answer) < k:
            most = max(counts.values())
            best = min(word for word in counts if counts[word] == most)
            answer.append(best)
            del counts[best]
        return answer
