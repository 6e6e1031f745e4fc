# Idea: a table of all pieces, each from the one between its ends.
class Solution:
    def countSubstrings(self, s: str) -> int:
        count = 0
        # Whether the piece from the start after this one to each end is a palindrome.
        following = [False] * len(s)
        for start in reversed(range(len(s))):
            current = [False] * len(s)
            for end in range(start, len(s)):
                inside = end - start < 2 or following[end - 1]
                current[end] = s[start] == s[end] and inside
            count += sum(current)
            following = current
        return count
