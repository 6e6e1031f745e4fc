# Idea: build all tuples and keep those without repetition.
class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        return [
            list(numbers)
            for numbers in product(nums, repeat=len(nums))
            if len(set(numbers)) == len(nums)
        ]
