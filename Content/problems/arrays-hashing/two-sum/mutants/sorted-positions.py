# Bug: sorts the numbers and answers with positions in the sorted list, not in the given one.
class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        nums = sorted(nums)
        low, high = 0, len(nums) - 1
        while low < high:
            total = nums[low] + nums[high]
            if total == target:
                return [low, high]
            if total < target:
                low += 1
            else:
                high -= 1
        return []
