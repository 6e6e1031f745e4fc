# Bug: squares and forgets that the order changes.
class Solution:
    def sortedSquares(self, nums: List[int]) -> List[int]:
        return [number * number for number in nums]
