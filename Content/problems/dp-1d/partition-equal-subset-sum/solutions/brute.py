# Idea: take or leave each element until the half is reached.
class Solution:
    def canPartition(self, nums: List[int]) -> bool:
        def can_make(rest: int, nums: List[int]) -> bool:
            if not nums:
                return rest == 0
            return can_make(rest - nums[0], nums[1:]) or can_make(rest, nums[1:])

        return sum(nums) % 2 == 0 and can_make(sum(nums) // 2, nums)
