# Bug: keeps every letter that fits and never crosses one out that it could use.
class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        found = 0
        for letter in s:
            if found < len(t) and t[found] == letter:
                found += 1
        return 1 if found == len(t) else 0
