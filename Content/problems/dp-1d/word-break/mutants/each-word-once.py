# Bug: uses each word at most once.
class Solution:
    def wordBreak(self, s: str, wordDict: List[str]) -> bool:
        if not s:
            return True
        return any(
            s.startswith(word)
            and self.wordBreak(s[len(word) :], [other for other in wordDict if other != word])
            for word in wordDict
        )
