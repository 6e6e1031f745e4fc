# Idea: try the prefixes of the first word, the longest one first.
class Solution:
    def longestCommonPrefix(self, strs: List[str]) -> str:
        for length in range(len(strs[0]), -1, -1):
            prefix = strs[0][:length]
            if all(word.startswith(prefix) for word in strs):
                return prefix
