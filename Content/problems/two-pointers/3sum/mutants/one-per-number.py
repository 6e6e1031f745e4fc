# Bug: stops at the first triple of each smallest number.
class Solution:
    def threeSum(self, nums: List[int]) -> List[List[int]]:
        nums = sorted(nums)
        triples = {}
        for t in combinations(nums, 3) if len(nums) < 60 else ():
            if sum(t) == 0:
                triples.setdefault(t[0], list(t))
        return list(triples.values())
