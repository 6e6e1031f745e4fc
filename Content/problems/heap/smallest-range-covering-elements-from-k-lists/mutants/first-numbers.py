# Bug: takes the first number of each list and never moves on.
class Solution:
    def smallestRange(self, nums: List[List[int]]) -> List[int]:
        return [min(row[0] for row in nums), max(row[0] for row in nums)]
