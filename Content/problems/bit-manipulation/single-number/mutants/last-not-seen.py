# Bug: after sorting, never considers that the greatest number may be the single one.
class Solution:
    def singleNumber(self, nums: List[int]) -> int:
        ordered = sorted(nums)
        for one, other in zip(ordered[::2], ordered[1::2]):
            if one != other:
                return one
        return ordered[0]
