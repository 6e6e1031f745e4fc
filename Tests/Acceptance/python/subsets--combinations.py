# Style: the library, with a star-imported chain.
class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        return list(chain.from_iterable(combinations(nums, size) for size in range(len(nums) + 1)))
