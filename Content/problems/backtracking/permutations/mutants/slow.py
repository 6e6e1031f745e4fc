# Bug: too slow: tries every number from -10 to 10 in every place and keeps what fits.
class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        wanted = sorted(nums)
        return [
            list(numbers)
            for numbers in product(range(-10, 11), repeat=len(nums))
            if sorted(numbers) == wanted
        ]
