# Idea: binary search for the first number that is not larger than the last one.
class Solution:
    def findMin(self, nums: List[int]) -> int:
        low, high = 0, len(nums)
        while low < high:
            middle = (low + high) // 2
            if nums[middle] > nums[-1]:
                low = middle + 1
            else:
                high = middle
        return nums[low]
