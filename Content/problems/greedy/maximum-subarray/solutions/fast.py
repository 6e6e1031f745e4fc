# Idea: the best sum that ends at each position, from the one before. Time O(n), space O(1).
class Solution:
    def maxSubArray(self, nums: List[int]) -> int:
        best = ending = float("-inf")
        for number in nums:
            ending = max(ending + number, number)
            best = max(best, ending)
        return best
