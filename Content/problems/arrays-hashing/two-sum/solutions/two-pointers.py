# Idea: sort the indices by value and close in from both ends.
class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        order = sorted(range(len(nums)), key=lambda index: nums[index])
        low, high = 0, len(order) - 1
        while low < high:
            total = nums[order[low]] + nums[order[high]]
            if total == target:
                return [order[low], order[high]]
            if total < target:
                low += 1
            else:
                high -= 1
        return []
