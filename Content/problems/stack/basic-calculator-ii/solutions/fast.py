# Idea: the sum of finished terms, and the term that goes on.
class Solution:
    def calculate(self, s: str) -> int:
        total = 0
        term = 0
        number = 0
        before = "+"
        for character in s + "+":
            if character.isdigit():
                number = 10 * number + int(character)
            elif character != " ":
                if before == "*":
                    term *= number
                elif before == "/":
                    term = int(term / number)
                else:
                    total += term
                    term = -number if before == "-" else number
                before = character
                number = 0
        return total + term
