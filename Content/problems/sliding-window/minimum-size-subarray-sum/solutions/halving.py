# Idea: search the sums from the beginning for the latest start of each end.
class Solution:
    def minSubArrayLen(self, target: int, nums: List[int]) -> int:
        sums = list(accumulate(nums, initial=0))
        lengths = [
            end - bisect_right(sums, total - target) + 1
            for end, total in enumerate(sums)
            if total >= target
        ]
        return min(lengths, default=0)
