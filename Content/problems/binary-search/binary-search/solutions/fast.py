# Idea: halves the part in which the first number that is not smaller than the target may stand.
class Solution:
    def search(self, nums: List[int], target: int) -> int:
        low, high = 0, len(nums)
        while low < high:
            middle = (low + high) // 2
            if nums[middle] < target:
                low = middle + 1
            else:
                high = middle
        return low if low < len(nums) and nums[low] == target else -1
