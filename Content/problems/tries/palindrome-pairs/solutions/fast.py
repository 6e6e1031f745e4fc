# Idea: looks up what may stand before or behind each word for every way to cut it in two.
class Solution:
    def palindromePairs(self, words: List[str]) -> List[List[int]]:
        places = {word: place for place, word in enumerate(words)}
        pairs = []
        for place, word in enumerate(words):
            for cut in range(len(word) + 1):
                front, back = word[:cut], word[cut:]
                if front == front[::-1]:
                    before = places.get(back[::-1], place)
                    if before != place:
                        pairs.append([before, place])
                # An empty part counts in front only, or words of the same length are found twice.
                if back and back == back[::-1]:
                    behind = places.get(front[::-1], place)
                    if behind != place:
                        pairs.append([place, behind])
        return pairs
