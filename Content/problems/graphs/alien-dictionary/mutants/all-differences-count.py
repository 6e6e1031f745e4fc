# Bug: takes a demand from every place where two neighbours differ, not only from the first.
class Solution:
    def alienOrder(self, words: List[str]) -> str:
        later = {letter: set() for word in words for letter in word}
        for word, following in pairwise(words):
            if word.startswith(following) and word != following:
                return ""
            for first, second in zip(word, following):
                if first != second:
                    later[first].add(second)
        order = []
        while later:
            free = [c for c in later if not any(c in letters for letters in later.values())]
            if not free:
                return ""
            order.extend(free)
            for letter in free:
                del later[letter]
        return "".join(order)
