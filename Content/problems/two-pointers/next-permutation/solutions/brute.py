# Idea: look through all orders for the smallest one that is larger.
class Solution:
    def nextPermutation(self, nums: List[int]) -> None:
        given = tuple(nums)
        larger = (order for order in permutations(nums) if order > given)
        nums[:] = min(larger, default=sorted(nums))
