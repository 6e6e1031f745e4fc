# Idea: mark every place that a sequence of words can end at.
class Solution:
    def wordBreak(self, s: str, wordDict: List[str]) -> bool:
        reached = {0}
        for start in range(len(s)):
            if start in reached:
                for word in wordDict:
                    if s.startswith(word, start):
                        reached.add(start + len(word))
        return len(s) in reached
