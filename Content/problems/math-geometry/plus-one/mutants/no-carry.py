# Bug: adds 1 to the last digit and carries nothing on.
class Solution:
    def plusOne(self, digits: List[int]) -> List[int]:
        return digits[:-1] + [digits[-1] + 1]
