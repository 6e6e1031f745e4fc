# Idea: the bits of a counter say which numbers are kept.
class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        return [
            [number for index, number in enumerate(nums) if counter >> index & 1]
            for counter in range(1 << len(nums))
        ]
