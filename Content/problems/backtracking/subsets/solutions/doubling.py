# Idea: each number doubles the list of subsets.
class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        found = [[]]
        for number in nums:
            found += [kept + [number] for kept in found]
        return found
