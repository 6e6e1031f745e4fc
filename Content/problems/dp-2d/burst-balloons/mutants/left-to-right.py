# Bug: bursts only from the ends inwards.
class Solution:
    def maxCoins(self, nums: List[int]) -> int:
        @cache
        def best(left: int, right: int) -> int:
            if left == right:
                return nums[left]
            first = nums[left] * nums[left + 1] + best(left + 1, right)
            return max(first, nums[right] * nums[right - 1] + best(left, right - 1))

        return best(0, len(nums) - 1)
