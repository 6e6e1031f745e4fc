# Idea: numbers wait on a stack until an operator takes the two latest.
class Solution:
    def evalRPN(self, tokens: List[str]) -> int:
        operations = {"+": add, "-": sub, "*": mul, "/": truediv}
        values = []
        for token in tokens:
            if token in operations:
                right = values.pop()
                left = values.pop()
                values.append(int(operations[token](left, right)))
            else:
                values.append(int(token))
        [value] = values
        return value
