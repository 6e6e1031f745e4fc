# Idea: for each different number take none, one, … or all of its copies.
class Solution:
    def subsetsWithDup(self, nums: List[int]) -> List[List[int]]:
        found = [[]]
        for number, copies in Counter(nums).items():
            found = [subset + [number] * count for subset in found for count in range(copies + 1)]
        return found
