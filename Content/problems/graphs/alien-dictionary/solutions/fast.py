# Idea: a demand from each two neighbours; then all free letters, round by round.
class Solution:
    def alienOrder(self, words: List[str]) -> str:
        later = {letter: set() for word in words for letter in word}
        for word, following in pairwise(words):
            for first, second in zip(word, following):
                if first != second:
                    later[first].add(second)
                    break
            else:
                if len(word) > len(following):
                    return ""
        order = []
        while later:
            free = [c for c in later if not any(c in letters for letters in later.values())]
            if not free:
                return ""
            order.extend(free)
            for letter in free:
                del later[letter]
        return "".join(order)
