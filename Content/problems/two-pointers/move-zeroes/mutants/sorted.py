# Bug: sorts the others as well.
class Solution:
    def moveZeroes(self, nums: List[int]) -> None:
        nums.sort(key=lambda number: (number == 0, number))
