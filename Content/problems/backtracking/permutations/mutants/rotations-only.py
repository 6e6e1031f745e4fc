# Bug: returns the rotations of the array and takes them for all permutations.
class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        return [nums[start:] + nums[:start] for start in range(len(nums))]
