# Idea: collect the others in a second list and fill it up with zeros.
class Solution:
    def moveZeroes(self, nums: List[int]) -> None:
        others = [number for number in nums if number != 0]
        nums[:] = others + [0] * (len(nums) - len(others))
