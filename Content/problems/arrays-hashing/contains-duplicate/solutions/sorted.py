# Idea: sort a copy, so that equal numbers become neighbours.
class Solution:
    def containsDuplicate(self, nums: List[int]) -> bool:
        ordered = sorted(nums)
        return any(a == b for a, b in zip(ordered, ordered[1:]))
