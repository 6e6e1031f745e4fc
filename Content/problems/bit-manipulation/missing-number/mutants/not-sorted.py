# Bug: compares positions and numbers without sorting first.
class Solution:
    def missingNumber(self, nums: List[int]) -> int:
        for place, number in enumerate(nums):
            if place != number:
                return place
        return len(nums)
