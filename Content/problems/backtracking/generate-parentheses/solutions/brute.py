# Idea: write every text and keep the right ones.
class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        def is_right(text: str) -> bool:
            while "()" in text:
                text = text.replace("()", "")
            return text == ""

        return [text for text in map("".join, product("()", repeat=2 * n)) if is_right(text)]
