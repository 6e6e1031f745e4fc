# Idea: binary search by a rank, the part of the list first and then the number.
class Solution:
    def search(self, nums: List[int], target: int) -> int:
        def rank(number: int) -> tuple:
            return number <= nums[-1], number

        low, high = 0, len(nums)
        while low < high:
            middle = (low + high) // 2
            if rank(nums[middle]) < rank(target):
                low = middle + 1
            else:
                high = middle
        return low if nums[low] == target else -1
