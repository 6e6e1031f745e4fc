# Bug: compares which letters occur, not how often.
class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        length = len(s1)
        return any(set(s2[i:i + length]) == set(s1) for i in range(len(s2) - length + 1))
