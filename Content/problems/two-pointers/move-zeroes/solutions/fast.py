# Idea: each number that is not zero is swapped to the next place at the front.
class Solution:
    def moveZeroes(self, nums: List[int]) -> None:
        place = 0
        for index, number in enumerate(nums):
            if number != 0:
                nums[place], nums[index] = number, nums[place]
                place += 1
