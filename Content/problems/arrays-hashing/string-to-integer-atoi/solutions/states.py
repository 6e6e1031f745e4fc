# Idea: a reader with three states; each character leads to the next one.
class Solution:
    def myAtoi(self, s: str) -> int:
        state = "before"
        sign, value = 1, 0
        for letter in s:
            if letter.isdigit():
                state = "signed"
                limit = 2**31 if sign < 0 else 2**31 - 1
                value = min(10 * value + int(letter), limit)
            elif state == "before" and letter in "+-":
                state = "signed"
                sign = -1 if letter == "-" else 1
            elif state != "before" or letter != " ":
                break
        return sign * value
