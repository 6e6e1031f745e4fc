# Bug: takes for each letter the first place in the other text that is still to come.
class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        count = start = 0
        for letter in text1:
            place = text2.find(letter, start)
            if place >= 0:
                count += 1
                start = place + 1
        return count
