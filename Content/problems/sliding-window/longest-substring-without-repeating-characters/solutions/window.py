# Idea: a window that gives up characters at its left until the new one fits.
class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        window = deque()
        inside = set()
        longest = 0
        for character in s:
            while character in inside:
                inside.remove(window.popleft())
            window.append(character)
            inside.add(character)
            longest = max(longest, len(window))
        return longest
