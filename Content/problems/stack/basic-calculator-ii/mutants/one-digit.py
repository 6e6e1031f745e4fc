# Bug: a number has one digit only: the last one.
class Solution:
    def calculate(self, s: str) -> int:
        terms, before, number = [], "+", 0
        for character in s + "+":
            if character.isdigit():
                number = int(character)
            elif character != " ":
                if before in "+-":
                    terms.append(number if before == "+" else -number)
                else:
                    terms.append(terms.pop() * number if before == "*" else int(terms.pop() / number))
                before, number = character, 0
        return sum(terms)
