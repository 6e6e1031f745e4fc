# Idea: the longest choice below each number, from a tree of maxima over all values.
class Solution:
    def lengthOfLIS(self, nums: List[int]) -> int:
        ranks = {number: rank for rank, number in enumerate(sorted(set(nums)), 1)}
        longest = [0] * (len(ranks) + 1)
        for number in nums:
            below = ranks[number] - 1
            length = 1
            while below > 0:
                length = max(length, longest[below] + 1)
                below &= below - 1
            node = ranks[number]
            while node < len(longest):
                longest[node] = max(longest[node], length)
                node += node & -node
        return max(longest)
