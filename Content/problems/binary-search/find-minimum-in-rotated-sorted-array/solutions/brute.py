# Idea: reads all numbers and remembers the smallest.
class Solution:
    def findMin(self, nums: List[int]) -> int:
        smallest = nums[0]
        for number in nums:
            smallest = min(smallest, number)
        return smallest
