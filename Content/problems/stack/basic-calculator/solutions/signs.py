# Idea: multiply the brackets out; a stack of their signs.
class Solution:
    def calculate(self, s: str) -> int:
        total = number = 0
        signs = [1]
        sign = 1
        for character in s:
            if character.isdigit():
                number = 10 * number + int(character)
            elif character == "(":
                signs.append(sign)
            elif character != " ":
                total += sign * number
                number = 0
                if character == ")":
                    signs.pop()
                else:
                    sign = signs[-1] if character == "+" else -signs[-1]
        return total + sign * number
