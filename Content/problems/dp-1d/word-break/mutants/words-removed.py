# Bug: takes the words out of the text wherever they stand, so that new neighbours form words.
class Solution:
    def wordBreak(self, s: str, wordDict: List[str]) -> bool:
        for word in sorted(wordDict, key=len, reverse=True):
            s = s.replace(word, "")
        return s == ""
