# Bug: always cuts off the longest palindrome and finds a single way.
class Solution:
    def partition(self, s: str) -> List[List[str]]:
        pieces = []
        while s:
            end = max(end for end in range(1, len(s) + 1) if s[:end] == s[:end][::-1])
            pieces.append(s[:end])
            s = s[end:]
        return [pieces]
