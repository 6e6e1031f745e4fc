# Bug: takes equal elements for different ones.
class Solution:
    def subsetsWithDup(self, nums: List[int]) -> List[List[int]]:
        found = [[]]
        for number in nums:
            found += [subset + [number] for subset in found]
        return found
