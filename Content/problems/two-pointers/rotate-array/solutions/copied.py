# Idea: write each number to its new index in a second list.
class Solution:
    def rotate(self, nums: List[int], k: int) -> None:
        rotated = [0] * len(nums)
        for index, number in enumerate(nums):
            rotated[(index + k) % len(nums)] = number
        nums[:] = rotated
