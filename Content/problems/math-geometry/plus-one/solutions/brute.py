# Idea: make one number of the digits, add 1, and take it apart again.
class Solution:
    def plusOne(self, digits: List[int]) -> List[int]:
        number = 1
        power = 1
        for digit in reversed(digits):
            number += digit * power
            power *= 10
        answer = []
        while number > 0:
            number, digit = divmod(number, 10)
            answer.append(digit)
        return answer[::-1]
