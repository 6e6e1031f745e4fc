# Idea: the largest and the smallest product of the runs that end here.
class Solution:
    def maxProduct(self, nums: List[int]) -> int:
        largest, smallest = 1, 1
        best = float("-inf")
        for number in nums:
            products = (number, largest * number, smallest * number)
            largest, smallest = max(products), min(products)
            best = max(best, largest)
        return best
