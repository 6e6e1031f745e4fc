# Idea: one walk with four numbers, by what was decided about the first and the last house.
class Solution:
    def rob(self, nums: List[int]) -> int:
        if len(nums) == 1:
            return nums[0]
        impossible = float("-inf")
        skipped, taken = 0, impossible
        skipped_with_first, taken_with_first = impossible, nums[0]
        for money in nums[1:]:
            skipped, taken = max(skipped, taken), skipped + money
            skipped_with_first, taken_with_first = (
                max(skipped_with_first, taken_with_first),
                skipped_with_first + money,
            )
        return max(skipped, taken, skipped_with_first)
