# Bug: always takes the longest word that fits and never goes back.
class Solution:
    def wordBreak(self, s: str, wordDict: List[str]) -> bool:
        while s:
            fitting = [word for word in wordDict if s.startswith(word)]
            if not fitting:
                return False
            s = s[len(max(fitting, key=len)) :]
        return True
