# Style: running products of the library.
from itertools import accumulate
from operator import mul


class Solution:
    def productExceptSelf(self, nums: List[int]) -> List[int]:
        before = [1, *accumulate(nums[:-1], mul)]
        after = [1, *accumulate(nums[:0:-1], mul)][::-1]
        return list(map(mul, before, after))
