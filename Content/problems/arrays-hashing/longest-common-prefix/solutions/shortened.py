# Idea: cut the answer down with each further word.
class Solution:
    def longestCommonPrefix(self, strs: List[str]) -> str:
        prefix = strs[0]
        for word in strs:
            common = 0
            for one, other in zip(prefix, word):
                if one != other:
                    break
                common += 1
            prefix = prefix[:common]
        return prefix
