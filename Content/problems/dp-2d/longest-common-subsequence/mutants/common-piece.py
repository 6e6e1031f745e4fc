# Bug: looks for the longest common piece without gaps.
class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        longest = 0
        row = [0] * (len(text2) + 1)
        for letter in text1:
            pairs = zip(row, text2)
            row = [0] + [before + 1 if letter == other else 0 for before, other in pairs]
            longest = max(longest, max(row))
        return longest
