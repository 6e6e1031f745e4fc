# Bug: does not look at what came back for a 2.
class Solution:
    def sortColors(self, nums: List[int]) -> None:
        low, place, high = 0, 0, len(nums) - 1
        while place <= high:
            if nums[place] == 0:
                nums[low], nums[place] = nums[place], nums[low]
                low += 1
            elif nums[place] == 2:
                nums[high], nums[place] = nums[place], nums[high]
                high -= 1
            place += 1
