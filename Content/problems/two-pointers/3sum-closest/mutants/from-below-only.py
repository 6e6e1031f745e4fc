# Bug: prefers sums that do not exceed the target.
class Solution:
    def threeSumClosest(self, nums: List[int], target: int) -> int:
        nums.sort()
        below, above = [], []
        for index, first in enumerate(nums):
            low, high = index + 1, len(nums) - 1
            while low < high:
                total = first + nums[low] + nums[high]
                if total <= target:
                    below.append(total)
                    low += 1
                else:
                    above.append(total)
                    high -= 1
        return max(below) if below else min(above)
