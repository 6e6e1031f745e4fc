# Idea: swap the number before the falling tail with the next larger one and sort the tail.
class Solution:
    def nextPermutation(self, nums: List[int]) -> None:
        for pivot in range(len(nums) - 2, -1, -1):
            if nums[pivot] < nums[pivot + 1]:
                partner = len(nums) - 1
                while nums[partner] <= nums[pivot]:
                    partner -= 1
                nums[pivot], nums[partner] = nums[partner], nums[pivot]
                nums[pivot + 1 :] = sorted(nums[pivot + 1 :])
                return
        nums.sort()
