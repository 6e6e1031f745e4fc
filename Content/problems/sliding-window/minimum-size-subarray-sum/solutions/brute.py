# Idea: add up from every beginning until it suffices.
class Solution:
    def minSubArrayLen(self, target: int, nums: List[int]) -> int:
        def length_from(start: int) -> float:
            sums = enumerate(accumulate(nums[start:]), 1)
            return next((length for length, total in sums if total >= target), inf)

        shortest = min(map(length_from, range(len(nums))))
        return 0 if shortest == inf else shortest
