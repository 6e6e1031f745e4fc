# Idea: add every number to every set until nothing new comes.
class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        found = set()
        newest = {frozenset()}
        while newest:
            found |= newest
            newest = {kept | {number} for kept in newest for number in nums} - found
        return [list(kept) for kept in found]
