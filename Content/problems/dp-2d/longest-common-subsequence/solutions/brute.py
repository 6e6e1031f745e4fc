# Idea: every subsequence of the first text, longest first, looked for in the second.
class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        for length in range(len(text1), 0, -1):
            for kept in combinations(text1, length):
                letters = iter(text2)
                if all(letter in letters for letter in kept):
                    return length
        return 0
