# Idea: insert each number at every place of the permutations so far.
class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        permutations = [[]]
        for number in nums:
            permutations = [
                permutation[:place] + [number] + permutation[place:]
                for permutation in permutations
                for place in range(len(permutation) + 1)
            ]
        return permutations
