# Idea: from the first number that is not negative two ascending lists lead away; merge them.
class Solution:
    def sortedSquares(self, nums: List[int]) -> List[int]:
        right = 0
        while right < len(nums) and nums[right] < 0:
            right += 1
        left = right - 1
        squares = []
        while left >= 0 or right < len(nums):
            if right == len(nums) or (left >= 0 and -nums[left] < nums[right]):
                squares.append(nums[left] ** 2)
                left -= 1
            else:
                squares.append(nums[right] ** 2)
                right += 1
        return squares
