# Bug: only looks whether every letter of the text stands in some word.
class Solution:
    def wordBreak(self, s: str, wordDict: List[str]) -> bool:
        return set(s) <= set("".join(wordDict))
