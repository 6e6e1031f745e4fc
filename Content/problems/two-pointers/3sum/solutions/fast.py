# Idea: sort, fix the smallest number, and look for the third one among the larger numbers met.
class Solution:
    def threeSum(self, nums: List[int]) -> List[List[int]]:
        counts = Counter(nums)
        ordered = sorted(counts)
        triples = []
        for place, least in enumerate(ordered):
            for middle in ordered[place:]:
                most = -least - middle
                if most < middle:
                    break
                if Counter((least, middle, most)) <= counts:
                    triples.append([least, middle, most])
        return triples
