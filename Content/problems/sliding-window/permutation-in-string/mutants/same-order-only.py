# Bug: looks for s1 and for s1 backwards only.
class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        return s1 in s2 or s1[::-1] in s2
