# Style: a fold.
class Solution:
    def rob(self, nums: List[int]) -> int:
        return max(reduce(lambda pair, num: (pair[1], max(pair[1], pair[0] + num)), nums, (0, 0)))
