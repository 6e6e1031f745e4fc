# Idea: from the last digit on, nines become 0 until another digit can grow.
class Solution:
    def plusOne(self, digits: List[int]) -> List[int]:
        for place in reversed(range(len(digits))):
            if digits[place] < 9:
                digits[place] += 1
                return digits
            digits[place] = 0
        return [1] + digits
