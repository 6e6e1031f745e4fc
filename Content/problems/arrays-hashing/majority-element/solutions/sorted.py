# Idea: sorted, a block longer than half of the list covers its middle.
class Solution:
    def majorityElement(self, nums: List[int]) -> int:
        return sorted(nums)[len(nums) // 2]
