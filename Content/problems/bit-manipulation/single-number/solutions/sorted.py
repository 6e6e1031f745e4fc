# Idea: sorts, then looks for the first pair of neighbours that differ. Time O(n log n).
class Solution:
    def singleNumber(self, nums: List[int]) -> int:
        ordered = sorted(nums)
        for one, other in zip(ordered[::2], ordered[1::2]):
            if one != other:
                return one
        return ordered[-1]
