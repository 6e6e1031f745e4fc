# Bug: strips all zeros of a product that is 0 and returns an empty text.
class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        places = [0] * (len(num1) + len(num2))
        for i, first in enumerate(reversed(num1)):
            for j, second in enumerate(reversed(num2)):
                places[i + j] += int(first) * int(second)
        carry = 0
        for index, total in enumerate(places):
            carry, places[index] = divmod(total + carry, 10)
        return "".join(map(str, reversed(places))).lstrip("0")
