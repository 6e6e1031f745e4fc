# Bug: goes on after a column that differs.
class Solution:
    def longestCommonPrefix(self, strs: List[str]) -> str:
        return "".join(letters[0] for letters in zip(*strs) if len(set(letters)) == 1)
