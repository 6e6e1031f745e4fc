# Bug: returns how often the number occurs.
class Solution:
    def majorityElement(self, nums: List[int]) -> int:
        return max(Counter(nums).values())
