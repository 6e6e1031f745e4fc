# Bug: begins at the first digit.
class Solution:
    def plusOne(self, digits: List[int]) -> List[int]:
        for place, digit in enumerate(digits):
            if digit < 9:
                digits[place] += 1
                return digits
            digits[place] = 0
        return [1] + digits
