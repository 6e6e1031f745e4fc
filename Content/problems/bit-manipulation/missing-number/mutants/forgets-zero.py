# Bug: looks for 1 to n only, so a missing 0 is not noticed.
class Solution:
    def missingNumber(self, nums: List[int]) -> int:
        present = set(nums)
        return next((number for number in range(1, len(nums) + 1) if number not in present), 1)
