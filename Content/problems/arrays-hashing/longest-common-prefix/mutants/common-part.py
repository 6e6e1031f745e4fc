# Bug: looks for the longest common part anywhere, not at the beginning.
class Solution:
    def longestCommonPrefix(self, strs: List[str]) -> str:
        word = min(strs, key=len)
        for length in range(len(word), 0, -1):
            for start in range(len(word) - length + 1):
                if all(word[start : start + length] in other for other in strs):
                    return word[start : start + length]
        return ""
