# Bug: returns only letters that some demand names.
class Solution:
    def alienOrder(self, words: List[str]) -> str:
        later = {}
        for word, following in pairwise(words):
            for first, second in zip(word, following):
                if first != second:
                    later.setdefault(first, set()).add(second)
                    later.setdefault(second, set())
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
