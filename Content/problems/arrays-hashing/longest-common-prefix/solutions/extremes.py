# Idea: compare only the first and the last word of the dictionary.
class Solution:
    def longestCommonPrefix(self, strs: List[str]) -> str:
        first, last = min(strs), max(strs)
        common = 0
        for one, other in zip(first, last):
            if one != other:
                break
            common += 1
        return first[:common]
