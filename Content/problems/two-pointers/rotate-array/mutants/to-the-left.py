# Bug: rotates to the left.
class Solution:
    def rotate(self, nums: List[int], k: int) -> None:
        k %= len(nums)
        nums[:] = nums[k:] + nums[:k]
