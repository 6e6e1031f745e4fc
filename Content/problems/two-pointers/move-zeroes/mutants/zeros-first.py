# Bug: moves the zeros to the front.
class Solution:
    def moveZeroes(self, nums: List[int]) -> None:
        nums.sort(key=lambda number: number != 0)
