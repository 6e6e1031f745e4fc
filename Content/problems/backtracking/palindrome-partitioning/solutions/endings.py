# Idea: the ways for every ending of the text, from the shortest one on.
class Solution:
    def partition(self, s: str) -> List[List[str]]:
        ways = [[] for _ in s] + [[[]]]
        for start in reversed(range(len(s))):
            for end in range(start + 1, len(s) + 1):
                piece = s[start:end]
                if piece == piece[::-1]:
                    ways[start] += [[piece] + rest for rest in ways[end]]
        return ways[0]
