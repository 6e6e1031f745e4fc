# Bug: multiplies the current number in before it uses the left product.
class Solution:
    def productExceptSelf(self, nums: List[int]) -> List[int]:
        answer = [1] * len(nums)
        left = 1
        for i, number in enumerate(nums):
            left *= number
            answer[i] = left
        right = 1
        for i in reversed(range(len(nums))):
            answer[i] *= right
            right *= nums[i]
        return answer
