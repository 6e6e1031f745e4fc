# Style: memory for clarity, a cached recursion over both positions.
class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        @cache
        def best(i, j):
            if i == len(text1) or j == len(text2):
                return 0
            if text1[i] == text2[j]:
                return 1 + best(i + 1, j + 1)
            return max(best(i + 1, j), best(i, j + 1))

        return best(0, 0)
