# Bug: takes either no copy of a number or all of them.
class Solution:
    def subsetsWithDup(self, nums: List[int]) -> List[List[int]]:
        found = [[]]
        for number, copies in Counter(nums).items():
            found = [subset + [number] * count for subset in found for count in (0, copies)]
        return found
