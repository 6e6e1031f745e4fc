# Bug: takes the largest numbers, wherever they stand.
class Solution:
    def minSubArrayLen(self, target: int, nums: List[int]) -> int:
        total = 0
        for count, number in enumerate(sorted(nums, reverse=True), 1):
            total += number
            if total >= target:
                return count
        return 0
