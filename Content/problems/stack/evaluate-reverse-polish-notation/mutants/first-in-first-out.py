# Bug: takes the two oldest values, as a queue would.
class Solution:
    def evalRPN(self, tokens: List[str]) -> int:
        values = []
        for token in tokens:
            if token not in {"+", "-", "*", "/"}:
                values.append(int(token))
                continue
            left, right = values.pop(0), values.pop(0)
            if token == "+":
                values.append(left + right)
            elif token == "-":
                values.append(left - right)
            elif token == "*":
                values.append(left * right)
            else:
                values.append(int(left / right) if right else 0)
        return values[0]
