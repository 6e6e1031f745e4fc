# Idea: the product of all on the left, times the product of all on the right.
class Solution:
    def productExceptSelf(self, nums: List[int]) -> List[int]:
        left = accumulate(nums[:-1], mul, initial=1)
        right = accumulate(nums[:0:-1], mul, initial=1)
        return [a * b for a, b in zip(left, reversed(list(right)))]
