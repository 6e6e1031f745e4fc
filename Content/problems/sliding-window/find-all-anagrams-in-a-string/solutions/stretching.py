# Idea: a window that holds no letter too often; as long as p, it is an anagram.
class Solution:
    def findAnagrams(self, s: str, p: str) -> List[int]:
        left_over = Counter(p)
        start = 0
        starts = []
        for end, letter in enumerate(s):
            left_over[letter] -= 1
            while left_over[letter] < 0:
                left_over[s[start]] += 1
                start += 1
            if end - start + 1 == len(p):
                starts.append(start)
        return starts
