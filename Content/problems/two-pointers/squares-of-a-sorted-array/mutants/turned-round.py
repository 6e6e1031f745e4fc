# Bug: returns the squares in descending order.
class Solution:
    def sortedSquares(self, nums: List[int]) -> List[int]:
        return sorted((number * number for number in nums), reverse=True)
