# Bug: counts the letters that both texts have, whatever their order.
class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        return (Counter(text1) & Counter(text2)).total()
