# Bug: wraps a shorter text or puts a pair before or behind it, which does not make all texts.
class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        texts = {"()"}
        for _ in range(n - 1):
            texts = {made for t in texts for made in (f"({t})", f"(){t}", f"{t}()")}
        return list(texts)
