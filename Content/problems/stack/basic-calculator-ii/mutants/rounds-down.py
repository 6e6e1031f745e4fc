# Bug: rounds down, so that negative terms get too small.
class Solution:
    def calculate(self, s: str) -> int:
        terms, before, number = [], "+", 0
        for character in s + "+":
            if character.isdigit():
                number = 10 * number + int(character)
            elif character != " ":
                if before == "+":
                    terms.append(number)
                elif before == "-":
                    terms.append(-number)
                elif before == "*":
                    terms[-1] *= number
                else:
                    terms[-1] //= number
                before, number = character, 0
        return sum(terms)
