# Idea: one walk that keeps a stretch of 0s, one of 1s and one of 2s at the far end.
class Solution:
    def sortColors(self, nums: List[int]) -> None:
        low, place, high = 0, 0, len(nums) - 1
        while place <= high:
            if nums[place] == 0:
                nums[low], nums[place] = nums[place], nums[low]
                low += 1
                place += 1
            elif nums[place] == 2:
                nums[high], nums[place] = nums[place], nums[high]
                high -= 1
            else:
                place += 1
