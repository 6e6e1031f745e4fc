# Bug: begins with 0 as the smallest number.
class Solution:
    def findMin(self, nums: List[int]) -> int:
        smallest = 0
        for number in nums:
            smallest = min(smallest, number)
        return smallest
