# Idea: turn the whole list round, then each of the two blocks.
class Solution:
    def rotate(self, nums: List[int], k: int) -> None:
        split = k % len(nums)
        nums.reverse()
        nums[:split] = reversed(nums[:split])
        nums[split:] = reversed(nums[split:])
