# Bug: rounds a quotient down instead of towards zero.
class Solution:
    def evalRPN(self, tokens: List[str]) -> int:
        values = []
        for token in tokens:
            if token in {"+", "-", "*", "/"}:
                right, left = values.pop(), values.pop()
                if token == "+":
                    values.append(left + right)
                elif token == "-":
                    values.append(left - right)
                elif token == "*":
                    values.append(left * right)
                else:
                    values.append(left // right)
            else:
                values.append(int(token))
        return values[0]
