# Bug: the window's beginning may move back to a place that lies before it.
class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        behind = {}
        start = longest = 0
        for end, character in enumerate(s, 1):
            start = behind.get(character, start)
            longest = max(longest, end - start)
            behind[character] = end
        return longest
