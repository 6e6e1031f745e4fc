# Idea: swap neighbours that stand the wrong way round until none do.
class Solution:
    def sortColors(self, nums: List[int]) -> None:
        is_sorted = False
        while not is_sorted:
            is_sorted = True
            for index in range(1, len(nums)):
                if nums[index - 1] > nums[index]:
                    nums[index - 1], nums[index] = nums[index], nums[index - 1]
                    is_sorted = False
