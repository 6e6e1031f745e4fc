# Bug: carries once and no further.
class Solution:
    def plusOne(self, digits: List[int]) -> List[int]:
        if digits[-1] < 9:
            return digits[:-1] + [digits[-1] + 1]
        if len(digits) == 1:
            return [1, 0]
        return digits[:-2] + [digits[-2] + 1, 0]
