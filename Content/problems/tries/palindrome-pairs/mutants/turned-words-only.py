# Bug: pairs words only with their exact reverse, so both have the same length.
class Solution:
    def palindromePairs(self, words: List[str]) -> List[List[int]]:
        places = {word: place for place, word in enumerate(words)}
        pairs = []
        for place, word in enumerate(words):
            other = places.get(word[::-1], place)
            if other != place:
                pairs.append([place, other])
        return pairs
