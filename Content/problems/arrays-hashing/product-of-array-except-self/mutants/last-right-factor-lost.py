# Bug: the walk from the right begins one place too late, so the last number is never a factor.
class Solution:
    def productExceptSelf(self, nums: List[int]) -> List[int]:
        answer = [1] * len(nums)
        left = 1
        for i, number in enumerate(nums):
            answer[i] = left
            left *= number
        right = 1
        for i in reversed(range(len(nums) - 1)):
            answer[i] *= right
            right *= nums[i]
        return answer
