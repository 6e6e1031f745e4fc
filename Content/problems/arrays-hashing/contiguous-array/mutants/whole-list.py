# Bug: takes twice the rarer number's count, as if the longest stretch held all of them.
class Solution:
    def findMaxLength(self, nums: List[int]) -> int:
        return 2 * min(nums.count(0), nums.count(1))
