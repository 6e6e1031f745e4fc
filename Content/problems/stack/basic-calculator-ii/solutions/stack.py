# Idea: a stack of terms; products change its top.
class Solution:
    def calculate(self, s: str) -> int:
        terms = []
        before = "+"
        number = 0
        for character in s + "+":
            if character.isdigit():
                number = 10 * number + int(character)
            elif character != " ":
                if before == "+":
                    terms.append(number)
                elif before == "-":
                    terms.append(-number)
                elif before == "*":
                    terms.append(terms.pop() * number)
                else:
                    terms.append(int(terms.pop() / number))
                before, number = character, 0
        return sum(terms)
