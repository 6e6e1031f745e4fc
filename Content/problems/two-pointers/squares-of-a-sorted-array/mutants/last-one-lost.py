# Bug: stops when both places meet, so the smallest square is missing.
class Solution:
    def sortedSquares(self, nums: List[int]) -> List[int]:
        squares = deque()
        low, high = 0, len(nums) - 1
        while low < high:
            if abs(nums[low]) > abs(nums[high]):
                squares.appendleft(nums[low] ** 2)
                low += 1
            else:
                squares.appendleft(nums[high] ** 2)
                high -= 1
        return list(squares)
