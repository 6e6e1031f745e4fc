# Idea: go column by column until a word ends or a letter differs.
class Solution:
    def longestCommonPrefix(self, strs: List[str]) -> str:
        prefix = ""
        for letters in zip(*strs):
            if len(set(letters)) > 1:
                break
            prefix += letters[0]
        return prefix
