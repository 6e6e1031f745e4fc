# Idea: move the last number to the front, step by step.
class Solution:
    def rotate(self, nums: List[int], k: int) -> None:
        for _ in range(k % len(nums)):
            nums.insert(0, nums.pop())
