# Idea: a function that adds up to the closing bracket calls itself where one opens.
class Solution:
    def calculate(self, s: str) -> int:
        place = 0

        def total() -> int:
            nonlocal place
            result, sign, number = 0, 1, 0
            while place < len(s) and s[place] != ")":
                character = s[place]
                place += 1
                if character.isdigit():
                    number = 10 * number + int(character)
                elif character == "(":
                    number = total()
                    place += 1
                elif character != " ":
                    result += sign * number
                    sign, number = 1 if character == "+" else -1, 0
            return result + sign * number

        return total()
