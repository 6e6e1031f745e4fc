# Bug: gives the local name a new list; the caller's one stays as it was.
class Solution:
    def nextPermutation(self, nums: List[int]) -> None:
        pivot = len(nums) - 2
        while pivot >= 0 and nums[pivot] >= nums[pivot + 1]:
            pivot -= 1
        nums = nums[: pivot + 1] + nums[pivot + 1 :][::-1]
        if pivot >= 0:
            partner = pivot + 1
            while nums[partner] <= nums[pivot]:
                partner += 1
            nums[pivot], nums[partner] = nums[partner], nums[pivot]
