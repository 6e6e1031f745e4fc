# Idea: a table of all pairs of beginnings, row by row.
class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        row = [0] + [0 for _ in text2]
        for letter in text1:
            following = [0]
            for (diagonal, above), other in zip(pairwise(row), text2):
                if letter == other:
                    following.append(diagonal + 1)
                else:
                    following.append(max(above, following[-1]))
            row = following
        return row[-1]
