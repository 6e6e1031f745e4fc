# Bug: keeps the middle in the upper part, so two neighbours are never told apart.
class Solution:
    def search(self, nums: List[int], target: int) -> int:
        low, high = 0, len(nums)
        while low < high:
            middle = (low + high) // 2
            if nums[middle] == target:
                return middle
            if nums[middle] < target:
                low = middle
            else:
                high = middle
        return -1
