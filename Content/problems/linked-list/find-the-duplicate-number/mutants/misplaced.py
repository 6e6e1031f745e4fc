# Bug: takes the first number that does not stand at its place in sorted order.
class Solution:
    def findDuplicate(self, nums: List[int]) -> int:
        for place, number in enumerate(sorted(nums), start=1):
            if number != place:
                return number
        return 0
