# Idea: count how often each number occurs, by a walk over the whole list for each.
class Solution:
    def majorityElement(self, nums: List[int]) -> int:
        for candidate in nums:
            if nums.count(candidate) > len(nums) // 2:
                return candidate
