# Idea: compare the middle with its right neighbour and go uphill.
class Solution:
    def findPeakElement(self, nums: List[int]) -> int:
        low = 0
        high = len(nums) - 1
        while low < high:
            middle = (low + high) // 2
            if nums[middle] < nums[middle + 1]:
                low = middle + 1
            else:
                high = middle
        return low
