# Bug: takes only one character out, which need not be the repeated one.
class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        start = longest = 0
        for end in range(len(s)):
            if s[end] in s[start:end]:
                start += 1
            longest = max(longest, end + 1 - start)
        return longest
