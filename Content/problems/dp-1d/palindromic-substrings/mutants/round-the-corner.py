# Bug: does not stop at the left end, where Python goes on with the last character.
class Solution:
    def countSubstrings(self, s: str) -> int:
        count = 0
        for middle in range(len(s)):
            for right in (middle, middle + 1):
                left = middle
                while right < len(s) and s[left] == s[right]:
                    count += 1
                    left -= 1
                    right += 1
        return count
