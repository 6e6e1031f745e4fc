# Bug: goes on multiplying behind a zero, so everything after it is 0.
class Solution:
    def maxProduct(self, nums: List[int]) -> int:
        return max(chain(accumulate(nums, mul), accumulate(reversed(nums), mul)))
