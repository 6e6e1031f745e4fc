# Idea: the last digit that is not a 9 grows, and everything behind it becomes 0.
class Solution:
    def plusOne(self, digits: List[int]) -> List[int]:
        nines = len(list(takewhile(lambda digit: digit == 9, reversed(digits))))
        kept = digits[: len(digits) - nines]
        if not kept:
            return [1] + [0] * nines
        return kept[:-1] + [kept[-1] + 1] + [0] * nines
