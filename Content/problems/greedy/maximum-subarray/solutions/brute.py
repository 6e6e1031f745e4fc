# Idea: adds up from every start to every end. Time O(n²), space O(1).
class Solution:
    def maxSubArray(self, nums: List[int]) -> int:
        return max(max(accumulate(nums[start:])) for start in range(len(nums)))
