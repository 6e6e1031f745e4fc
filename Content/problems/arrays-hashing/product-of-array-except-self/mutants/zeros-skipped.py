# Bug: leaves zeros out of every product.
class Solution:
    def productExceptSelf(self, nums: List[int]) -> List[int]:
        product = prod(number for number in nums if number)
        return [product // number if number else product for number in nums]
