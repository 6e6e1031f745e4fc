# Bug: leaves the last order as it is.
class Solution:
    def nextPermutation(self, nums: List[int]) -> None:
        pivot = len(nums) - 2
        while pivot >= 0 and nums[pivot] >= nums[pivot + 1]:
            pivot -= 1
        if pivot < 0:
            return
        partner = len(nums) - 1
        while nums[partner] <= nums[pivot]:
            partner -= 1
        nums[pivot], nums[partner] = nums[partner], nums[pivot]
        nums[pivot + 1 :] = reversed(nums[pivot + 1 :])
