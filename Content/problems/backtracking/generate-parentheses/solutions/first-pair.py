# Idea: what stands inside the first pair, and what after it.
class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        @cache
        def texts(pairs: int) -> List[str]:
            if pairs == 0:
                return [""]
            return [
                f"({inside}){after}"
                for inner in range(pairs)
                for inside in texts(inner)
                for after in texts(pairs - 1 - inner)
            ]

        return texts(n)
