# Bug: leaves out the piece that reaches to the end of the text unless it is one letter.
class Solution:
    def partition(self, s: str) -> List[List[str]]:
        if len(s) <= 1:
            return [[s]]
        ways = []
        for end in range(1, len(s)):
            piece = s[:end]
            if piece == piece[::-1]:
                ways += [[piece] + rest for rest in self.partition(s[end:])]
        return ways
