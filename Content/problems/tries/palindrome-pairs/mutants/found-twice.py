# Bug: counts an empty part on both sides, so words of the same length are found twice.
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
                if back == back[::-1]:
                    behind = places.get(front[::-1], place)
                    if behind != place:
                        pairs.append([place, behind])
        return pairs
