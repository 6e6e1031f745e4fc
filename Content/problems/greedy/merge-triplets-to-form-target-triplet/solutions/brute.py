# Idea: collects everything that merges of the triplets can give. Time exponential.
class Solution:
    def mergeTriplets(self, triplets: List[List[int]], target: List[int]) -> bool:
        made = set()
        for triplet in triplets:
            merges = {tuple(map(max, triplet, other)) for other in made}
            made |= merges | {tuple(triplet)}
        return tuple(target) in made
