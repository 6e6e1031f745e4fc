# Idea: multiply all others for each place.
class Solution:
    def productExceptSelf(self, nums: List[int]) -> List[int]:
        return [prod(nums[:i] + nums[i + 1:]) for i in range(len(nums))]
