# Bug: returns how far the nearest sum is away.
class Solution:
    def threeSumClosest(self, nums: List[int], target: int) -> int:
        nums.sort()
        nearest = float("inf")
        for index, first in enumerate(nums):
            low, high = index + 1, len(nums) - 1
            while low < high:
                total = first + nums[low] + nums[high]
                nearest = min(nearest, abs(total - target))
                if total < target:
                    low += 1
                else:
                    high -= 1
        return nearest
