# Idea: a stack of the sums that brackets interrupt, with the sign before each.
class Solution:
    def calculate(self, s: str) -> int:
        interrupted = []
        total = 0
        sign = 1
        number = 0
        for character in s:
            if character.isdigit():
                number = 10 * number + int(character)
            elif character == "(":
                interrupted.append((total, sign))
                total = 0
                sign = 1
            elif character != " ":
                total += sign * number
                number = 0
                if character == ")":
                    outer, before = interrupted.pop()
                    total = outer + before * total
                else:
                    sign = 1 if character == "+" else -1
        return total + sign * number
