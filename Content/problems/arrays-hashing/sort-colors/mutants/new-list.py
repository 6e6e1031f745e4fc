# Bug: gives the local name a new list; the caller's one stays as it was.
class Solution:
    def sortColors(self, nums: List[int]) -> None:
        nums = sorted(nums)
