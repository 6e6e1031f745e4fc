# Style: functions of the operator module in a dictionary.
class Solution:
    def evalRPN(self, tokens: List[str]) -> int:
        todo = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": lambda a, b: trunc(a / b)}
        stack = []
        for token in tokens:
            if token in todo:
                right, left = stack.pop(), stack.pop()
                stack.append(todo[token](left, right))
            else:
                stack.append(int(token))
        return stack[0]
