# Idea: the greatest square left is at one of the ends; collect from there and turn round.
class Solution:
    def sortedSquares(self, nums: List[int]) -> List[int]:
        squares = []
        low, high = 0, len(nums) - 1
        while low <= high:
            greatest = max(nums[low] ** 2, nums[high] ** 2)
            squares.append(greatest)
            if nums[low] ** 2 == greatest:
                low += 1
            else:
                high -= 1
        return squares[::-1]
