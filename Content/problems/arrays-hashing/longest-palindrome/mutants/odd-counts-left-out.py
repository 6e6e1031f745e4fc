# Bug: leaves letters with an odd count out altogether, but for one.
class Solution:
    def longestPalindrome(self, s: str) -> int:
        counts = Counter(s).values()
        return sum(count for count in counts if count % 2 == 0) + max((count for count in counts if count % 2), default=0)
