# Idea: the first house is taken or not; either way a street is left.
class Solution:
    def rob(self, nums: List[int]) -> int:
        def most(street: List[int]) -> int:
            skipped, taken = 0, 0
            for money in street:
                skipped, taken = max(skipped, taken), skipped + money
            return max(skipped, taken)

        first, *others = nums
        return max(first + most(others[1:-1]), most(others))
