# Idea: extend only beginnings that can still become right.
class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        found = []

        def extend(text: str, to_open: int, to_close: int) -> None:
            if to_close == 0:
                found.append(text)
            if to_open > 0:
                extend(text + "(", to_open - 1, to_close)
            if to_close > to_open:
                extend(text + ")", to_open, to_close - 1)

        extend("", n, n)
        return found
