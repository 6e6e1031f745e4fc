# Bug: compares the sorted positive numbers with their places, so a repeat shifts all behind it.
class Solution:
    def firstMissingPositive(self, nums: List[int]) -> int:
        positive = sorted(number for number in nums if number > 0)
        for wanted, number in enumerate(positive, 1):
            if number != wanted:
                return wanted
        return len(positive) + 1
