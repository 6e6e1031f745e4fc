# Bug: removes zeros from the list it walks over, so the number behind each is skipped.
class Solution:
    def moveZeroes(self, nums: List[int]) -> None:
        for index in range(len(nums)):
            if nums[index] == 0:
                nums.append(nums.pop(index))
