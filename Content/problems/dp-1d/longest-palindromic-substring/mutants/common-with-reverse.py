# Bug: takes the longest common substring of the text and its reverse, which need not be a palindrome.
class Solution:
    def longestPalindrome(self, s: str) -> str:
        reverse = s[::-1]
        best = ""
        lengths = [0] * (len(s) + 1)
        for place in range(len(s)):
            row = [0] * (len(s) + 1)
            for other in range(len(s)):
                if s[place] == reverse[other]:
                    row[other + 1] = lengths[other] + 1
                    if row[other + 1] > len(best):
                        best = s[place + 1 - row[other + 1]:place + 1]
            lengths = row
        return best
