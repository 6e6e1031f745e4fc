# Bug: compares the shortest and the longest word instead of the first and last of the dictionary.
class Solution:
    def longestCommonPrefix(self, strs: List[str]) -> str:
        one, other = min(strs, key=len), max(strs, key=len)
        length = 0
        while length < len(one) and one[length] == other[length]:
            length += 1
        return one[:length]
