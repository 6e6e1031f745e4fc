# Bug: takes a token for a number only if it has digits and nothing else, so negative numbers are lost.
class Solution:
    def evalRPN(self, tokens: List[str]) -> int:
        values = []
        for token in tokens:
            if token.isdigit():
                values.append(int(token))
            elif len(values) > 1:
                right, left = values.pop(), values.pop()
                if token == "+":
                    values.append(left + right)
                elif token == "*":
                    values.append(left * right)
                elif token == "/":
                    values.append(int(left / right))
                else:
                    values.append(left - right)
        return values[-1] if values else 0
