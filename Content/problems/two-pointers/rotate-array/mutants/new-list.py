# Bug: gives the local name a new list; the caller's one stays as it was.
class Solution:
    def rotate(self, nums: List[int], k: int) -> None:
        k %= len(nums)
        nums = nums[-k:] + nums[:-k]
