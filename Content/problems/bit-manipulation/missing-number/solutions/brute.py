# Idea: searches the list for 0, 1, 2, … in turn. Time O(n²), space O(1).
class Solution:
    def missingNumber(self, nums: List[int]) -> int:
        candidate = 0
        while candidate in nums:
            candidate += 1
        return candidate
