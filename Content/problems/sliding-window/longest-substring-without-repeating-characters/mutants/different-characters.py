# Bug: counts the different characters of the whole text.
class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        return len(set(s))
