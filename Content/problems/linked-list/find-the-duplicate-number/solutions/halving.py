# Idea: halves the range of values by counting how many numbers are at most its middle. Time
# O(n log n), space O(1).
class Solution:
    def findDuplicate(self, nums: List[int]) -> int:
        least, greatest = 1, len(nums) - 1
        while least < greatest:
            middle = (least + greatest) // 2
            count = sum(1 for number in nums if number <= middle)
            if count > middle:
                greatest = middle
            else:
                least = middle + 1
        return least
