# Bug: starts at characters only, so palindromes of even length are lost.
class Solution:
    def countSubstrings(self, s: str) -> int:
        count = 0
        for middle in range(len(s)):
            reach = 0
            while (
                middle >= reach
                and middle + reach < len(s)
                and s[middle - reach] == s[middle + reach]
            ):
                count += 1
                reach += 1
        return count
