# Bug: asks for each text alone whether its letters stand in s3 in order, and lets them share letters.
class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        def is_inside(part: str) -> bool:
            letters = iter(s3)
            return all(letter in letters for letter in part)

        return len(s1) + len(s2) == len(s3) and is_inside(s1) and is_inside(s2)
