# Idea: a window that jumps behind the last place of the character that comes in.
class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        behind = {}
        start = longest = 0
        for end, character in enumerate(s, 1):
            start = max(start, behind.get(character, start))
            longest = max(longest, end - start)
            behind[character] = end
        return longest
