# Bug: walks the row upwards, so an element may be used more than once.
class Solution:
    def canPartition(self, nums: List[int]) -> bool:
        if sum(nums) % 2 == 1:
            return False
        half = sum(nums) // 2
        reached = [True] + [False] * half
        for number in nums:
            for total in range(number, half + 1):
                reached[total] = reached[total] or reached[total - number]
        return reached[half]
