# Idea: overwrite from the front with what is not zero, then fill the rest with zeros.
class Solution:
    def moveZeroes(self, nums: List[int]) -> None:
        place = 0
        for number in nums:
            if number != 0:
                nums[place] = number
                place += 1
        for rest in range(place, len(nums)):
            nums[rest] = 0
