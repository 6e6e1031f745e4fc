# Idea: cut off each beginning that is a palindrome, and cut up the rest.
class Solution:
    def partition(self, s: str) -> List[List[str]]:
        if not s:
            return [[]]
        ways = []
        for end in range(1, len(s) + 1):
            piece = s[:end]
            if piece == piece[::-1]:
                ways += [[piece] + rest for rest in self.partition(s[end:])]
        return ways
