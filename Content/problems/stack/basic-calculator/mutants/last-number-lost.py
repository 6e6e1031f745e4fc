# Bug: forgets a number behind which nothing comes.
class Solution:
    def calculate(self, s: str) -> int:
        interrupted, total, sign, number = [], 0, 1, 0
        for character in s:
            if character.isdigit():
                number = 10 * number + int(character)
            elif character == "(":
                interrupted.append((total, sign))
                total, sign = 0, 1
            elif character != " ":
                total, number = total + sign * number, 0
                if character == ")":
                    outer, before = interrupted.pop()
                    total = outer + before * total
                else:
                    sign = 1 if character == "+" else -1
        return total
