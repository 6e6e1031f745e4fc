# Idea: replace the first operator and its operands by their result, again and again.
class Solution:
    def evalRPN(self, tokens: List[str]) -> int:
        tokens = list(tokens)
        while len(tokens) > 1:
            place = next(i for i, token in enumerate(tokens) if token in "+-*/")
            left, right = int(tokens[place - 2]), int(tokens[place - 1])
            result = {
                "+": left + right,
                "-": left - right,
                "*": left * right,
                "/": int(left / right) if right else 0,
            }[tokens[place]]
            tokens[place - 2:place + 1] = [str(result)]
        return int(tokens[0])
