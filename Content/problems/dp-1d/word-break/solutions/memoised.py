# Idea: search by position, each position answered once.
class Solution:
    def wordBreak(self, s: str, wordDict: List[str]) -> bool:
        @cache
        def can_end(start: int) -> bool:
            return start == len(s) or any(
                s.startswith(word, start) and can_end(start + len(word)) for word in wordDict
            )

        return can_end(0)
