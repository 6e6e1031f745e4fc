# Bug: drops repeats without sorting, so 1, 2 and 2, 1 both stay.
class Solution:
    def subsetsWithDup(self, nums: List[int]) -> List[List[int]]:
        found = {()}
        for number in nums:
            found |= {subset + (number,) for subset in found}
        return [list(subset) for subset in found]
