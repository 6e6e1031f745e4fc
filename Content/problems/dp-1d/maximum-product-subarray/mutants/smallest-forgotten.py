# Bug: drops a negative product, which the next negative number would have made the best.
class Solution:
    def maxProduct(self, nums: List[int]) -> int:
        best = product = nums[0]
        for number in nums[1:]:
            product = max(number, product * number)
            best = max(best, product)
        return best
