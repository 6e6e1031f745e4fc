# Idea: the longest rising choice that ends with each number, from all earlier numbers.
class Solution:
    def lengthOfLIS(self, nums: List[int]) -> int:
        lengths = []
        for number in nums:
            earlier = (length for other, length in zip(nums, lengths) if other < number)
            lengths.append(1 + max(earlier, default=0))
        return max(lengths)
