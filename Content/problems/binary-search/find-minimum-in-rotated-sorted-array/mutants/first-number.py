# Bug: takes the list for one that was not rotated.
class Solution:
    def findMin(self, nums: List[int]) -> int:
        return nums[0]
