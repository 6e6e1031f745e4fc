# Bug: looks for a gap between sorted neighbours and takes n where there is none, even if 0 is.
class Solution:
    def missingNumber(self, nums: List[int]) -> int:
        for one, other in pairwise(sorted(nums)):
            if other > one + 1:
                return one + 1
        return len(nums)
