# Idea: a window that holds no letter too often; as long as s1, it is a permutation.
class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        left_over = Counter(s1)
        start = 0
        for end, letter in enumerate(s2):
            left_over[letter] -= 1
            while left_over[letter] < 0:
                left_over[s2[start]] += 1
                start += 1
            if end - start + 1 == len(s1):
                return True
        return False
