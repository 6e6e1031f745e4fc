# Bug: brings the 0s to the front and believes that the rest is sorted.
class Solution:
    def sortColors(self, nums: List[int]) -> None:
        low = 0
        for place in range(len(nums)):
            if nums[place] == 0:
                nums[low], nums[place] = nums[place], nums[low]
                low += 1
