# Bug: begins with 0 as the best product, as if no number had to be chosen.
class Solution:
    def maxProduct(self, nums: List[int]) -> int:
        largest, smallest, best = 1, 1, 0
        for number in nums:
            products = (number, largest * number, smallest * number)
            largest, smallest = max(products), min(products)
            best = max(best, largest)
        return best
