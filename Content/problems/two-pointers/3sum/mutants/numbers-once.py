# Bug: throws repeats away first, so triples with two equal numbers are lost.
class Solution:
    def threeSum(self, nums: List[int]) -> List[List[int]]:
        return [list(t) for t in combinations(sorted(set(nums)), 3) if sum(t) == 0]
